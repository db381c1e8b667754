"""What is put together from pieces is what writing it at once would give."""

import msgspec
import pytest

from hanabi.protocol.encoding import encode
from hanabi.protocol.position import CardShown, Position
from hanabi.protocol.settings import Settings
from hanabi.table.audience import Showing
from hanabi.table.replays import open_position
from tests.table.tables import Evening

OPTIONS = ("base", "ten-wild+black+announce+tiles", "expert")


@pytest.mark.parametrize("options", OPTIONS)
def test_a_position_for_a_seat_is_the_open_one_without_its_own_faces(options: str) -> None:
    evening = Evening(Settings(options=options, players=3, starter=0), seed=3).start()
    for _ in range(30):
        if evening.table.phase.is_over:
            break
        evening.move()
        state = evening.table.state
        assert state is not None
        for seat in range(3):
            on_turn = seat == state.on_turn and not state.is_over
            found = open_position(state, with_moves=on_turn)
            if not state.is_over:
                found = without_faces(found, seat)
            written = encode(Showing(evening.history, evening.now).position(seat))
            assert written == encode(found)


def without_faces(position: Position, seat: int) -> Position:
    closed = tuple(
        CardShown(card.order, None, card.clued, card.suits, card.ranks) for card in position.hands[seat]
    )
    hands = (*position.hands[:seat], closed, *position.hands[seat + 1 :])
    return msgspec.structs.replace(position, hands=hands)

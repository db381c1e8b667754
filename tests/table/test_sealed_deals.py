import hashlib
import json

import pytest

from hanabi.protocol.log import StartedShown
from hanabi.protocol.settings import Settings
from hanabi.protocol.table_shown import OpenedDeal
from hanabi.rules.deal_code import from_code
from hanabi.rules.errors import BadRecord
from hanabi.rules.record import Record
from tests.table.tables import SALT, Evening


@pytest.mark.parametrize("options", ["base", "ten-wild+black+tiles"])
def test_the_digest_is_published_at_the_start_and_the_deal_is_opened_at_the_end(options: str) -> None:
    evening = Evening(Settings(players=3, options=options)).start()
    started = evening.told(None)[-1]
    assert isinstance(started, StartedShown)
    for audience in (0, 1, 2, None):
        sent = evening.sent(audience)
        assert sent.table.digest == started.digest
        assert sent.opened is None
    evening.stop()
    for audience in (0, 1, 2, None):
        opened = evening.sent(audience).opened
        assert opened is not None
        assert opened.digest == started.digest == digest_of(opened)
        assert opened.salt == SALT


def digest_of(opened: OpenedDeal) -> str:
    """The digest as anybody can make it, from what docs/table.md says."""
    lines = [
        opened.salt,
        str(opened.players),
        str(opened.starter),
        opened.deck,
        " ".join(opened.tiles),
        str(opened.cut),
    ]
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def test_the_record_carries_the_seal_and_is_checked_by_it() -> None:
    evening = Evening(Settings(players=3)).start()
    digest = evening.sent(0).table.digest
    text = evening.stop().table.record().to_json()
    record = Record.from_json(text)
    assert record.seal is not None
    assert record.seal.digest == digest
    fields = json.loads(text)
    turned = " ".join(reversed(fields["deck"].split(" ")))
    with pytest.raises(BadRecord, match="another deck was published before the first move"):
        Record.from_json(json.dumps(fields | {"deck": turned}))


def test_the_code_of_an_ended_game_gives_its_deal_again() -> None:
    evening = Evening(Settings(players=4, options="five-own+tiles")).start().stop()
    opened = evening.sent(None).opened
    assert opened is not None
    again = Evening(
        Settings(players=4, options="five-own+tiles"),
        from_code(opened.code, Settings(options="five-own+tiles").rules()),
    ).start()
    assert again.table.record().deal == evening.table.record().deal
    assert again.sent(None).table.chosen
    assert not evening.sent(None).table.chosen


def test_the_same_deal_has_another_digest_with_another_salt() -> None:
    evening = Evening().start()
    assert evening.table.seal is not None
    deal = evening.table.record().deal
    assert type(evening.table.seal).of(deal).digest != evening.table.seal.digest

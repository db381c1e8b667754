"""What follows from the others' moves: whether they bear out or contradict what a clue was taken to mean."""

from collections.abc import Iterator, Mapping

from hanabi.bots.partner.bluffs import demonstrates, find_bluffs, hear_bluffs
from hanabi.bots.partner.gentle_discards import hear_gift, is_gentle
from hanabi.bots.partner.layered_finesses import ask_for_next, find_next_layers
from hanabi.bots.partner.meanings import SelfFinesse, Waiting
from hanabi.bots.partner.mind import Mind

WARNING_DECK = 5  # with fewer cards to come a discard says nothing: the last turns are counted out


def hear_play(mind: Mind, seat: int, order: int, kind: int, fits: bool) -> bool:
    """Take in a card played; False if it was not what its clue had been taken to mean."""
    demonstrated = fits and demonstrates(mind, order, kind)
    bluffs = find_bluffs(mind, order, kind) if fits else ()
    deeper = find_next_layers(mind, seat, order) if fits and not demonstrated and not bluffs else {}
    true = _judge(mind, order, kind, as_asked=bool(deeper or bluffs))
    answered = demonstrated or bool(deeper or bluffs)
    if bluffs:
        hear_bluffs(mind, order, bluffs)
    mind.beliefs.keep_waiting(tuple(_progress(mind, seat, order, kind if fits else -1, answered, deeper)))
    ask_for_next(mind, deeper.values())
    mind.beliefs.keep_self_finesses(tuple(_borne_out(mind, order, kind if fits else -1)))
    if not fits:
        _drop_suspicion(mind, seat, order)
    return true


def hear_other(mind: Mind, seat: int) -> None:
    """Take in that a seat did something else than playing a card."""
    mind.beliefs.keep_waiting(tuple(_progress(mind, seat, -1, -1, False, {})))


def hear_discard(mind: Mind, seat: int, order: int, kind: int) -> tuple[int, int] | None:
    """Take in a discard; a twin in another hand, as (seat, order), if that is what it says."""
    _judge(mind, order, kind)
    believed = mind.beliefs.of(seat)[order]
    sure = believed == 1 << kind and mind.beliefs.clued >> order & 1
    hear_other(mind, seat)
    if (gift := hear_gift(mind, seat, order, kind)) is not None:
        return gift
    if mind.level < 3 or not sure or mind.facts.useless >> kind & 1:
        return None
    found = find_twin(mind, seat, kind)
    if found is not None:
        mind.beliefs.settle(found[1], kind)
    return found


def warns(mind: Mind, seat: int) -> bool:
    """Whether a discard of this seat would be a warning: no token is left, and it has a card to play.

    Everybody must see it alike, so only that counts which everybody knows.
    """
    facts, beliefs = mind.facts, mind.beliefs
    if mind.level < 3 or facts.tokens or facts.deck <= WARNING_DECK or facts.options.expert:
        return False
    if mind.trust.is_plain(seat) or not mind.trust.relies_on(seat):
        return False
    touched = beliefs.clued | beliefs.finessed
    for order in facts.hands[seat]:
        if touched >> order & 1:
            known = beliefs.possible[order]
            if not facts.mistakes:
                known = known & beliefs.inferred[order] & ~facts.useless or known
            if not known & ~facts.playable:
                return True
    return False


def hear_warning(mind: Mind, seat: int, order: int, kind: int) -> int | None:
    """Take in that a seat discarded rather than play: the card that the next player is to keep."""
    to = (seat + 1) % mind.facts.players
    if mind.trust.is_plain(to) or not warns(mind, seat) or is_gentle(mind, seat, order, kind):
        return None
    chop = mind.beliefs.chop(to)
    if chop is None or mind.beliefs.trash(to):
        return None
    mind.beliefs.keep(chop)
    return chop


def find_twin(mind: Mind, seat: int, kind: int) -> tuple[int, int] | None:
    """The one clued card outside a hand that can be of this kind, as (seat, order).

    Its holder must find it, too: none of their other clued cards may be of this kind as they see it.
    """
    faces, may_be = mind.facts.face, list[tuple[int, int]]()
    for other, hand in enumerate(mind.facts.hands):
        for order in hand if other != seat else ():
            if mind.beliefs.clued >> order & 1 and mind.beliefs.inferred[order] >> kind & 1:
                may_be.append((other, order))
    twins = [twin for twin in may_be if faces.get(twin[1]) == kind]
    twins = twins or [twin for twin in may_be if twin[1] not in faces]
    if len(twins) != 1 or sum(other == twins[0][0] for other, _ in may_be) != 1:
        return None
    return twins[0]


def _judge(mind: Mind, order: int, kind: int, as_asked: bool = False) -> bool:
    """Count whether the giver of a clue was rightly understood; a layer that is played was asked for."""
    source = mind.beliefs.source.get(order)
    if source is None:
        return True
    meant = mind.beliefs.inferred[order]
    if mind.trust.is_plain(source):
        meant = mind.beliefs.plain.get(order, mind.facts.kinds.every)
    true = as_asked or bool(meant >> kind & 1)
    mind.trust.count_clue(source, true)
    return true


def _progress(
    mind: Mind, seat: int, order: int, kind: int, answered: bool, deeper: Mapping[Waiting, Waiting]
) -> Iterator[Waiting]:
    shown, open_still = list[Waiting](), dict[int, int]()
    for wait in mind.beliefs.waiting:
        if wait in deeper:
            yield deeper[wait]
            continue
        first = wait.steps[0]
        if wait.focus == order:
            continue
        if any(step.order == order for step in wait.steps):
            played = next(step for step in wait.steps if step.order == order)
            if played.kind != kind:
                mind.beliefs.refute(wait)
                continue
            rest = tuple(step for step in wait.steps if step.order != order)
            if rest:
                open_still[wait.focus] = open_still.get(wait.focus, 0) | 1 << wait.kind
                yield wait._replace(steps=rest)
            elif mind.beliefs.possible.get(wait.focus, 0) >> wait.kind & 1:
                shown.append(wait)
            continue
        if first.seat == seat and not answered and mind.facts.playable >> first.kind & 1:
            mind.beliefs.refute(wait)  # a finesse is answered at once
            continue
        yield wait
    for wait in shown:
        if wait.focus in open_still:  # it may be the first of several cards that were asked for
            mind.beliefs.limit(wait.focus, open_still[wait.focus] | 1 << wait.kind)
        else:
            mind.beliefs.settle(wait.focus, wait.kind)


def _borne_out(mind: Mind, order: int, kind: int) -> Iterator[SelfFinesse]:
    """A card of a self-finesse says by its face what the rest of it is; -1 is no face that fits."""
    for finesse in mind.beliefs.self_finesses:
        if finesse.focus == order:
            continue
        if all(step.order != order for _, steps in finesse.ways for step in steps):
            yield finesse
            continue
        left = [way for way in finesse.ways if any((s.order, s.kind) == (order, kind) for s in way[1])]
        meant: dict[int, int] = {}
        for face, steps in left:
            for card, its_kind in ((finesse.focus, face), *((step.order, step.kind) for step in steps)):
                meant[card] = meant.get(card, 0) | 1 << its_kind
        for card, kinds in meant.items():
            mind.beliefs.limit(card, kinds)
        if len(left) > 1:
            yield finesse._replace(ways=tuple(left))


def _drop_suspicion(mind: Mind, seat: int, order: int) -> None:
    """After a mistake: what the same giver told this hand by convention is not believed any longer."""
    beliefs = mind.beliefs
    source, kept = beliefs.source.get(order), []
    for wait in beliefs.waiting:
        if wait.giver == source or any(step.seat == seat for step in wait.steps):
            beliefs.refute(wait)
        else:
            kept.append(wait)
    beliefs.keep_waiting(kept)
    for other in mind.facts.hands[seat]:
        if other != order and source is not None and beliefs.source.get(other) == source:
            beliefs.release(other)

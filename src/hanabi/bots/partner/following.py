"""What follows from the others' moves: whether they bear out or contradict what a clue was taken to mean."""

from collections.abc import Iterator

from hanabi.bots.partner.mind import Mind, Waiting


def hear_play(mind: Mind, seat: int, order: int, kind: int, fits: bool) -> bool:
    """Take in a card played; False if it was not what its clue had been taken to mean."""
    true = _judge(mind, order, kind)
    demonstrated = fits and any(
        step.order == order and step.kind == kind for wait in mind.waiting for step in wait.steps
    )
    mind.waiting = tuple(_progress(mind, seat, order, kind if fits else -1, demonstrated))
    if not fits:
        _drop_suspicion(mind, seat, order)
    mind.changed()
    return true


def hear_other(mind: Mind, seat: int) -> None:
    """Take in that a seat did something else than playing a card."""
    mind.waiting = tuple(_progress(mind, seat, -1, -1, False))
    mind.rethink()


def hear_discard(mind: Mind, seat: int, order: int, kind: int) -> tuple[int, int] | None:
    """Take in a discard; a twin in another hand, as (seat, order), if that is what it says."""
    _judge(mind, order, kind)
    believed = mind.beliefs(seat)[order]
    sure = believed == 1 << kind and mind.clued >> order & 1
    if mind.chop(seat) == order:
        mind.early = False
    hear_other(mind, seat)
    if mind.level < 3 or not sure or mind.useless >> kind & 1:
        return None
    found = find_twin(mind, seat, kind)
    if found is not None:
        mind.inferred[found[1]] = 1 << kind
        mind.rethink()
    return found


def find_twin(mind: Mind, seat: int, kind: int) -> tuple[int, int] | None:
    """The one clued card outside a hand that can be of this kind, as (seat, order)."""
    twins = []
    for other, hand in enumerate(mind.hands):
        if other == seat:
            continue
        for order in hand:
            known = mind.clued >> order & 1 and mind.inferred[order] >> kind & 1
            if known and mind.face.get(order, kind) == kind:
                twins.append((other, order))
    twins = [twin for twin in twins if twin[1] in mind.face] or twins
    return twins[0] if len(twins) == 1 else None


def _judge(mind: Mind, order: int, kind: int) -> bool:
    """Count whether the giver of a clue was rightly understood."""
    source = mind.source.get(order)
    if source is None:
        return True
    meant = mind.inferred[order]
    if mind.plain_seats >> source & 1:
        meant = mind.plain.get(order, mind.kinds.every)
    true = bool(meant >> kind & 1)
    (mind.kept if true else mind.broken)[source] += 1
    return true


def _progress(mind: Mind, seat: int, order: int, kind: int, demonstrated: bool) -> Iterator[Waiting]:
    for wait in mind.waiting:
        first = wait.steps[0]
        if wait.focus == order:
            continue
        if any(step.order == order for step in wait.steps):
            played = next(step for step in wait.steps if step.order == order)
            if played.kind != kind:
                refute(mind, wait)
                continue
            rest = tuple(step for step in wait.steps if step.order != order)
            if rest:
                yield wait._replace(steps=rest)
            elif mind.possible.get(wait.focus, 0) >> wait.kind & 1:
                mind.inferred[wait.focus] = 1 << wait.kind
            continue
        if first.seat == seat and not demonstrated and mind.playable >> first.kind & 1:
            refute(mind, wait)  # a finesse is answered at once
            continue
        yield wait


def refute(mind: Mind, wait: Waiting) -> None:
    """Nobody bore this reading out: it was not meant."""
    keep = mind.inferred.get(wait.focus, 0) & ~(1 << wait.kind)
    if wait.focus in mind.possible:
        mind.inferred[wait.focus] = keep or mind.possible[wait.focus]
        if not keep:
            mind.signalled &= ~(1 << wait.focus)
    for step in wait.steps:
        _release(mind, step.order)


def _release(mind: Mind, order: int) -> None:
    if order in mind.possible and mind.signalled >> order & 1:
        mind.inferred[order] = mind.possible[order]
        mind.signalled &= ~(1 << order)
        mind.finessed &= ~(1 << order)
        mind.source.pop(order, None)


def _drop_suspicion(mind: Mind, seat: int, order: int) -> None:
    """After a mistake: what the same giver told this hand by convention is not believed any longer."""
    source = mind.source.get(order)
    for wait in mind.waiting:
        if wait.giver == source or any(step.seat == seat for step in wait.steps):
            refute(mind, wait)
    mind.waiting = tuple(
        wait
        for wait in mind.waiting
        if wait.giver != source and all(step.seat != seat for step in wait.steps)
    )
    for other in mind.hands[seat]:
        if other != order and source is not None and mind.source.get(other) == source:
            _release(mind, other)

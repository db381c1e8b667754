import hashlib
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi.rules.cards import cards_text
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadDeal
from hanabi.rules.options import PLAYER_COUNTS, Options
from hanabi.rules.seal import Seal, sealed_text
from tests.rules.strategies import ALL_OPTIONS

SALT = "0123456789abcdef" * 2
DEAL = Deal.shuffle(Options(), 3, Random(1), 2)
TILED = Deal.shuffle(Options(tiles=True), 3, Random(1), 2)


def deals(seed: int) -> Deal:
    chance = Random(seed)
    return Deal.shuffle(chance.choice(ALL_OPTIONS), chance.choice(PLAYER_COUNTS), chance)


@settings(max_examples=40)
@given(st.integers(0, 10**9))
def test_a_seal_fits_its_deal_and_no_other(seed: int) -> None:
    deal = deals(seed)
    seal = Seal.of(deal)
    assert seal.fits(deal)
    first = next(place for place, card in enumerate(deal.deck) if card != deal.deck[0])
    swapped = list(deal.deck)
    swapped[0], swapped[first] = swapped[first], swapped[0]
    for other in (
        replace(deal, deck=tuple(swapped)),
        replace(deal, starter=deal.starter + 1),
        replace(deal, players=deal.players + 1),
        replace(deal, cut=deal.cut + 1),
        replace(deal, tiles=(*deal.tiles[1:], *deal.tiles[:1])),
    ):
        assert seal.fits(other) == (other == deal)


def test_the_digest_can_be_made_with_any_tool_that_knows_sha_256() -> None:
    assert sealed_text(DEAL, SALT) == f"{SALT}\n3\n2\n{cards_text(DEAL.deck)}\n\n0\n"
    tiles = " ".join(tile.value for tile in TILED.tiles)
    text = f"{SALT}\n3\n2\n{cards_text(TILED.deck)}\n{tiles}\n{TILED.cut}\n"
    assert Seal.of(TILED, SALT).digest == hashlib.sha256(text.encode("ascii")).hexdigest()


def test_every_seal_has_a_salt_of_its_own() -> None:
    assert len({Seal.of(DEAL).digest for _ in range(20)}) == 20
    assert Seal.of(DEAL, SALT) == Seal.of(DEAL, SALT)


@pytest.mark.parametrize("salt", ["", "ab", SALT.upper(), SALT + "0", SALT[:-1] + "g", SALT[:-1] + "١"])
def test_a_salt_is_hexadecimal_and_long_enough(salt: str) -> None:
    with pytest.raises(BadDeal, match="the salt of a seal has 32 digits 0-9 or a-f, unlike "):
        Seal.of(DEAL, salt)


@pytest.mark.parametrize("digest", ["", "0" * 63, "0" * 65, "F" * 64])
def test_a_digest_is_hexadecimal(digest: str) -> None:
    with pytest.raises(BadDeal, match="the digest of a seal has 64 digits"):
        Seal(SALT, digest)

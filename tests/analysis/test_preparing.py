"""The judge compiled before a game is reviewed."""

import pytest

from hanabi.analysis.preparing import judge_is_prepared, prepare_judge
from hanabi.engine.jit import COMPILED


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
def test_the_judge_is_known_to_be_ready_once_it_was_prepared() -> None:
    prepare_judge()
    assert judge_is_prepared()

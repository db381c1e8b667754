"""A text that is sent at once is what the server's own way would have sent."""

import pytest
from websockets.frames import Frame, Opcode

from hanabi.site.socket_protocol import framed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)

"""A bot over a socket, as it could be written in any language: this one moves by chance.

    python examples/bot_over_socket.py "ws://localhost:8000/api/tables/TABLE/socket?key=KEY"

The host of the table makes the key: docs/bot-protocol.md says how.
"""

import asyncio
import json
import random
import sys
from typing import Any

import websockets


async def play(address: str) -> dict[str, Any]:
    """Sit there until the game is over, and tell how it ended."""
    position: dict[str, Any] = {}
    async for socket in websockets.connect(address):  # comes back by itself when the line breaks
        try:
            async for text in socket:
                message = json.loads(text)
                position = message.get("position") or position
                if outcome := position.get("outcome"):
                    return dict(outcome)
                if message["type"] in ("table", "news") and position.get("legal"):
                    move, turn = random.choice(position["legal"]), position["turn"]  # here a bot thinks
                    wish = {"type": "make-move", "id": f"turn {turn}", "move": move, "turn": turn}
                    await socket.send(json.dumps(wish))  # sent twice, it is still made once
        except websockets.ConnectionClosed:
            continue
    raise AssertionError("it never gives up")


if __name__ == "__main__":
    if not sys.argv[-1].startswith("ws"):
        print(
            "name the socket of a seat: tests/site/test_outsiders.py plays a whole game so", file=sys.stderr
        )
        sys.exit(3)
    print(json.dumps(asyncio.run(play(sys.argv[-1]))))

"""The program in which whole games are worked on, apart from the site: jobs come in, answers go out.

python -m hanabi.site.jobs.job_process
"""

import os

import msgspec

from hanabi.bots.preparing import switch_over_if_prepared
from hanabi.rules.errors import HanabiError
from hanabi.site.child_process import answer_questions, leave_with
from hanabi.site.errors import RefusalTold, refusal_told
from hanabi.site.jobs.jobs import Job

LESS_URGENT = 5  # than the moves of a game


class JobAnswer(msgspec.Struct, frozen=True):
    """What a job made, or the refusal that it met: as `refusal_told` has it."""

    made: bytes = b""
    refused: RefusalTold | None = None


_DECODER: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)


def do_job(body: bytes) -> bytes:
    """Do one job, by the compiled engine as soon as it is there."""
    switch_over_if_prepared()
    try:
        answer = JobAnswer(_DECODER.decode(body).do())
    except HanabiError as error:
        answer = JobAnswer(refused=refusal_told(error))
    except Exception as error:  # it is logged where it was asked for
        answer = JobAnswer(refused=("internal", f"{type(error).__name__}: {error}", 500, ""))
    return msgspec.msgpack.encode(answer)


def main() -> None:
    """Do jobs until nobody asks for any."""
    leave_with(os.getppid())
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    answer_questions(do_job)


if __name__ == "__main__":
    main()

"""`hanabi review`: a finished game judged, in sentences, as JSON or as a picture of its curve."""

from pathlib import Path

import msgspec

from hanabi.analysis.curve import curve_svg
from hanabi.analysis.game_review import Review, review
from hanabi.analysis.review_message import review_message
from hanabi.analysis.words import judgement, reader_sentence
from hanabi.cli.arguments import Arguments
from hanabi.cli.refusals import NotWritten
from hanabi.cli.replay import read_game
from hanabi.cli.screen import Screen
from hanabi.cli.waiting import waiting
from hanabi.cli.words_arguments import chosen_texts
from hanabi.game.replay import Replay
from hanabi.game.sentences import account, ending
from hanabi.protocol.encoding import encode
from hanabi.texts import Texts


def review_game(arguments: Arguments) -> int:
    """Run `hanabi review`."""
    record = read_game(arguments.game)
    words = chosen_texts(arguments.language, arguments.letters)
    with waiting(words.say("judged-waiting")):
        found = review(record, reader=arguments.reader)
    if arguments.picture:
        _write(Path(arguments.picture), curve_svg(found, words))
    if arguments.json:
        message = review_message(record, found, chosen=arguments.reader is not None)
        print(msgspec.json.format(encode(message), indent=2).decode())
    else:
        _tell(Screen("never", words), Replay(record), found, arguments)
    return 0


def _write(path: Path, picture: str) -> None:
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise NotWritten(path, error) from error


def _tell(screen: Screen, game: Replay, found: Review, arguments: Arguments) -> None:
    """By which reader, what was possible, and every move of which something is said."""
    names, texts = screen.names(found.names), screen.texts
    screen.say(reader_sentence(found, texts, chosen=arguments.reader is not None), indent="")
    screen.say(_possible(found.possible.least, found.possible.most, texts), indent="")
    screen.show()
    for move in found.moves:
        before = game.at(move.index)
        said = judgement(move, before, names, texts)
        if said or arguments.all:
            told = account(game.events[move.index], names, texts)
            screen.say(f"{move.index + 1:>3}. {told}", indent="")
        if said:
            screen.say(said, indent="     ")
    outcome = game.end.outcome()
    screen.show()
    screen.say(ending(outcome, texts) if outcome else texts.say("walk-left"), indent="")


def _possible(least: int, most: int, texts: Texts) -> str:
    if least == most:
        return texts.say("judged-possible", count=most)
    return texts.say("judged-between", least=least, count=most)

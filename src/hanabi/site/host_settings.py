"""What whoever runs the site can set: one table, read from options, variables and a file.

The options of the command line, the variables, the keys of the file and the table in docs/operations.md all
come from `SETTINGS`. An option counts before a variable, a variable before the file.
"""

import logging
import os
import tomllib
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from hanabi.rules.errors import BadOptions, shown

PREFIX = "HANABI_"
SECRET = ("store", "bus", "mail")  # they may hold a password
LONGEST_FILE = 64 * 1024
LONGEST_TEXT = 300
# Variables with our prefix that are no settings of the site.
OTHER_VARIABLES = {
    "HANABI_COMPILED": "0 plays without compiled code",
    "HANABI_CACHE": "where compiled code is kept",
    "HANABI_SERVER": "the game behind `make frontend-dev`",
    "HANABI_GAMES": "how many games the kill tests play",
}

log = logging.getLogger("hanabi.settings")


@dataclass(frozen=True, slots=True)
class HostSetting:
    """One thing that can be set: `--port` on the command line, `HANABI_PORT`, `port` in the file.

    `kind` is the type of its value: a text, a number, yes or no, or a list of texts.
    """

    name: str
    kind: type
    default: Any
    meaning: str
    shown_as: str = ""  # in help, what stands for the value
    words: tuple[str, ...] = ()  # the only values there are

    @property
    def option(self) -> str:
        """How it is written on the command line."""
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        """The variable that sets it."""
        return PREFIX + self.key.upper()

    @property
    def key(self) -> str:
        """Its name in Python."""
        return self.name.replace("-", "_")


SETTINGS = (
    HostSetting("host", str, "0.0.0.0", "the address to listen at; 0.0.0.0 means all", "ADDRESS"),
    HostSetting("port", int, 8000, "the port to listen at; 0 takes a free one", "N"),
    HostSetting("path", str, "", "the path under which a proxy shows the site, such as /hanabi", "PATH"),
    HostSetting(
        "store",
        str,
        None,
        "where tables live: a file, or postgresql://… (otherwise hanabi.sqlite3 in your data directory)",
        "WHERE",
    ),
    HostSetting("store-file", str, None, "a file that holds `store`, for one with a password", "FILE"),
    HostSetting("bus", str, None, "nats://…, by which several workers hear of each other", "URL"),
    HostSetting("bus-file", str, None, "a file that holds `bus`, for one with a password", "FILE"),
    HostSetting("workers", int, 1, "how many processes serve", "N"),
    HostSetting(
        "origin",
        list,
        (),
        "another address the site is reached at, such as https://hanabi.example; can be repeated",
        "URL",
    ),
    HostSetting("site-name", str, "Hanabi", "what the site is called", "TEXT"),
    HostSetting(
        "contact",
        str,
        "",
        "how to reach whoever runs the site: a text, an address of mail, or a link; shown on every page",
        "TEXT",
    ),
    HostSetting("invite-only", bool, False, "only people with an invitation play and watch"),
    HostSetting(
        "push-service",
        list,
        (),
        "a push service of your own, such as https://push.example, beside those of browsers; can be repeated",
        "URL",
    ),
    HostSetting("webhooks", bool, False, "people may name an address that is told of their turn"),
    HostSetting(
        "mail",
        str,
        None,
        "smtp://user:password@host:587 or smtps://…, by which people are told of their turn by mail",
        "URL",
    ),
    HostSetting("mail-file", str, None, "a file that holds `mail`, for one with a password", "FILE"),
    HostSetting("mail-from", str, "", "the address of mail that the site writes from", "ADDRESS"),
    HostSetting("thinkers", int, 1, "processes for bots", "N"),
    HostSetting(
        "thinking-time", float, 10.0, "seconds a bot may think before another one plays on", "SECONDS"
    ),
    HostSetting("sockets", int, 500, "how many people and programs may come from one address at once", "N"),
    HostSetting("no-browser", bool, False, "do not open the browser"),
    HostSetting(
        "log",
        str,
        "warning",
        "how much to log, as JSON on standard error",
        words=("debug", "info", "warning", "error"),
    ),
)

_BY_NAME = {setting.name: setting for setting in SETTINGS}
STORE = (_BY_NAME["store"], _BY_NAME["store-file"])  # what commands need that only look into a store
CONFIG = HostSetting("config", str, None, "a TOML file with any of these settings", "FILE")


def add_settings(command: ArgumentParser, settings: Iterable[HostSetting] = SETTINGS) -> None:
    """The options of a command; what is not written there is None, for `read_settings` to find elsewhere."""
    for setting in (CONFIG, *settings):
        meaning = setting.meaning.replace("%", "%%") + _default_in_words(setting)
        if setting.kind is bool:
            command.add_argument(setting.option, action="store_true", default=None, help=meaning)
        else:
            command.add_argument(
                setting.option,
                metavar=setting.shown_as or "|".join(setting.words),
                action="append" if setting.kind is list else "store",
                help=meaning,
            )


def _default_in_words(setting: HostSetting) -> str:
    return f" (default: {setting.default})" if setting.default not in (None, (), "", False) else ""


def read_settings(
    written: Mapping[str, Any],
    settings: Iterable[HostSetting] = SETTINGS,
    environment: MutableMapping[str, str] | None = None,
) -> dict[str, Any]:
    """The value of each setting by its key; `written` are the options.

    Variables are read once: those that may hold a password are gone from the environment afterwards, so that
    no process that is started later has them.
    """
    environment = os.environ if environment is None else environment
    _check_variables(environment)
    config = written.get(CONFIG.key) or environment.get(CONFIG.variable)
    in_file = _read_file(Path(config)) if config else {}
    values = {}
    for setting in settings:
        variable = _taken(environment, setting)
        if written.get(setting.key) is not None:
            value, place = written[setting.key], setting.option
            _warn_of_password(setting, value)
        elif variable is not None:
            value, place = variable, setting.variable
        elif setting.name in in_file:
            value, place = in_file[setting.name], f"{config}: {setting.name}"
        else:
            values[setting.key] = setting.default
            continue
        values[setting.key] = _read_value(setting, value, place)
    return _with_files(values)


def _check_variables(environment: Mapping[str, str]) -> None:
    known = {setting.variable for setting in (*SETTINGS, CONFIG)} | set(OTHER_VARIABLES)
    for name in environment:
        if name.startswith(PREFIX) and name not in known:
            raise BadOptions(f"the variable {name} sets nothing{_did_you_mean(name, known)}")


def _read_file(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > LONGEST_FILE:
            raise BadOptions(f"{path}: that is too long for a file of settings")
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOptions(f"{path}: this is no TOML: {error}") from None
    for name in values:
        if name not in _BY_NAME:
            raise BadOptions(f"{path}: there is no setting {shown(name)}{_did_you_mean(name, _BY_NAME)}")
    if any(_has_password(values.get(name)) for name in SECRET):
        _warn_of_open_file(path)
    return values


def _did_you_mean(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, list(known), 1)
    return f": did you mean {near[0]}?" if near else ""


def _taken(environment: MutableMapping[str, str], setting: HostSetting) -> str | None:
    """What a setting's variable says, if anything; one that may hold a password is taken out."""
    taken = environment.pop if setting.name in SECRET else environment.get
    return taken(setting.variable, None) or None


def _read_value(setting: HostSetting, value: Any, place: str) -> Any:
    """A value as its type has it; numbers, lists and yes or no may come as text."""
    try:
        return _READERS[setting.kind](setting, value)
    except (TypeError, ValueError) as error:
        raise BadOptions(f"{place}: {error}") from None


def _read_text(setting: HostSetting, value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{setting.name} is a text, not {value!r}")
    if setting.words and value not in setting.words:
        raise ValueError(f"{setting.name} is one of {', '.join(setting.words)}, not {shown(value)}")
    if len(value) > LONGEST_TEXT or not value.isprintable():
        raise ValueError(f"{setting.name} is one line of at most {LONGEST_TEXT} characters")
    return value


def _read_int(setting: HostSetting, value: Any) -> int:
    if isinstance(value, str) and value.strip().lstrip("-").isdecimal():
        return int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise ValueError(f"{setting.name} is a whole number, not {shown(value)}")


def _read_float(setting: HostSetting, value: Any) -> float:
    if isinstance(value, str | int | float) and not isinstance(value, bool):
        try:
            return float(value)
        except ValueError:
            pass
    raise ValueError(f"{setting.name} is a number, not {shown(value)}")


def _read_bool(setting: HostSetting, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if value in ("true", "false"):
        return bool(value == "true")
    raise ValueError(f"{setting.name} is true or false, not {shown(value)}")


def _read_list(setting: HostSetting, value: Any) -> tuple[str, ...]:
    """Texts; in a variable spaces are between them."""
    texts = value.split() if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise ValueError(f"{setting.name} is a list of texts, not {value!r}")
    return tuple(texts)


_READERS: dict[type, Callable[[HostSetting, Any], Any]] = {
    str: _read_text,
    int: _read_int,
    float: _read_float,
    bool: _read_bool,
    list: _read_list,
}


# Passwords: they stand in files.


def _with_files(values: dict[str, Any]) -> dict[str, Any]:
    """What stands in a file takes its place."""
    for name in SECRET:
        file = values.pop(f"{name}_file", None)
        if file is None:
            continue
        if values.get(name) is not None:
            raise BadOptions(f"{name} and {name}-file say the same thing: set one of them")
        path = Path(file)
        if path.stat().st_size > LONGEST_FILE:
            raise BadOptions(f"{path}: that is too long for an address")
        values[name] = path.read_text(encoding="utf-8").strip()
        _warn_of_open_file(path)
    return values


def _warn_of_password(setting: HostSetting, value: Any) -> None:
    if setting.name in SECRET and _has_password(value):
        log.warning(
            "everybody on this machine can read the password in %s: use %s-file, or %s",
            setting.option,
            setting.option,
            setting.variable,
        )


def _warn_of_open_file(path: Path) -> None:
    if os.name == "posix" and path.stat().st_mode & 0o077:
        log.warning("others may read %s, which holds a password: chmod 600 it", path)


def _has_password(address: object) -> bool:
    try:
        return isinstance(address, str) and urlsplit(address).password is not None
    except ValueError:
        return False


# The documentation.


def settings_table() -> str:
    """The table of all settings in docs/operations.md."""
    lines = ["| option, and key in the file | variable | if nothing is said | meaning |", "|---|---|---|---|"]
    for setting in (CONFIG, *SETTINGS):
        value = "" if setting.kind is bool else f" {setting.shown_as or '|'.join(setting.words)}"
        option = f"`{setting.option}{value}`".replace("|", "\\|")
        default = "no" if setting.kind is bool else f"`{setting.default}`" if setting.default else ""
        lines.append(f"| {option} | `{setting.variable}` | {default} | {setting.meaning} |")
    lines += [f"| | `{variable}` | | {meaning} |" for variable, meaning in OTHER_VARIABLES.items()]
    return "\n".join(lines)

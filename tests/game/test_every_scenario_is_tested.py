"""Every scenario of the rules, S-001 to S-140, has a test named after it."""

import ast
import re
from pathlib import Path

SCENARIOS = range(1, 141)
SECTIONS = {
    "setup": range(1, 13),
    "clues": range(13, 26),
    "discard_and_play": range(26, 40),
    "last_round": range(40, 51),
    "score": range(51, 53),
    "expert": range(53, 67),
    "announcement": range(67, 85),
    "multicolour": range(85, 95),
    "black_powder": range(95, 109),
    "tiles": range(109, 136),
    "combinations": range(136, 141),
}


def scenarios_of(section: str) -> list[int]:
    """The numbers of the scenarios in the names of a section's tests."""
    source = Path(__file__).with_name(f"test_scenarios_{section}.py").read_text(encoding="utf-8")
    names = [node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    assert len(names) == len(set(names))
    found = (re.match(r"test_s(\d+)_", name) for name in names)
    return [int(match[1]) for match in found if match]


def test_every_scenario_has_a_test_in_its_section_and_no_other_is_named() -> None:
    assert {section: sorted(set(scenarios_of(section))) for section in SECTIONS} == {
        section: list(numbers) for section, numbers in SECTIONS.items()
    }


def test_the_sections_are_all_files_of_scenarios_and_hold_all_140() -> None:
    files = Path(__file__).parent.glob("test_scenarios_*.py")
    assert {file.stem.removeprefix("test_scenarios_") for file in files} == set(SECTIONS)
    assert [number for numbers in SECTIONS.values() for number in numbers] == list(SCENARIOS)


def test_a_scenario_is_written_with_three_digits() -> None:
    for section in SECTIONS:
        source = Path(__file__).with_name(f"test_scenarios_{section}.py").read_text(encoding="utf-8")
        assert all(len(digits) == 3 for digits in re.findall(r"def test_s(\d+)", source))

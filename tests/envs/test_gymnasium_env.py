"""The Gymnasium environments, by Gymnasium's own check and by ours."""

import copy
import pickle
import sys
from importlib import import_module
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from hanabi.bots.bot_errors import BrokenBot
from hanabi.bots.random_bot import RandomBot
from hanabi.envs.gymnasium_env import MOST_REFUSALS, HanabiEnv, HanabiVectorEnv
from hanabi.envs.one_game import OneGame
from hanabi.envs.setup import Setup
from hanabi.game.events import Ended, Event
from hanabi.game.view import View
from hanabi.rules import errors
from hanabi.rules.moves import Action, ClueRank, Discard, Play
from hanabi.rules.options import Options

GAMES: list[dict[str, Any]] = [
    {},
    {"players": 3, "seat": 2, "recent": True, "form": "float32"},
    {"players": 5, "seat": "random", "kind": "minimal", "bomb": "keep"},
    {"players": 4, "seat": "random", "options": "ten-wild+black+tiles+announce", "open_hands": True},
    {"setup": Setup(2, random_start=True), "partners": ["random"]},
]


@pytest.mark.parametrize("choices", GAMES)
def test_a_seat_passes_the_check(choices: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make("Hanabi-v0", **choices).unwrapped)
    assert "agent" in capsys.readouterr().out  # it also looked at the pictures for humans


def play(env: Any, chance: Random) -> tuple[float, list[int], dict[str, Any]]:
    """Play a game that has begun by chance: what was earned, the actions, and the last info."""
    total, actions, done = 0.0, [], False
    mask = env.unwrapped.action_masks()
    while not done:
        action = chance.choice(np.flatnonzero(mask).tolist())
        _, reward, done, truncated, info = env.step(action)
        assert not truncated
        mask = info["action_mask"]
        total += reward
        actions.append(action)
    return total, actions, info


@pytest.mark.parametrize("bomb", ["hle", "keep"])
def test_the_rewards_add_up_to_the_score(bomb: Any) -> None:
    for seat in range(4):
        env = HanabiEnv(4, seat=seat, bomb=bomb)
        for seed in range(5):
            _, info = env.reset(seed=seed)
            before = info["score"]  # what partners earned before the first turn
            total, _, info = play(env, Random(seed))
            assert before + total == info["score"] == env.game.score


def test_the_agent_sees_what_its_seat_sees_and_acts_on_its_turn_only() -> None:
    env = HanabiEnv(3, seat=1)
    seen, info = env.reset(seed=6)
    chance = Random(1)
    while not env.game.done:
        assert env.game.seat == 1
        assert (seen == env.game.observation(1)).all()
        assert info["action_mask"].tolist() == env.game.legal_mask().tolist()
        assert info["action_mask"].dtype == np.int8
        assert (env.action_masks() == info["action_mask"]).all()
        seen, _, _, _, info = env.step(chance.choice(env.game.legal_actions()))
    assert not info["action_mask"].any()


def test_the_same_seed_gives_the_same_games_and_partners() -> None:
    games = []
    for _ in range(2):
        env = HanabiEnv(3, seat="random")
        env.reset(seed=5)
        games.append([play(env, Random(2))[1], env.seat])
        env.reset()
        games[-1] += [play(env, Random(3))[1], env.seat]
    assert games[0] == games[1]


def test_the_deals_of_a_seed_are_those_of_a_single_game() -> None:
    env, game = HanabiEnv(2), OneGame(2, seed=12)
    env.reset(seed=12)
    assert (env.game.observation() == game.observation()).all()


def test_a_random_seat_is_every_seat() -> None:
    env = HanabiEnv(4, seat="random")
    env.reset(seed=1)
    seats = set()
    for _ in range(40):
        env.reset()
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


def test_a_deck_and_a_starter_may_be_given_to_reset() -> None:
    env = HanabiEnv(2, seat=1)
    deck = sorted(env.game.state["deck"][0, :50].tolist())
    env.reset(options={"deck": deck, "starter": 1})
    assert env.game.state[0].hand[0].tolist() == deck[:5]
    assert env.game.state[0].turn == 0


# Partners.


class Witness(RandomBot):
    """Plays by chance and remembers what it was shown."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.views: list[View] = []
        self.events: list[Event] = []

    def notice(self, event: Event, view: View) -> None:
        self.events.append(event)
        self.views.append(view)


def test_partners_see_every_event_from_their_own_seat() -> None:
    env = HanabiEnv(3, seat=1, partners=Witness)
    env.reset(seed=4)
    play(env, Random(4))
    bots: Any = env._seats.bots
    assert sorted(bots) == [0, 2]
    for seat, bot in bots.items():
        assert {view.seat for view in bot.views} == {seat}
        assert bot.events == list(env._seats.state.log)
        assert isinstance(bot.events[-1], Ended)
        own = [held.card for held in bot.views[0].hand(seat)]
        assert own == [None] * 5


def test_what_the_bots_are_shown_is_the_game_that_is_played() -> None:
    env = HanabiEnv(4, "five-own+black+tiles", seat=2)
    for seed in range(10):
        env.reset(seed=seed)
        play(env, Random(seed))
        record, state = env.game.state[0], env._seats.state
        assert state.is_over
        assert list(state.fireworks.values()) == record.fireworks[:7].tolist()
        assert (state.mistakes, state.deck_count) == (record.mistakes, 65 - record.drawn)


def test_each_partner_sits_where_it_was_named() -> None:
    class First(Witness):
        pass

    class Second(Witness):
        pass

    env = HanabiEnv(3, seat=2, partners=[First, Second])
    env.reset(seed=1)
    assert {seat: type(bot) for seat, bot in env._seats.bots.items()} == {0: First, 1: Second}


def test_a_bot_that_is_given_itself_plays_every_game() -> None:
    bot = RandomBot(Random(1))
    env = HanabiEnv(2, partners=bot)
    for seed in (1, 2):
        env.reset(seed=seed)
        assert env._seats.bots == {1: bot}


class Bomber:
    """Plays its oldest card, always."""

    def __init__(self, chance: Random) -> None:
        pass

    def notice(self, event: Event, view: View) -> None:
        """It does not care."""

    def choose(self, view: View) -> Action:
        assert view.seat is not None
        return Play(view.orders(view.seat)[0])


def test_a_game_that_partners_end_before_the_agents_turn_is_not_shown() -> None:
    env = HanabiEnv(5, seat=4, partners=Bomber)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        assert not env.game.done
        assert info["action_mask"].any()
    fives_first = sorted(env.game.state["deck"][0, :50].tolist(), key=lambda kind: -(kind % 5))
    with pytest.raises(errors.BadOptions, match="the partners ended 100 games before the agent's first turn"):
        env.reset(options={"deck": fives_first})


class Cheat(Bomber):
    """Makes a move that is not legal: at first all tokens are there."""

    def choose(self, view: View) -> Action:
        assert view.seat is not None
        return Discard(view.orders(view.seat)[0])


def test_a_partner_that_breaks_the_rules_is_told_apart_from_the_agent() -> None:
    env = HanabiEnv(2, seat=1, partners=Cheat)
    with pytest.raises(BrokenBot, match=r"the partner in seat 0 chose D0: .*all are there"):
        env.reset(seed=1)


class Stranger(Bomber):
    """Clues a seat that is not there."""

    def choose(self, view: View) -> Action:
        return ClueRank(7, 1)


def test_a_partner_that_names_what_is_not_there_is_told_as_well() -> None:
    env = HanabiEnv(2, seat=1, partners=Stranger)
    with pytest.raises(BrokenBot, match="the partner in seat 0 chose C7:1: there is no seat 7"):
        env.reset(seed=1)


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"colour": 5}, "'colour' cannot be chosen here: one of players"),
        ({"seat": 2}, "seat is 0 to 1 or 'random', not 2"),
        ({"seat": "first"}, "seat is 0 to 1 or 'random', not 'first'"),
        ({"partners": "nobody"}, "'nobody' is not a bot: one of .*random"),
        ({"partners": ["random", "random"]}, "1 other seats need as many partners, not 2"),
        ({"partners": 7}, "a partner is a bot, its name, or what makes one, not 7"),
        ({"illegal": "lose"}, "illegal is one of raise, refuse, not 'lose'"),
        ({"render_mode": "rgb_array"}, "render_mode is None or one of ansi, human"),
        ({"preset": "Hanabi-Small"}, "bots know the printed game only"),
        ({"setup": Setup(mistakes=50)}, "bots know the printed game only"),
    ],
)
def test_a_choice_that_is_none_is_told_what_there_is(choices: dict[str, Any], message: str) -> None:
    with pytest.raises(errors.BadOptions, match=message):
        HanabiEnv(**choices)


def test_a_library_that_asks_for_pictures_can_ask_again_without() -> None:
    """As `make_vec_env` of Stable-Baselines3 does: with "rgb_array", and after a `TypeError` without."""
    with pytest.warns(UserWarning, match="rgb_array"), pytest.raises(TypeError, match="ansi, human"):
        gymnasium.make("Hanabi-v0", render_mode="rgb_array")
    assert gymnasium.make("Hanabi-v0").render_mode is None


def test_an_unknown_option_of_reset_is_told_which_there_are() -> None:
    with pytest.raises(errors.BadOptions, match="reset\\(\\) knows no option 'dekc', only deck, starter"):
        HanabiEnv().reset(options={"dekc": []})


# Illegal actions.


def test_an_illegal_action_is_refused_with_the_reason() -> None:
    env = HanabiEnv()
    before, _ = env.reset(seed=3)
    seen, reward, terminated, truncated, info = env.step(0)
    assert (seen == before).all()
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert "all are there" in info["illegal"]
    assert "legal are 5, 6, 7" in info["illegal"]
    _, _, _, _, info = env.step(5)
    assert "illegal" not in info


def test_an_agent_that_is_stuck_in_illegal_actions_is_told() -> None:
    env = HanabiEnv()
    env.reset(seed=3)
    for _ in range(MOST_REFUSALS - 1):
        _, _, _, _, info = env.step(0)
    assert "illegal" in info
    with pytest.raises(errors.IllegalMove, match=r"1000 illegal actions in a row; the last: .*legal are"):
        env.step(0)


def test_an_illegal_action_is_raised_where_that_is_asked_for() -> None:
    env = HanabiEnv(illegal="raise")
    env.reset(seed=3)
    with pytest.raises(errors.AllTokensThere, match="legal are 5, 6, 7"):
        env.step(0)
    env.step(5)


@pytest.mark.parametrize("action", [-1, 20, 1.5, "5", None, np.array([5])])
def test_what_is_no_action_is_always_raised(action: Any) -> None:
    env = HanabiEnv()
    env.reset(seed=3)
    with pytest.raises(errors.IllegalMove, match="whole number from 0 to 19"):
        env.step(action)


def test_no_step_before_the_first_reset_and_after_the_end() -> None:
    env = HanabiEnv(render_mode="ansi")
    with pytest.raises(errors.IllegalMove, match="reset"):
        env.step(5)
    with pytest.raises(errors.IllegalMove, match="reset"):
        env.render()
    env.reset(seed=1)
    play(env, Random(1))
    with pytest.raises(errors.GameOver, match="reset"):
        env.step(5)


@pytest.mark.parametrize("make", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alike_and_by_itself(make: Any) -> None:
    env = HanabiEnv(3, seat="random")
    env.reset(seed=4)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    other = make(env)
    assert play(other, Random(1))[:2] == play(env, Random(1))[:2]
    assert (other.reset()[0] == env.reset()[0]).all()


def test_the_picture_shows_what_the_agent_sees() -> None:
    env = HanabiEnv(render_mode="ansi")
    env.reset(seed=3)
    text = env.render()
    assert text is not None
    assert "agent to move" in text
    assert "??" in text


# Many games at once.


def choose(mask: Any, chance: np.random.Generator) -> Any:
    """A legal action of each game by chance; of a game that is over, any."""
    return (mask * chance.random(mask.shape)).argmax(axis=1)


def test_many_games_are_known_to_gymnasium() -> None:
    envs = gymnasium.make_vec("HanabiSelfPlay-v0", num_envs=3, players=4)
    assert envs.num_envs == 3
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = envs.reset(seed=1)
    assert seen in envs.observation_space
    assert envs.single_observation_space.shape == (1041,)
    assert infos["action_mask"].shape == (3, 38)
    actions = envs.action_space.sample()
    assert actions.shape == (3,)
    envs.close()
    seats = gymnasium.make_vec("Hanabi-v0", num_envs=2, vectorization_mode="sync", illegal="raise")
    _, infos = seats.reset(seed=1)
    seats.step(infos["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("form", ["uint8", "float32"])
def test_by_default_a_game_that_ended_is_dealt_anew_by_the_next_step(form: Any) -> None:
    envs = HanabiVectorEnv(4, 3, form=form)
    seen, infos = envs.reset(seed=21)
    game = OneGame(3, seed=21, form=form)  # the first row
    chance = np.random.default_rng(1)
    ended = np.zeros(4, np.bool_)
    for _ in range(200):
        assert seen.dtype == form
        assert (seen[0] == game.observation()).all()
        assert infos["seat"][0] == game.seat
        legal = np.ones(game.moves) if ended[0] else game.legal_mask()
        assert infos["action_mask"][0].tolist() == legal.tolist()
        actions = choose(infos["action_mask"], chance)
        actions[ended] = -5  # not looked at
        before = ended
        seen, rewards, terminated, truncated, infos = envs.step(actions)
        ended = terminated
        assert not truncated.any()
        assert not terminated[before].any()
        assert not rewards[before].any()
        assert infos["action_mask"].any(axis=1).all(), "there is always something to choose from"
        assert infos["action_mask"][terminated].all()
        assert ("score" in infos) == terminated.any()
        if before[0]:
            game.reset()
        else:
            assert (rewards[0], terminated[0]) == (game.step(int(actions[0])), game.done)
            if game.done:
                assert infos["_score"].tolist() == terminated.tolist()
                assert infos["score"][0] == game.score


def test_or_it_is_dealt_anew_at_once_and_its_end_is_kept() -> None:
    envs = HanabiVectorEnv(4, autoreset_mode="SameStep", bomb="keep")
    ends = HanabiVectorEnv(4, autoreset_mode="Disabled", bomb="keep")
    seen, infos = envs.reset(seed=21)
    ends.reset(seed=21)
    chance = np.random.default_rng(1)
    games = 0
    for _ in range(100):
        ends.batch.set_states(envs.batch.states)  # the same games, without dealing anew
        actions = choose(infos["action_mask"], chance)
        seen, rewards, terminated, _, infos = envs.step(actions)
        last, last_rewards, last_terminated, _, last_infos = ends.step(actions)
        assert rewards.tolist() == last_rewards.tolist()
        assert terminated.tolist() == last_terminated.tolist()
        assert infos["action_mask"].any(axis=1).all()
        assert ("final_obs" in infos) == terminated.any()
        for row in np.flatnonzero(terminated):
            games += 1
            assert (infos["final_obs"][row] == last[row]).all()
            assert envs.batch.states[row].turn == 0
            assert infos["final_info"]["score"][row] == last_infos["score"][row]
        for row in np.flatnonzero(~terminated):
            assert (seen[row] == last[row]).all()
        if terminated.any():
            assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == terminated.tolist()
            assert [each is None for each in infos["final_obs"]] == (~terminated).tolist()
    assert games > 10


def test_or_one_deals_anew_oneself() -> None:
    envs = HanabiVectorEnv(2, autoreset_mode=AutoresetMode.DISABLED)
    _, infos = envs.reset(seed=2)
    terminated = np.zeros(2, np.bool_)
    while not terminated.any():
        _, _, terminated, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    row, other = int(terminated.argmax()), int(terminated.argmin())
    with pytest.raises(errors.GameOver, match=f"game {row} is over: reset it first"):
        envs.step(np.array([5, 5]))
    before = envs.batch.states[other].turn
    _, infos = envs.reset(options={"reset_mask": terminated})
    assert envs.batch.states["turn"][row] == 0
    assert envs.batch.states[other].turn == before
    envs.step(infos["action_mask"].argmax(axis=1))


def test_a_game_that_was_broken_off_is_not_dealt_again() -> None:
    envs = HanabiVectorEnv(3)
    first, _ = envs.reset(seed=1)
    second, _ = envs.reset()
    assert (first != second).any(axis=1).all()
    assert (envs.reset(seed=1)[0] == first).all()


def test_without_a_seed_games_are_by_chance() -> None:
    assert (HanabiVectorEnv(1).reset()[0] != HanabiVectorEnv(1).reset()[0]).any()


@pytest.mark.parametrize("keep", [True, False])
def test_what_was_returned_stays_unless_one_does_without_copies(keep: bool) -> None:
    envs = HanabiVectorEnv(2, copy=keep)
    seen, infos = envs.reset(seed=1)
    after, _, _, _, more = envs.step(infos["action_mask"].argmax(axis=1))
    assert np.shares_memory(seen, after) == (not keep)
    assert np.shares_memory(infos["action_mask"], more["action_mask"]) == (not keep)


@pytest.mark.parametrize("make", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_many_games_goes_on_alike_and_by_itself(make: Any) -> None:
    envs = HanabiVectorEnv(3)
    _, infos = envs.reset(seed=1)
    _, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    other = make(envs)
    told: list[list[Any]] = []
    for each in (other, envs):
        mask, chance = infos["action_mask"], np.random.default_rng(3)
        told.append([])
        for _ in range(50):
            seen, rewards, terminated, _, latest = each.step(choose(mask, chance))
            mask = latest["action_mask"]
            told[-1].append((seen.tolist(), rewards.tolist(), terminated.tolist()))
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([5], r"expected 2 whole numbers, one action a game; found shape \(1,\)"),
        ([5.0, 5.0], "expected 2 whole numbers, .* float64"),
        ([[5, 5]], "expected 2 whole numbers"),
        ([5, 0], r"game 1: action 0 \(discard slot 0\): .*legal are 5, .*No game was moved"),
        ([20, 5], "game 0: an action is a whole number from 0 to 19, not 20; legal are 5, "),
        ([5, -1], "game 1: an action is a whole number"),
    ],
)
def test_illegal_actions_are_told_by_game_and_no_game_is_moved(actions: Any, message: str) -> None:
    envs = HanabiVectorEnv(2)
    envs.reset(seed=1)
    with pytest.raises(errors.IllegalMove, match=message):
        envs.step(np.array(actions))
    assert envs.batch.states["turn"].tolist() == [0, 0]


def test_many_games_say_what_they_expect() -> None:
    envs = HanabiVectorEnv(2)
    with pytest.raises(errors.IllegalMove, match="reset"):
        envs.step(np.array([5, 5]))
    with pytest.raises(errors.BadOptions, match="knows no option 'mask', only reset_mask"):
        envs.reset(options={"mask": 1})
    for mask in ([True], [1, 0], "all"):
        with pytest.raises(errors.BadOptions, match="reset_mask is 2 booleans"):
            envs.reset(options={"reset_mask": mask})
    with pytest.raises(errors.BadOptions, match="'colour' cannot be chosen here"):
        HanabiVectorEnv(2, colour=3)  # type: ignore[call-arg]
    with pytest.raises(errors.BadOptions, match="n, the number of games, must be"):
        HanabiVectorEnv(0)
    with pytest.raises(ValueError, match="AutoresetMode"):
        HanabiVectorEnv(2, autoreset_mode="Later")


def test_small_games_and_options_go_with_many_games() -> None:
    games: list[dict[str, Any]] = [
        {"preset": "Hanabi-Very-Small"},
        {"players": 5, "options": Options(tiles=True)},
    ]
    for choices in games:
        envs = HanabiVectorEnv(3, **choices)
        _, infos = envs.reset(seed=1)
        for _ in range(100):
            _, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))


def test_without_gymnasium_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "hanabi.envs.gymnasium_env")
    import_module("hanabi.envs")
    with pytest.raises(ImportError, match=r"pip install 'hanabi\[envs\]'"):
        import_module("hanabi.envs.gymnasium_env")

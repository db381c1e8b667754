import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { onKey as onReplayKey } from '../src/replay/keys';
import type { ReplayView } from '../src/replay/replayView';
import { onKey } from '../src/table/keys';
import type { TableView } from '../src/table/tableView.svelte';

/** As much of an element as the keys look at. */
class FakeElement {
  constructor(readonly within: string) {}
  closest(selector: string): this | null {
    return selector.split(',').some((each) => each.trim() === this.within) ? this : null;
  }
}

const focused: string[] = [];

beforeEach(() => {
  focused.length = 0;
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', {
    activeElement: null,
    querySelector: (selector: string) => ({ focus: () => focused.push(selector) }),
    querySelectorAll: () => [],
  });
});

afterEach(() => vi.unstubAllGlobals());

function pressed(key: string, more: object = {}): KeyboardEvent & { readonly prevented: boolean } {
  const event = {
    key,
    target: null,
    prevented: false,
    preventDefault: () => (event.prevented = true),
    ...more,
  };
  return event as unknown as KeyboardEvent & { readonly prevented: boolean };
}

// At the table.

const NAMES = ['choose', 'play', 'discard', 'putDown', 'step', 'goLive', 'rearrange'] as const;

function table(
  more: Partial<TableView> = {},
): TableView & Record<(typeof NAMES)[number], ReturnType<typeof vi.fn>> {
  const view = {
    hand: [{ order: 7 }, { order: 9 }],
    chosen: null,
    looking: null,
    over: false,
    isLive: true,
    mayRearrange: true,
    ...Object.fromEntries(NAMES.map((name) => [name, vi.fn()])),
    ...more,
  };
  return view as never;
}

const ways = { help: vi.fn(), note: vi.fn(), busy: false };

test('a digit chooses the own card in that slot, if there is one and the game is live', () => {
  const view = table();
  expect([pressed('2'), pressed('3')].map((event) => (onKey(event, view, ways), event.prevented))).toEqual([
    true,
    false,
  ]);
  expect(view.choose.mock.calls).toEqual([[9]]);
  expect(focused).toEqual(['.own-hand [data-order="9"] button']);
  for (const more of [{ over: true }, { isLive: false }]) {
    const other = table(more);
    onKey(pressed('1'), other, ways);
    expect(other.choose).not.toHaveBeenCalled();
  }
});

test('letters act on the card that is picked up, and only on that', () => {
  const empty = table();
  for (const key of ['p', 'd', 'n']) onKey(pressed(key), empty, ways);
  expect([empty.play, empty.discard, ways.note].some((each) => each.mock.calls.length)).toBe(false);
  const view = table({ chosen: 7 });
  for (const key of ['p', 'P', 'd', 'n']) onKey(pressed(key), view, ways);
  expect([view.play.mock.calls, view.discard.mock.calls, ways.note.mock.calls]).toEqual([
    [[7], [7]],
    [[7]],
    [[7]],
  ]);
});

test('escape puts down what was picked up, and the focus goes back to the card that was looked at', () => {
  const idle = pressed('Escape');
  onKey(idle, table(), ways);
  expect(idle.prevented).toBe(false);
  const view = table({ looking: { seat: 1, order: 4 } });
  onKey(pressed('Escape'), view, ways);
  expect(view.putDown).toHaveBeenCalledOnce();
  expect(focused).toEqual(['[data-seat="1"] [data-order="4"] button']);
});

test('with shift, the arrows move the chosen card along the hand, but not beyond it', () => {
  const view = table({ chosen: 7 });
  onKey(pressed('ArrowLeft', { shiftKey: true }), view, ways);
  expect(view.rearrange).not.toHaveBeenCalled();
  onKey(pressed('ArrowRight', { shiftKey: true }), view, ways);
  expect(view.rearrange.mock.calls).toEqual([[[9, 7]]]);
  const fixed = table({ chosen: 7, mayRearrange: false });
  onKey(pressed('ArrowRight', { shiftKey: true }), fixed, ways);
  expect(fixed.rearrange).not.toHaveBeenCalled();
});

test('comma and point lead through time, L back to now, the question mark shows all keys', () => {
  const view = table();
  for (const key of [',', '.', 'l', '?']) onKey(pressed(key), view, ways);
  expect(view.step.mock.calls).toEqual([[-1], [1]]);
  expect(view.goLive).toHaveBeenCalledOnce();
  expect(ways.help).toHaveBeenCalledOnce();
});

test('keys mean nothing at the table in a field, in a sheet or with a modifier', () => {
  const view = table({ chosen: 7 });
  onKey(pressed('p', { target: new FakeElement('input') }), view, ways);
  onKey(pressed('p', { ctrlKey: true }), view, ways);
  onKey(pressed('p'), view, { ...ways, busy: true });
  expect(view.play).not.toHaveBeenCalled();
});

// In a replay.

function replay(room: object | null = null, bare = false) {
  const playback = {
    game: { names: ['Ann', 'Bo'] },
    last: 30,
    viewer: null as number | null,
    pressed: { suit: 'R' } as object | null,
    ...Object.fromEntries(['step', 'jump', 'toggle', 'back'].map((name) => [name, vi.fn()])),
  };
  const branches = { undo: vi.fn(), redo: vi.fn() };
  return { view: { playback, branches, room, bare } as unknown as ReplayView, playback, branches };
}

test('the arrows, Home, End, the space bar and backspace lead through a replay', () => {
  const { view, playback } = replay();
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'Backspace'])
    onReplayKey(pressed(key), view, () => undefined);
  const calls = playback as unknown as Record<string, ReturnType<typeof vi.fn>>;
  expect(['step', 'jump', 'toggle', 'back'].map((name) => calls[name]?.mock.calls)).toEqual([
    [[-1], [1]],
    [[0], [30]],
    [[]],
    [[]],
  ]);
});

test('V looks through the eyes of seat after seat, U and R undo and redo a branch', () => {
  const { view, playback, branches } = replay();
  const seen = [0, 1, 2].map(() => (onReplayKey(pressed('v'), view, () => undefined), playback.viewer));
  expect(seen).toEqual([0, 1, null]);
  for (const key of ['u', 'r']) onReplayKey(pressed(key), view, () => undefined);
  expect([branches.undo, branches.redo].map((each) => each.mock.calls.length)).toEqual([1, 1]);
});

test('P aims for who leads, and escape puts that down before what was pressed', () => {
  const other = replay({ leading: false, putDown: () => false });
  const event = pressed('p');
  onReplayKey(event, other.view, () => undefined);
  expect(event.prevented).toBe(false);
  const room = { leading: true, aiming: false, putDown: vi.fn(() => room.aiming) };
  const { view, playback } = replay(room);
  onReplayKey(pressed('p'), view, () => undefined);
  expect(room.aiming).toBe(true);
  onReplayKey(pressed('Escape'), view, () => undefined);
  expect(playback.pressed).not.toBeNull();
  room.aiming = false;
  onReplayKey(pressed('Escape'), view, () => undefined);
  expect(playback.pressed).toBeNull();
});

test('the space bar presses a button that has the focus; in a field every key is a letter', () => {
  const { view, playback } = replay();
  onReplayKey(pressed(' ', { target: new FakeElement('button') }), view, () => undefined);
  onReplayKey(pressed(' ', { target: new FakeElement('textarea') }), view, () => undefined);
  const help = vi.fn();
  onReplayKey(pressed('?'), replay(null, true).view, help); // in a page of somebody else there is no sheet
  expect([(playback as unknown as { toggle: ReturnType<typeof vi.fn> }).toggle, help]).toEqual([
    expect.toSatisfy((each: ReturnType<typeof vi.fn>) => each.mock.calls.length === 0),
    expect.toSatisfy((each: ReturnType<typeof vi.fn>) => each.mock.calls.length === 0),
  ]);
});

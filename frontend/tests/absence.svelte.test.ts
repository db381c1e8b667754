import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Line } from '../src/shared/messages';
import { settings } from '../src/shared/settings.svelte';
import { texts } from '../src/shared/texts.svelte';
import { Absence } from '../src/table/absence.svelte';
import { News } from '../src/table/news.svelte';
import type { TableView } from '../src/table/tableView.svelte';
import { FakeBrowser } from './fakeSocket';
import { clue, line } from './positions';

beforeAll(() => texts.need(['common', 'game', 'table']));

/** As much of a table as these look at. */
class FakeView {
  table = { id: 'k7' };
  moves = $state(0);
  canGoBack = $state(true);
  over = $state(false);
  onTurn = $state(false);
  log = $state.raw<readonly Line[]>([]);
  names = ['Ann', 'Bo'];
  goTo = vi.fn();
  get now(): object {
    return { moves: this.moves };
  }
  get seen(): object {
    return { log: this.log, seq: this.log.at(-1)?.seq ?? 0 };
  }
  /** The lines of people whom the reader has blocked. */
  blocked: readonly number[] = [];
  get fresh(): readonly Line[] {
    return this.log.filter(({ seq }) => !this.blocked.includes(seq));
  }
}

let browser: FakeBrowser;
let stored: Map<string, string>;
let view: FakeView;
let end = (): void => undefined;

beforeEach(() => {
  browser = new FakeBrowser();
  stored = new Map();
  view = new FakeView();
  settings.sound = settings.vibration = false;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  };
  vi.stubGlobal('window', Object.assign(browser, { localStorage: storage }));
  vi.stubGlobal('document', Object.assign(browser, { querySelectorAll: () => [] }));
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

function alive<Made>(make: () => Made): Made {
  let made: Made | undefined;
  end = $effect.root(() => void (made = make()));
  flushSync();
  return made as Made;
}

function look(state: 'visible' | 'hidden'): void {
  browser.visibilityState = state;
  browser.tell('visibilitychange');
  flushSync();
}

function play(moves: number): void {
  view.moves = moves;
  flushSync();
}

test('who looks misses nothing; what happens meanwhile is missed by who looks elsewhere', () => {
  const absence = alive(() => new Absence(view as unknown as TableView));
  play(3);
  expect(absence.missed).toBe(0);
  look('hidden');
  play(7);
  look('visible');
  expect(absence.missed).toBe(4);
  absence.catchUp();
  expect([absence.missed, view.goTo.mock.calls]).toEqual([0, [[4]]]);
});

test('a single move is seen at a glance, and a game that is over or played from memory is not gone through', () => {
  for (const [more, moves] of [
    [{}, 1],
    [{ over: true }, 5],
    [{ canGoBack: false }, 5],
  ] as const) {
    view = Object.assign(new FakeView(), more);
    stored.clear();
    const absence = alive(() => new Absence(view as unknown as TableView));
    look('hidden');
    play(moves);
    look('visible');
    expect(absence.missed).toBe(0);
    end();
  }
});

test('how far one was is known after a reload', () => {
  stored.set('hanabi.seen.k7', '2');
  view.moves = 6;
  const absence = alive(() => new Absence(view as unknown as TableView));
  expect(absence.missed).toBe(4);
  absence.nothingMissed();
  expect([absence.missed, stored.get('hanabi.seen.k7')]).toEqual([0, '6']);
});

test('what happens is read out, with whose turn it is; what lay there before is not', () => {
  view.log = [line(1, 1, clue(1))];
  const news = alive(() => new News(view as unknown as TableView, () => false));
  expect(news.text).toBe('');
  view.onTurn = true;
  view.log = [...view.log, line(2, 2, clue(0))];
  flushSync();
  expect(news.text).toBe('Ann tells Bo: one red card (slot 1). Your turn');
});

test('something said is unread until the talk is open', () => {
  let open = false;
  const news = alive(() => new News(view as unknown as TableView, () => open));
  const say = (seq: number): void => {
    view.log = [...view.log, line(seq, 0, { type: 'said', seat: 1, name: 'Bo', text: 'Hello' })];
    flushSync();
  };
  say(1);
  expect(news.unread).toBe(1);
  [news.unread, open] = [0, true];
  say(2);
  expect(news.unread).toBe(0);
  open = false;
  view.blocked = [3];
  say(3);
  expect([news.unread, news.text]).toEqual([0, 'Bo: Hello ']);
  say(4);
  expect(news.unread).toBe(1);
});

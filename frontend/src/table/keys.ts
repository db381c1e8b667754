// The keyboard's way to play: digits choose own cards, letters act and name colors, arrows go over cards and clues.
import { moved } from '../board/moves';
import type { Named } from '../board/clues';
import { suitsOf } from '../board/suits';
import type { TableView } from './tableView.svelte';

export interface KeyWays {
  readonly help: () => void;
  readonly note: (order: number) => void;
  /** Whether a sheet is open, which has its own keys. */
  readonly busy: boolean;
}

export function onKey(event: KeyboardEvent, view: TableView, ways: KeyWays): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (ways.busy || event.ctrlKey || event.metaKey || event.altKey || isField(target)) return;
  if (act(event, view, ways)) event.preventDefault();
}

function isField(target: HTMLElement | null): boolean {
  return !!target?.closest('input, textarea, select, dialog');
}

function act(event: KeyboardEvent, view: TableView, ways: KeyWays): boolean {
  const { chosen } = view;
  if (event.shiftKey && /^Digit[1-5]$/.test(event.code)) return name(view, Number(event.code.slice(-1)));
  switch (event.key) {
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
      return choose(view, Number(event.key) - 1);
    case 'p':
    case 'P':
      if (chosen !== null) view.play(chosen);
      return chosen !== null;
    case 'd':
    case 'D':
      if (chosen !== null) view.discard(chosen);
      return chosen !== null;
    case 'n':
    case 'N':
      if (chosen !== null) ways.note(chosen);
      return chosen !== null;
    case 'Escape':
      return putDown(view);
    case '?':
      ways.help();
      return true;
    case ',':
      view.step(-1);
      return true;
    case '.':
      view.step(1);
      return true;
    case 'l':
    case 'L':
      view.goLive();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const by = event.key === 'ArrowLeft' ? -1 : 1;
      return event.shiftKey ? shift(view, by) : moveFocus(by, 0);
    }
    case 'ArrowUp':
    case 'ArrowDown':
      return moveFocus(0, event.key === 'ArrowUp' ? -1 : 1);
    case 't':
    case 'T':
      return turnDesk(view);
    default:
      return event.key.length === 1 && name(view, colorOf(view, event.key.toUpperCase()));
  }
}

/** Prepare the clue that names this, for whom the desk is turned to; the second time, give it. */
function name(view: TableView, named: Named | undefined): boolean {
  const clue = named === undefined ? undefined : view.clueNaming(named);
  if (clue) view.press(clue);
  return clue !== undefined;
}

/** The color that a key names, if the game has it; black is never named. */
function colorOf(view: TableView, key: string): Named | undefined {
  return suitsOf(view.rules.colors).find((color) => color !== 'K' && color === key) as Named | undefined;
}

function turnDesk(view: TableView): boolean {
  const { others, clueTo } = view;
  const next = others[(others.indexOf(clueTo) + 1) % others.length];
  if (next !== undefined) view.tellTo(next);
  return next !== undefined;
}

function choose(view: TableView, slot: number): boolean {
  const held = view.hand[slot];
  if (!held || view.over || !view.isLive) return false;
  view.choose(held.order);
  document.querySelector<HTMLElement>(`.own-hand [data-order="${held.order}"] button`)?.focus();
  return true;
}

function putDown(view: TableView): boolean {
  const looked = view.looking;
  if (!looked && view.chosen === null && !view.armed && !view.plan) return false;
  if (!looked && view.chosen === null && !view.armed) view.plan = null;
  view.putDown();
  if (looked)
    document
      .querySelector<HTMLElement>(`[data-seat="${looked.seat}"] [data-order="${looked.order}"] button`)
      ?.focus();
  return true;
}

function shift(view: TableView, by: number): boolean {
  const orders = view.hand.map((held) => held.order);
  const from = orders.indexOf(view.chosen ?? -1);
  if (from < 0 || !view.mayRearrange || !orders[from + by]?.toString()) return false;
  view.rearrange(moved(orders, from, from + by));
  return true;
}

/** Move the focus over cards and clues: along a row, or to the row above or below. */
function moveFocus(along: number, across: number): boolean {
  if (document.activeElement?.closest('.log, .lines')) return false;
  const hands = [...document.querySelectorAll('.others .cards, .own-hand, .desk .row')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('button.card, button.clue')])
    .filter((row) => row.length);
  const row = hands.findIndex((cards) => cards.some((card) => card === document.activeElement));
  const column = hands[row]?.findIndex((card) => card === document.activeElement) ?? -1;
  if (row < 0) {
    hands[0]?.[0]?.focus();
    return true;
  }
  const next = hands[(row + across + hands.length) % hands.length] ?? [];
  next[Math.min(next.length - 1, Math.max(0, column + along))]?.focus();
  return true;
}

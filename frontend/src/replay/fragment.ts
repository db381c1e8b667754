// The part of a link after the #: the turn, whose view, and a branch; short enough to be sent to somebody.
import type { Branch } from '../shared/messages';

export interface Fragment {
  readonly moves: number | null;
  readonly seat: number | null;
  readonly branch: Branch | null;
}

const NOTHING: Fragment = { moves: null, seat: null, branch: null };
const LONGEST_NAME = 60;
const MOVE = /^(?:C\d:[A-Z1-5]|P\d{1,3}(?:=[A-Z])?|D\d{1,3}|[RS]:[A-Z][1-5]|L|H\d:\d[\d,]*|X\d?)$/;
const EXCHANGE = /^(\d{1,3})([A-Z][1-5])$/;

export function writeFragment({ moves, seat, branch }: Fragment): string {
  const parts = [String(moves ?? 0)];
  if (seat !== null) parts.push(`as=${seat}`);
  if (branch) parts.push(`if=${writeBranch(branch)}`);
  return `#${parts.join('&')}`;
}

/** `12;15R3.20B1;P12.C1:R;4;name`: where it begins, other cards, moves, hidden cards, its name. */
export function writeBranch({ at, exchanged, moves, hidden, name }: Branch): string {
  const others = exchanged.map(({ order, card }) => `${order}${card}`).join('.');
  return [at, others, moves.join('.'), hidden.join('.'), encodeURIComponent(name)].join(';');
}

/** What a fragment says, as far as it makes sense. */
export function readFragment(text: string): Fragment {
  const [first = '', ...rest] = text.replace(/^#/, '').split('&');
  if (!/^\d{1,4}$/.test(first)) return NOTHING;
  const named = new Map(
    rest.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );
  const seat = named.get('as') ?? '';
  return {
    moves: Number(first),
    seat: /^[0-4]$/.test(seat) ? Number(seat) : null,
    branch: readBranch(named.get('if') ?? ''),
  };
}

export function readBranch(text: string): Branch | null {
  const [at = '', others = '', moves = '', hidden = '', ...name] = unescaped(text).split(';');
  if (!/^\d{1,4}$/.test(at)) return null;
  const found = listed(others).map((each) => EXCHANGE.exec(each));
  const made = listed(moves);
  const face = listed(hidden);
  if (found.some((each) => !each) || made.some((move) => !MOVE.test(move))) return null;
  if (face.some((order) => !/^\d{1,3}$/.test(order))) return null;
  return {
    at: Number(at),
    exchanged: found.map((each) => ({ order: Number(each?.[1]), card: each?.[2] ?? '' })),
    moves: made,
    hidden: face.map(Number),
    name: readable(name.join(';')).slice(0, LONGEST_NAME),
  };
}

function listed(text: string): string[] {
  return text ? text.split('.') : [];
}

/** Some programs escape the signs of a link when it is passed on. */
function unescaped(text: string): string {
  return text.replace(/%3B/gi, ';').replace(/%3A/gi, ':').replace(/%2C/gi, ',').replace(/%3D/gi, '=');
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

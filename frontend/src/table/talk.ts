// Talk at a table: who may say what, as far as the table agreed on it, and what was said.
import type { Line, React, TableShown } from '../shared/messages';
import { t } from '../shared/texts.svelte';

export type Reaction = React['reaction'];

const QUIET: readonly Reaction[] = ['hello', 'one-moment', 'back-soon'];
const TELLING: readonly Reaction[] = ['well-done', 'thank-you', 'oops'];

export interface TalkRights {
  /** The remarks that a table without chat allows. */
  readonly remark: boolean;
  readonly chat: boolean;
  /** The short things that take one tap; while the game runs, only free talk has those that are about it. */
  readonly reactions: readonly Reaction[];
}

/** What somebody in this seat may do; null watches. */
export function talkRights({ phase, settings }: TableShown, you: number | null): TalkRights {
  const playing = phase === 'playing';
  const reacts = you !== null && (playing ? settings.reactions : phase === 'ended');
  const quiet = playing && settings.talk !== 'free';
  return {
    remark: playing && you !== null && settings.talk !== 'strict',
    chat: !playing || (you === null ? settings.watching.type !== 'nobody' : settings.talk === 'free'),
    reactions: !reacts ? [] : quiet ? QUIET : [...QUIET.slice(0, 1), ...TELLING],
  };
}

export interface TalkLine {
  readonly seq: number;
  readonly name: string;
  readonly text: string;
  /** Said by somebody who watches. */
  readonly watcher: boolean;
  /** Said by somebody whom the reader has blocked. */
  readonly blocked: boolean;
}

export function talkLines(
  log: readonly Line[],
  names: readonly string[],
  blocked: ReadonlySet<number>,
): TalkLine[] {
  return log.flatMap(({ seq, what }) => {
    if (what.type === 'said') {
      const { name, text, seat } = what;
      return [{ seq, name, text, watcher: seat === null, blocked: blocked.has(seq) }];
    }
    const text = shortWords(what);
    const name = names[seatOf(what)] ?? '';
    return text === null ? [] : [{ seq, name, text, watcher: false, blocked: false }];
  });
}

/** A remark or a reaction in words; null for anything else. */
function shortWords(what: Line['what']): string | null {
  if (what.type === 'remarked') return t(`table-remark-${what.remark}`);
  return what.type === 'reacted' ? t(`table-reaction-${what.reaction}`) : null;
}

function seatOf(what: Line['what']): number {
  return 'seat' in what ? (what.seat ?? -1) : -1;
}

/** The last thing that somebody in a seat said, among these lines. */
export function saidBy(lines: readonly Line[], seat: number): { seq: number; text: string } | null {
  const line = lines.findLast(({ what }) => {
    return ['said', 'remarked', 'reacted'].includes(what.type) && seatOf(what) === seat;
  });
  if (!line) return null;
  return { seq: line.seq, text: line.what.type === 'said' ? line.what.text : (shortWords(line.what) ?? '') };
}

// Talk at a table: who may say what, as far as the table agreed on it, and what was said.
import type { Line, TableShown } from '../shared/messages';
import { t } from '../shared/texts.svelte';

export interface TalkRights {
  /** The remarks that a table without chat allows. */
  readonly remark: boolean;
  readonly chat: boolean;
}

/** What somebody in this seat may do; null watches. */
export function talkRights({ phase, settings }: TableShown, you: number | null): TalkRights {
  const playing = phase === 'playing';
  return {
    remark: playing && you !== null && settings.talk !== 'strict',
    chat: !playing || (you === null ? settings.watching.type !== 'nobody' : settings.talk === 'free'),
  };
}

export interface TalkLine {
  readonly seq: number;
  readonly name: string;
  readonly text: string;
  /** Said by somebody who watches. */
  readonly watcher: boolean;
}

export function talkLines(log: readonly Line[], names: readonly string[]): TalkLine[] {
  return log.flatMap(({ seq, what }) => {
    if (what.type === 'said') return [{ seq, name: what.name, text: what.text, watcher: what.seat === null }];
    if (what.type !== 'remarked') return [];
    return [{ seq, name: names[what.seat] ?? '', text: t(`table-remark-${what.remark}`), watcher: false }];
  });
}

/** The last thing that somebody in a seat said, among these lines. */
export function saidBy(lines: readonly Line[], seat: number): { seq: number; text: string } | null {
  const line = lines.findLast(({ what }) => {
    return (what.type === 'said' || what.type === 'remarked') && what.seat === seat;
  });
  if (line?.what.type === 'said') return { seq: line.seq, text: line.what.text };
  if (line?.what.type === 'remarked') return { seq: line.seq, text: t(`table-remark-${line.what.remark}`) };
  return null;
}

// A move kept until one's turn comes: it lives in this page alone, and what happens meanwhile may undo it.
import { namedLabel } from '../board/cardLabel';
import type { Named } from '../board/clues';
import type { Line } from '../shared/messages';
import { t } from '../shared/texts.svelte';

export interface Plan {
  /** The move in its notation: P3, D3, or C1:R. */
  readonly move: string;
  /** The own card that it is about; null for a clue. */
  readonly card: number | null;
  /** The clue that it is; null for a play or a discard. */
  readonly clue: { readonly to: number; readonly named: Named } | null;
  /** The last thing that had happened when it was kept. */
  readonly seq: number;
}

/** Why a plan no longer stands: its player was told something, the hand to be told changed, or time went back. */
export type Undone = 'told' | 'changed' | 'taken-back';

export function planned(move: string, seq: number): Plan {
  const [, to = '', named = ''] = /^C(\d):(.)/.exec(move) ?? [];
  if (!to) return { move, card: Number(move.slice(1)), clue: null, seq };
  const what = (/\d/.test(named) ? Number(named) : named) as Named;
  return { move, card: null, clue: { to: Number(to), named: what }, seq };
}

/** What undid a plan since it was kept; null while it stands. */
export function undone({ clue, seq }: Plan, log: readonly Line[], you: number): Undone | null {
  for (const { what, seq: at } of log) {
    if (at <= seq) continue;
    if (what.type === 'taken-back') return 'taken-back';
    if (what.type !== 'moved') continue;
    if (what.events.some((event) => event.type === 'clued' && event.to === (clue?.to ?? you)))
      return clue ? 'changed' : 'told';
    if (clue && what.events.some((event) => event.type === 'drew' && event.seat === clue.to))
      return 'changed';
  }
  return null;
}

export function planWords(
  { move, card, clue }: Plan,
  names: readonly string[],
  hand: readonly { order: number }[],
) {
  if (clue) return t('table-plan-tell', { name: names[clue.to] ?? '', named: namedLabel(clue.named) });
  const slot = hand.findIndex((held) => held.order === card) + 1;
  return move.startsWith('P') ? t('table-plan-play', { slot }) : t('table-plan-discard', { slot });
}

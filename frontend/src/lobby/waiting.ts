// Which of one's own games wait for whom, and for how long.
import type { TableListed } from '../shared/messages';
import { texts } from '../shared/texts.svelte';

export function isMyTurn({ you, on_turn }: TableListed): boolean {
  return you !== null && you === on_turn;
}

/** Those that wait for me first, the longest wait before the others; then as they were. */
export function myTurnFirst(tables: readonly TableListed[]): TableListed[] {
  const rank = (table: TableListed): number => (isMyTurn(table) ? (table.turn_began ?? 0) : Infinity);
  return [...tables].sort((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  });
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes", "2 days": a stretch of time in its largest unit; less than a minute is one. */
export function stretch(milliseconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => milliseconds >= size) ?? UNITS[2];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(texts.language, style).format(Math.max(1, Math.floor(milliseconds / size)));
}

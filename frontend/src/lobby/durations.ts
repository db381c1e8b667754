// Times as people say them.
import { texts } from '../shared/texts.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "2 minutes", "45 seconds": the largest unit that leaves nothing over. */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(texts.language, style).format(seconds / size);
}

/** The usual values with the one in force among them, in order. */
export function withValue(usual: readonly number[], value: number): number[] {
  return [...new Set([...usual, value])].sort((one, other) => one - other);
}

// Numbers of a few games, told honestly: with their error, and not at all where they are too few to say anything.
import type { MeanTold } from '../shared/messages';
import { t } from '../shared/texts.svelte';

/** From so many on a mean is told. */
export const ENOUGH = 5;

/** "21.4 ± 0.6", or that there are too few, or none at all. */
export function meanInWords(told: MeanTold, language: string, digits = 1): string {
  if (!told.count) return '–';
  if (told.mean === null || told.count < ENOUGH) return t('insights-too-few', { count: told.count });
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  const error = told.error === null ? '' : ` ± ${number.format(told.error)}`;
  return `${number.format(told.mean)}${error}`;
}

/** A share as a whole percentage. */
export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

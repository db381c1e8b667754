// What boxes, bots and their options are called on the screen.
import type { Box } from '../shared/messages';
import { t, texts } from '../shared/texts.svelte';

/** The title as printed; what comes out of no printed box is called after what is played. */
export function boxName(box: Box, options: string): string {
  return box.code === 'custom' ? mixName(options) : box.title;
}

/** A language by its name in the language spoken, with a capital. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames(texts.language, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(texts.language) + name.slice(1);
}

/** What is played out of no printed box: the base game, or a mix. */
export function mixName(options: string): string {
  return options === 'base' ? t('base-game') : t('set-box-custom');
}

/** "Hanabi · Danish": a printed box told apart from the others of the same title. */
export function boxLine(box: Box | undefined, code: string): string {
  return box ? `${box.title} · ${languageName(box.language)}` : code;
}

/** A number as the language spoken writes it, with one decimal. */
export function figure(number: number): string {
  return new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 }).format(number);
}

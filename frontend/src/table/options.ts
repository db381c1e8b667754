// What is in play beside the base game, as the box calls it.
import { chosenWords } from '../lobby/setup';
import type { Offer, Settings } from '../shared/messages';
import { t } from '../shared/texts.svelte';
import { languageName, mixName } from '../lobby/boxes';

export interface OptionShown {
  readonly word: string;
  readonly name: string;
}

/** The options of a table: in the words of its box, or in the reader's own for a mix. */
export function optionsShown(settings: Settings, offer: Offer | null): OptionShown[] {
  const box = offer?.boxes.find((each) => each.code === settings.edition);
  const printed = box && box.code !== 'custom' ? box.names : {};
  return chosenWords(settings.options).map((word) => ({ word, name: printed[word] ?? t(`option-${word}`) }));
}

/** The box by its title and language. */
export function boxTitle(settings: Settings, offer: Offer | null): string {
  const box = offer?.boxes.find((each) => each.code === settings.edition);
  if (settings.edition === 'custom') return mixName(settings.options);
  return `${box?.title ?? 'Hanabi'} · ${languageName(box?.language ?? settings.edition)}`;
}

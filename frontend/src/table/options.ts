// What is in play beside the base game, as the reader and the box call it.
import { chosenWords } from '../lobby/setup';
import type { Offer, Settings } from '../shared/messages';
import { t } from '../shared/texts.svelte';
import { languageName, mixName } from '../lobby/boxes';

export interface OptionShown {
  readonly word: string;
  /** What the reader calls it. */
  readonly name: string;
  /** What the box calls it in its own language, where that is another word. */
  readonly printed: { readonly name: string; readonly lang: string } | null;
}

/** The options of a table, in the reader's words and in those of its box. */
export function optionsShown(settings: Settings, offer: Offer | null): OptionShown[] {
  const box = offer?.boxes.find((each) => each.code === settings.edition);
  return chosenWords(settings.options).map((word) => {
    const name = t(`option-${word}`);
    const printed = box && box.code !== 'custom' ? box.names[word] : undefined;
    const differs = printed !== undefined && printed !== name;
    return { word, name, printed: differs ? { name: printed, lang: box?.language ?? '' } : null };
  });
}

/** The box by its title and language. */
export function boxTitle(settings: Settings, offer: Offer | null): string {
  const box = offer?.boxes.find((each) => each.code === settings.edition);
  if (settings.edition === 'custom') return mixName(settings.options);
  return `${box?.title ?? 'Hanabi'} · ${languageName(box?.language ?? settings.edition)}`;
}

/** Where the rules of a table's box are read. */
export function rulesAddress({ edition }: Settings): string {
  return edition === 'custom' ? '/rules' : `/rules/${edition}`;
}

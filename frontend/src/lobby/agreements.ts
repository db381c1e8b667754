// What a table agreed on, in a few words.
import type { Settings } from '../shared/messages';
import { t } from '../shared/texts.svelte';
import { duration } from './durations';
import { chosenWords } from './setup';

/** The options in play, by their names in the language spoken. */
export function optionNames(options: string): string[] {
  return chosenWords(options).map((word) => t(`option-${word}`));
}

/** Clock and talk, where they differ from what is usual. */
export function agreedOn({ clock, talk }: Pick<Settings, 'clock' | 'talk'>): string[] {
  const seconds = clock ? { time: duration(clock.seconds) } : {};
  const time = clock
    ? [clock.type === 'bank' ? t('listed-bank', seconds) : t('listed-per-turn', seconds)]
    : [];
  return [...time, ...(talk === 'strict' ? [] : [t(`set-talk-${talk}`)])];
}

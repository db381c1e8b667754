// A card in words, for those who hear the page.
import type { CardShown } from '../shared/messages';
import { settings, type Aid } from '../shared/settings.svelte';
import { listed, t } from '../shared/texts.svelte';
import { faceOf, suitsOf } from './suits';

export function suitName(suit: string): string {
  return t('suit-name', { suit });
}

/** What stands for a suit on its cards: a letter or two of the language, the one of records, or nothing. */
export function suitLetter(suit: string): string {
  if (settings.letters === 'none') return '';
  return settings.letters === 'english' ? suit : t('suit-letter', { suit });
}

/** "red 3" in the language spoken. */
export function cardName(card: string): string {
  const { suit, rank } = faceOf(card);
  return t('card-name', { suit, rank });
}

/** A color's name or a rank's digit, as a clue names it. */
export function namedLabel(named: string | number): string {
  return suitsOf(named).length ? suitName(`${named}`) : `${named}`;
}

export function cardLabel(held: CardShown, aid: Aid): string {
  const parts = [held.card ? cardName(held.card) : t('card-hidden')];
  if (aid !== 'none' && held.clued) parts.push(t('card-clued', { clues: words(held.clued) }));
  const open = `${held.suits ?? ''}${held.ranks ?? ''}`;
  if (aid === 'full' && open) parts.push(t('card-possible', { clues: words(open) }));
  return parts.join(', ');
}

function words(letters: string): string {
  return listed([...letters].map(namedLabel));
}

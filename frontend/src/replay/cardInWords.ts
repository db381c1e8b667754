// A card of a game that is gone through, in words: whose it is, where it is held, and its face if that is shown.
import { cardName } from '../board/cardLabel';
import { t } from '../shared/texts.svelte';
import type { Playback } from './playback.svelte';

export function cardInWords(playback: Playback, order: number): string {
  const seat = playback.seatOf(order);
  if (seat < 0) return t('replay-gone-card');
  const hand = playback.hand(seat);
  const slot = hand.findIndex((held) => held.order === order);
  const place = t('table-card-of', { name: playback.game.names[seat] ?? '', slot: slot + 1 });
  const face = hand[slot]?.card;
  return face ? `${place}: ${cardName(face)}` : place;
}

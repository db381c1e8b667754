// Moves and facts of a review in words of the language spoken.
import { cardName, namedLabel, suitName } from '../../board/cardLabel';
import type { FactTold, GameReview, Position } from '../../shared/messages';
import { t, texts } from '../../shared/texts.svelte';

/** A move as something the player on turn could do: "Discard card 2". */
export function moveInWords(move: string, before: Position, names: readonly string[]): string {
  const order = Number(/^[PD](\d+)/.exec(move)?.[1] ?? -1);
  const slot = (before.hands[before.on_turn] ?? []).findIndex((held) => held.order === order) + 1;
  if (move.startsWith('P')) return t('review-do-play', { slot });
  if (move.startsWith('D')) return t('review-do-discard', { slot });
  const clue = /^C(\d):(.)/.exec(move);
  return clue
    ? t('review-do-tell', { to: names[Number(clue[1])] ?? '', named: namedLabel(clue[2] ?? '') })
    : t('review-do-other');
}

/** The same where all clues count as one. */
export function otherInWords(move: string, before: Position, names: readonly string[]): string {
  return move.startsWith('C') ? t('review-do-clue') : moveInWords(move, before, names);
}

export function factInWords(told: FactTold): string {
  return t(`review-fact-${told.fact}`, {
    card: told.card ? cardName(told.card) : '',
    suit: told.suit ? suitName(told.suit) : '',
    moves: told.moves ?? 0,
  });
}

/** Whether the game could still be won after so many moves, all cards known; if not, since which one. */
export function stillWinnable({ full, start, moves }: GameReview, now: number): string {
  const { least, most } = moves.findLast((move) => move.moves <= now)?.worth ?? start;
  if (least >= full) return t('review-could-win', { full });
  if (most >= full) return t('review-could-open', { least, full });
  if (start.most < full) return t('review-could-never-win', { most, full });
  const move = moves.find(({ worth }) => worth.most < full)?.moves ?? now;
  return t('review-could-not-win', { move, most, full });
}

/** Points with one digit as the language spoken writes it, and a real minus. */
export function points(value: number, digits = 1): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(texts.language, style).format(value).replace('-', '−');
}

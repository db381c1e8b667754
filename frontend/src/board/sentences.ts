// What happened, in sentences of the language spoken.
import { listed, t } from '../shared/texts.svelte';
import { cardName, namedLabel, suitName } from './cardLabel';
import { isRank, type Named } from './clues';
import { slotsOf, type GameEvent, type Outcome } from './events';
import { faceOf } from './suits';

/** One event as a sentence, with the places of the cards it speaks of. */
export function sentence(event: GameEvent, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? t('somebody');
  const places = slotsOf(event);
  const slots = places.length ? listed(places.map(String)) : 'none';
  switch (event.type) {
    case 'clued': {
      const args = {
        name: name(event.seat),
        to: name(event.to),
        count: event.touched.length,
        cost: event.free ? 'free' : 'token',
        slots,
        places: places.length,
      };
      return isRank(event.named)
        ? t('log-clued-rank', { ...args, rank: event.named })
        : t('log-clued-color', { ...args, suit: event.named });
    }
    case 'placed':
    case 'failed':
      return t(`log-${event.type}`, {
        name: name(event.seat),
        ...faceOf(event.card),
        announced: !event.announced ? 'none' : event.announced === event.card[0] ? 'right' : 'wrong',
        said: event.announced ? suitName(event.announced) : '',
        slots,
      });
    case 'discarded':
      return t('log-discarded', { name: name(event.seat), ...faceOf(event.card), slots });
    case 'salvaged':
    case 'recycled':
      return t(`log-${event.type}`, { name: name(event.seat), ...faceOf(event.card) });
    case 'completed':
      return t('log-completed', { suit: event.suit });
    case 'tile-turned':
      return t('log-tile-turned', { name: name(event.seat), tile: t(`tile-${event.tile}`) });
    case 'tile-lapsed':
      return t('log-tile-lapsed', { tile: t(`tile-${event.tile}`) });
    case 'mistake-repaired':
      return t('log-mistake-repaired');
    case 'tokens-back':
      return t('log-tokens-back', { count: event.count });
    case 'drew':
      return t('log-drew', { name: name(event.seat) });
    case 'last-round':
      return t('log-last-round', { count: event.turns });
    case 'rearranged':
      return t('log-rearranged', { name: name(event.seat), slots: places.join(' ') });
    case 'ended':
      return ending(event.outcome);
  }
}

/** One event as a short line of the log, in which the one who reads it is "you". */
export function shortLine(event: GameEvent, names: readonly string[], you: number | null): string {
  const who = 'seat' in event && event.seat === you ? 'you' : 'other';
  const name = 'seat' in event ? (names[event.seat] ?? t('somebody')) : '';
  switch (event.type) {
    case 'clued': {
      const places = slotsOf(event);
      return t('line-clued', {
        who,
        name,
        whom: event.to === you ? 'you' : 'other',
        to: names[event.to] ?? t('somebody'),
        cost: event.free ? 'free' : 'token',
        named: namedLabel(event.named),
        places: places.length,
        slots: places.join(',\u00a0'),
      });
    }
    case 'placed':
    case 'failed': {
      const line = t(`line-${event.type}`, { who, name, ...faceOf(event.card) });
      return event.announced ? t('line-announced', { said: suitName(event.announced), line }) : line;
    }
    case 'discarded':
      return t('line-discarded', { who, name, ...faceOf(event.card) });
    default:
      return sentence(event, names);
  }
}

/** How a game ended: result and reason, points, what the audience thinks of it. */
export function ending(outcome: Outcome): string {
  const { result, reason, score, rating, placed } = outcome;
  const parts = [t(`ended-${reason}`, { result })];
  if (result === 'lost') parts.push(t('ended-placed', { count: placed }));
  else if (typeof score === 'number') parts.push(t('ended-points', { count: score }));
  if (rating) parts.push(t(`rating-${rating}`));
  if (outcome.commendation) parts.push(t('ended-commendation'));
  return parts.join(' ');
}

/** What a bot says of a move or a clue: a code with what it speaks of. */
export interface BotReason {
  readonly code: string;
  readonly seat?: number | null;
  readonly to?: number | null;
  readonly cards?: readonly string[];
  readonly named?: Named | null;
}

export function botSentence(reason: BotReason, names: readonly string[]): string {
  const name = (seat: number | null | undefined): string => names[seat ?? -1] ?? t('somebody');
  return t(`bot-${reason.code}`, {
    seat: name(reason.seat),
    to: name(reason.to),
    cards: either(reason.cards ?? []),
    named: namedLabel(reason.named ?? ''),
  });
}

function either(cards: readonly string[]): string {
  if (cards.length === 0) return t('cards-unknown');
  if (cards.length > 4) {
    const [rank, ...others] = new Set(cards.map((card) => faceOf(card).rank));
    return rank && others.length === 0
      ? t('cards-alike', { rank })
      : t('cards-many', { count: cards.length });
  }
  return listed(cards.map(cardName), 'disjunction');
}

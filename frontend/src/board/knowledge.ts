// What can be known of a hidden card: what its clues leave open, less what is seen elsewhere. Arithmetic on what is drawn.
import type { CardShown, Position, Rules } from '../shared/messages';
import { RANKS, steps, suitsOf, type Rank, type Suit } from './suits';

/** How many copies of each card lie open: placed, discarded, and in the hands of `seats`. */
export function inSight(position: Position, seats: readonly number[]): Map<string, number> {
  const seen = new Map<string, number>();
  const see = (card: string): void => void seen.set(card, (seen.get(card) ?? 0) + 1);
  for (const [suit, height] of Object.entries(position.fireworks))
    for (const each of suitsOf(suit)) for (const rank of steps(each).slice(0, height)) see(`${each}${rank}`);
  position.discards.forEach(see);
  for (const seat of seats) for (const held of position.hands[seat] ?? []) if (held.card) see(held.card);
  return seen;
}

/** The hands that help somebody to count a hand: all but that hand, and those that one of the two cannot see. */
export function helpfulHands(position: Position, owner: number, viewer: number | null): number[] {
  return position.hands.map((_, seat) => seat).filter((seat) => seat !== owner && seat !== viewer);
}

/** The cards that a hidden card can still be; empty where clues are not kept. */
export function possible(held: CardShown, rules: Rules, seen: ReadonlyMap<string, number>): string[] {
  const suits = suitsOf(held.suits ?? '');
  const ranks = RANKS.filter((rank) => held.ranks?.includes(String(rank)));
  return suits
    .flatMap((suit) => ranks.map((rank) => `${suit}${rank}`))
    .filter((card) => (seen.get(card) ?? 0) < (rules.copies[card] ?? 0));
}

/** The same card with the suits and ranks crossed out of which every copy is seen elsewhere; and without its face. */
export function counted(held: CardShown, rules: Rules, seen: ReadonlyMap<string, number>): CardShown {
  const { card: _, ...rest } = held;
  const cards = possible(held, rules, seen);
  if (cards.length === 0) return rest;
  const open = cards.join('');
  return {
    ...rest,
    suits: suitsOf(open).join(''),
    ranks: RANKS.filter((rank) => open.includes(String(rank))).join(''),
  };
}

/** Whether every one of these cards lies on its firework already. */
export function allPlaced(cards: readonly string[], position: Position): boolean {
  return (
    cards.length > 0 &&
    cards.every((card) =>
      suitsOf(card).some((suit) =>
        steps(suit)
          .slice(0, position.fireworks[suit] ?? 0)
          .some((rank) => card === `${suit}${rank}`),
      ),
    )
  );
}

/** How high a firework can still climb: to the first card of which every copy lies on the discard pile. */
export function heightInReach(suit: Suit, { fireworks, discards }: Position, { copies }: Rules): number {
  const placed = fireworks[suit] ?? 0;
  const gone = (rank: Rank): boolean => {
    const card = `${suit}${rank}`;
    return discards.filter((each) => each === card).length >= (copies[card] ?? 0);
  };
  const lost = steps(suit).findIndex((rank, at) => at >= placed && gone(rank));
  return lost < 0 ? 5 : lost;
}

export type Doubt = 'last-copy' | 'placed-already' | null;

/** What somebody who knows this much should be asked before a card is played or discarded. */
export function doubt(action: 'play' | 'discard', cards: readonly string[], position: Position): Doubt {
  if (action === 'play') return allPlaced(cards, position) ? 'placed-already' : null;
  const lost = cards.length > 0 && cards.every((card) => position.indispensable.includes(card));
  return lost ? 'last-copy' : null;
}

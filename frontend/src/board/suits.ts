// The suits as a screen shows them: their letters, their shapes, and how their fireworks grow.

export const SUITS = ['R', 'Y', 'G', 'W', 'B', 'M', 'K'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = [1, 2, 3, 4, 5] as const;
export type Rank = (typeof RANKS)[number];

/** Outlines in a square of 24 by 24; one shape for each suit, told apart without color and at a small size. */
export const SHAPES: Readonly<Record<Suit, string>> = {
  R: 'M12 1.5 20.5 12 12 22.5 3.5 12Z',
  Y: 'm12 1.2 3.1 7 7.6.7-5.7 5.1 1.7 7.5L12 17.6l-6.7 3.9 1.7-7.5L1.3 8.9l7.6-.7Z',
  G: 'M12 2.5 22.5 21h-21Z',
  W: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  B: 'M12 1.2c4 5.2 7.3 8.7 7.3 13.2a7.3 7.3 0 0 1-14.6 0C4.7 9.9 8 6.4 12 1.2Z',
  M: 'M8.1 5.0a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0ZM14.2 8.5a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0ZM14.2 15.5a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0ZM8.1 19.0a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0ZM2.0 15.5a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0ZM2.0 8.5a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0ZM9.8 12.0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z',
  K: 'M3.5 3.5h17v17h-17Z',
};

export interface Face {
  readonly suit: Suit;
  readonly rank: Rank;
}

/** A card as it is written, `R3`. */
export function faceOf(card: string): Face {
  const suit = SUITS.find((each) => each === card[0]);
  const rank = RANKS.find((each) => String(each) === card[1]);
  if (!suit || !rank) throw new Error(`${card} is not a card: a suit and a rank, such as R3`);
  return { suit, rank };
}

export function suitsOf(letters: string | number): Suit[] {
  return SUITS.filter((suit) => `${letters}`.includes(suit));
}

/** The ranks in the order in which a firework shows them, bottom first. */
export function steps(suit: Suit): readonly Rank[] {
  return suit === 'K' ? [5, 4, 3, 2, 1] : RANKS;
}

// Moves by what they do to one own card, found among the legal ones.

export interface CardMoves {
  readonly play: string | null;
  /** Plays with an announcement: the suit's letter and the move. */
  readonly announced: readonly { readonly suit: string; readonly move: string }[];
  readonly discard: string | null;
}

export function movesOf(order: number, legal: readonly string[]): CardMoves {
  const saying = `P${order}=`;
  return {
    play: legal.find((move) => move === `P${order}`) ?? null,
    announced: legal
      .filter((move) => move.startsWith(saying))
      .map((move) => ({ suit: move.slice(saying.length), move })),
    discard: legal.find((move) => move === `D${order}`) ?? null,
  };
}

export interface TileChoice {
  readonly kind: 'recycle' | 'salvage';
  readonly card: string;
  readonly move: string;
}

/** What a reward tile lets its player choose from the discard pile. */
export function tileChoices(legal: readonly string[]): TileChoice[] {
  return legal
    .filter((move) => move.startsWith('R:') || move.startsWith('S:'))
    .map((move) => ({ kind: move.startsWith('R:') ? 'recycle' : 'salvage', card: move.slice(2), move }));
}

/** A hand with the card at one place put at another. */
export function moved(orders: readonly number[], from: number, to: number): number[] {
  const rest = orders.filter((_, at) => at !== from);
  const card = orders[from];
  return card === undefined ? [...orders] : [...rest.slice(0, to), card, ...rest.slice(to)];
}

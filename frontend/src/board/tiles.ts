// The six reward tiles: their names in messages, and the pictures on them.

export const TILES = ['token', 'repair', 'color-info', 'rank-info', 'recycle', 'salvage'] as const;
export type TileName = (typeof TILES)[number];

/** The tile a message names; null for one that this page does not know. */
export function tileNamed(word: string): TileName | null {
  return TILES.find((each) => each === word) ?? null;
}

/** Strokes in a square of 24 by 24. */
export const TILE_PICTURES: Readonly<Record<TileName, string>> = {
  token:
    'M12 2v2M8.5 4.5h7M9 5c-3 1.5-4.5 4-4.5 7S6 17.5 9 19h6c3-1.5 4.5-4 4.5-7S18 6.5 15 5M9 19.5h6M12 19.5V22M5 12h14',
  repair: 'M12 21a8 8 0 1 1 7.5-5.2M12 9v6M9 12h6M19.5 20v-4.2h-4.2',
  'color-info': 'M4 5h16v11h-8l-5 4v-4H4ZM8 10.5h.01M12 10.5h.01M16 10.5h.01',
  'rank-info': 'M4 5h16v11h-8l-5 4v-4H4ZM10.5 8.5 12 7.5V13.5M10.5 13.5h3',
  recycle: 'M6 8h9a4 4 0 0 1 0 8H5M9 4 5 8l4 4M8 13l-3.5 3L8 19.5',
  salvage: 'M5 21h14M12 17V4M7 9l5-5 5 5',
};

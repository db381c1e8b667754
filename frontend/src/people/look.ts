// What people look like: a paper lantern of a color, a shape, a pattern and a face, each by its number.

export interface Look {
  readonly color: number;
  readonly lantern: number;
  readonly pattern: number;
  readonly face: number;
}

export const COLORS = 8;
/** How many lanterns, patterns and faces there are. */
export const PARTS = 6;

/** The look that somebody chose; who chose none looks as their name has it, everywhere the same. */
export function lookOf(look: string, name: string): Look {
  if (!/^[0-7][0-5]{3}$/.test(look)) return byChance(hashOf(name));
  const [color = 0, lantern = 0, pattern = 0, face = 0] = [...look].map(Number);
  return { color, lantern, pattern, face };
}

/** The look as the server keeps it. */
export function written({ color, lantern, pattern, face }: Look): string {
  return `${color}${lantern}${pattern}${face}`;
}

export function byChance(number: number): Look {
  const take = (parts: number): number => {
    const part = number % parts;
    number = Math.floor(number / parts);
    return part;
  };
  return { color: take(COLORS), lantern: take(PARTS), pattern: take(PARTS), face: take(PARTS) };
}

/** FNV-1a: what is nearly the same name still looks quite different. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

interface Seated {
  readonly kind: string;
  readonly name?: string;
  readonly look?: string;
}

/** The color of each seat: the first one who has a color keeps it, the next ones get one that is free. */
export function seatColors(seats: readonly Seated[]): number[] {
  const taken = new Set<number>();
  return seats.map(({ kind, look = '', name = '' }) => {
    let { color } = lookOf(look, name);
    if (kind !== 'person') return color;
    while (taken.has(color)) color = (color + 3) % COLORS; // 3 and 8: every color in turn, none beside the last
    taken.add(color);
    return color;
  });
}

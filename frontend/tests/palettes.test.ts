import { expect, test } from 'vitest';

import { SUITS } from '../src/board/suits';
import css from '../src/shared/style/tokens.css?raw';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** How color vision without one kind of cone sees linear red, green and blue (Machado, Oliveira, Fernandes 2009). */
const EYES: Readonly<Record<string, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function colors(palette: string): Map<string, Triple> {
  const own = css.slice(css.indexOf(`[data-palette='${palette}']`)).split('}')[0] ?? '';
  return new Map(
    SUITS.map((suit) => {
      const rule = new RegExp(`--suit-${suit}: #(\\w{6})`);
      const hex = (rule.exec(own) ?? rule.exec(css))?.[1] ?? '';
      return [suit, [linear(hex.slice(0, 2)), linear(hex.slice(2, 4)), linear(hex.slice(4, 6))]];
    }),
  );
}

function linear(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function times(row: Triple, color: Triple): number {
  return Math.min(1, Math.max(0, row[0] * color[0] + row[1] * color[1] + row[2] * color[2]));
}

function seen(color: Triple, [red, green, blue]: Matrix): Triple {
  return lab([times(red, color), times(green, color), times(blue, color)]);
}

function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test.each(Object.keys(EYES))('with its palette, %s tells all seven suits apart', (palette) => {
  const eye = EYES[palette];
  if (!eye) throw new Error(palette);
  const all = [...colors(palette)].map(([suit, color]) => ({ suit, color: seen(color, eye) }));
  for (const [at, one] of all.entries()) {
    for (const two of all.slice(at + 1)) {
      const apart = Math.hypot(...one.color.map((value, axis) => value - (two.color[axis] ?? 0)));
      expect(apart, `${one.suit} and ${two.suit}`).toBeGreaterThan(30);
    }
  }
});

// How an arrow runs over the board: down to what it points at, or in a bow from one card to another.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A bow from `start` over `bend`; its `tip` is that of a head so `wide` and twice as long. */
export interface Arrow {
  readonly start: Spot;
  readonly bend: Spot;
  readonly tip: Spot;
  readonly wide: number;
}

const SHORTEST = 36;
const OVER_THE_EDGE = -10;

/** Straight down into the upper part of what is pointed at; shorter and deeper where little room is above. */
export function arrowTo(target: Box): Arrow {
  const { x, y, width, height } = target;
  const middle = x + width / 2;
  const start = { x: middle, y: Math.max(y - Math.min(0.55 * height, 44), OVER_THE_EDGE) };
  const tip = { x: middle, y: Math.max(y + Math.min(0.2 * height, 16), start.y + SHORTEST) };
  return { start, bend: { x: middle, y: (start.y + tip.y) / 2 }, tip, wide: headOf(target) };
}

/** In a bow from card to card, so that what lies between them can still be read. */
export function arrowBetween(from: Box, to: Box): Arrow {
  const [start, tip] = [upper(from), upper(to)];
  const [x, y] = [tip.x - start.x, tip.y - start.y];
  const far = Math.hypot(x, y) || 1;
  const bow = Math.max(0.35 * to.height, 0.16 * far) * (x < 0 ? -1 : 1);
  const bend = { x: (start.x + tip.x) / 2 + (y / far) * bow, y: (start.y + tip.y) / 2 - (x / far) * bow };
  return { start, bend, tip, wide: headOf(to) };
}

function upper({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + 0.3 * height };
}

function headOf({ width }: Box): number {
  return Math.max(8, Math.min(0.2 * width, 14));
}

/** The shaft, which ends inside the head. */
export function shaft({ start, bend, tip, wide }: Arrow): string {
  const [x, y] = direction(bend, tip);
  return `M${spot(start)}Q${spot(bend)} ${spot({ x: tip.x - wide * x, y: tip.y - wide * y })}`;
}

export function head({ bend, tip, wide }: Arrow): string {
  const [x, y] = direction(bend, tip);
  const [back, side] = [1.9 * wide, wide];
  const foot = { x: tip.x - back * x, y: tip.y - back * y };
  const left = { x: foot.x - side * y, y: foot.y + side * x };
  const right = { x: foot.x + side * y, y: foot.y - side * x };
  return `M${spot(tip)}L${spot(left)}L${spot(right)}Z`;
}

function direction(from: Spot, to: Spot): readonly [number, number] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return [(to.x - from.x) / far, (to.y - from.y) / far];
}

function spot({ x, y }: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

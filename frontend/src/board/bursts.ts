// The bursts: what is printed on a card and what stands in the sky once it is placed, one drawing a suit and stage.
import { steps, type Rank, type Suit } from './suits';

/** A circle with the middle of the burst as its own, unless it is said otherwise. */
export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly width: number;
  /** From one bead to the next; none for a plain ring. */
  readonly beads?: number;
}

/** Paths in a square from -100 to 100. */
export interface Burst {
  readonly lines: string;
  readonly solid: string;
  /** Drawn as outlines over a ground: the squares of black. */
  readonly boxes: string;
  readonly rings: readonly Ring[];
  /** The petals of multicolour, hue by hue. */
  readonly petals: readonly string[];
}

type Point = readonly [x: number, y: number];

/** How far a burst reaches at each stage. */
const REACH = [0, 32, 49, 66, 82, 97] as const;
const HUES = 6;
const drawn = new Map<string, Burst>();

/** How many cards of its suit are placed once this one is. */
export function stageOf(suit: Suit, rank: Rank): number {
  return steps(suit).indexOf(rank) + 1;
}

/** The burst of a suit when so many of its cards are placed. */
export function burst(suit: Suit, stage: number): Burst {
  const key = `${suit}${stage}`;
  const found = drawn.get(key) ?? draw(suit, stage);
  drawn.set(key, found);
  return found;
}

function draw(suit: Suit, stage: number): Burst {
  const pen = new Pen();
  const stages = Array.from({ length: stage }, (_, at) => at + 1);
  switch (suit) {
    case 'R':
      stages.forEach((k) => crossette(pen, k));
      break;
    case 'Y':
      chrysanthemum(pen, stages);
      break;
    case 'G':
      stages.forEach((k) => palm(pen, k, k >= stage - 1));
      break;
    case 'W':
      stages.forEach((k) => saturn(pen, k));
      break;
    case 'B':
      stages.forEach((k) => willow(pen, k, k >= stage - 1));
      break;
    case 'M':
      stages.forEach((k) => peony(pen, k));
      break;
    case 'K':
      pinwheel(pen, stages);
      break;
  }
  return pen.burst();
}

/** Rays that end in diamonds. */
function crossette(pen: Pen, k: number): void {
  const h = 4.5 + k;
  for (const angle of around(8, k % 2 ? 0 : 22.5)) {
    pen.line(polar(k < 3 ? 17 : reach(k - 2) + 8, angle), polar(reach(k) - h, angle));
    pen.fill(turned(diamond(h), angle, reach(k) - h));
  }
}

/** Tapered spikes in tens, every second one with a star. */
function chrysanthemum(pen: Pen, stages: readonly number[]): void {
  const angles = (k: number): number[] => around(10, k % 2 ? 0 : 18);
  for (const k of stages.slice(-2))
    for (const angle of angles(k)) pen.fill(turned(spike(reach(k) - 16), angle, 15));
  for (const k of stages)
    for (const angle of angles(k).filter((_, at) => at % 2 === 0))
      pen.fill(turned(star(4 + 1.1 * k), angle, reach(k) - 5));
}

/** Fronds with upright triangles, in threes. */
function palm(pen: Pen, k: number, outer: boolean): void {
  const h = 4.4 + 0.85 * k;
  for (const angle of around(3 * k, k % 2 ? 0 : 60 / k)) {
    const [x, y] = polar(reach(k) - h, angle);
    pen.line(polar(outer ? 15 : reach(k) - 20, angle), polar(reach(k) - h - 3, angle));
    pen.fill([
      [x, y - h],
      [x + 0.92 * h, y + 0.62 * h],
      [x - 0.92 * h, y + 0.62 * h],
    ]);
  }
}

/** Beaded rings and plain ones in turn. */
function saturn(pen: Pen, k: number): void {
  const r = reach(k) - 5;
  if (k % 2) {
    pen.ring({ x: 0, y: 0, r, width: 3.6 + 0.5 * k, beads: (2 * Math.PI * r) / (10 + 5 * k) });
    return;
  }
  pen.ring({ x: 0, y: 0, r, width: 2 });
  for (const angle of around(8, k === 4 ? 22.5 : 0)) {
    const [x, y] = polar(r, angle);
    pen.ring({ x, y, r: 2.6 + 0.6 * k, width: 2.2 });
  }
}

/** Arms that bend down and end in drops. */
function willow(pen: Pen, k: number, outer: boolean): void {
  const far = 0.9 * reach(k);
  const count = 4 + 2 * k;
  for (const angle of around(count, k % 2 ? 0 : 180 / count)) {
    const [bendX, bendY] = polar(0.72 * far, angle);
    const [x, y] = polar(0.93 * far, angle);
    const end = y + 0.13 * far;
    pen.arm(polar(outer ? 16 : 0.7 * far, angle), [bendX, bendY - 0.05 * far], [x, end]);
    pen.drop([x, end], 3.2 + 0.8 * k);
  }
}

/** Petals in six hues. */
function peony(pen: Pen, k: number): void {
  const [near, far, width] = [k === 1 ? 14 : 0.62 * reach(k - 1), reach(k), 4 + 2 * k];
  const middle = (near + far) / 2 + 5;
  around(HUES, k % 2 ? 0 : 30).forEach((angle, hue) => {
    const [right = ORIGIN, left = ORIGIN] = turned(
      [
        [width, 0],
        [-width, 0],
      ],
      angle,
      middle,
    );
    pen.petal(hue, polar(near, angle), right, polar(far, angle), left);
  });
}

/** Squares on turning arms. */
function pinwheel(pen: Pen, stages: readonly number[]): void {
  const arms = [...around(4, 0), ...(stages.length > 2 ? around(4, 45) : [])];
  arms.forEach((base, arm) => {
    const at = (k: number): number => base + 17 * k;
    pen.way([polar(15, base), ...stages.map((k) => polar(reach(k) - 8, at(k)))]);
    for (const k of stages.filter((each) => arm < 4 || each > 2))
      pen.box(turned(square(2.6 + 0.95 * k), at(k), reach(k) - 8));
  });
}

/** What was drawn so far. */
class Pen {
  readonly #lines: string[] = [];
  readonly #solid: string[] = [];
  readonly #boxes: string[] = [];
  readonly #rings: Ring[] = [];
  readonly #petals: string[] = Array.from({ length: HUES }, () => '');

  line(from: Point, to: Point): void {
    this.way([from, to]);
  }

  way(points: readonly Point[]): void {
    this.#lines.push(path(points));
  }

  arm(from: Point, bend: Point, to: Point): void {
    this.#lines.push(`M${at(from)}Q${at(bend)} ${at(to)}`);
  }

  fill(points: readonly Point[]): void {
    this.#solid.push(`${path(points)}Z`);
  }

  box(points: readonly Point[]): void {
    this.#boxes.push(`${path(points)}Z`);
  }

  drop([x, y]: Point, h: number): void {
    const wide = round(0.8 * h);
    this.#solid.push(
      `M${at([x, y - h])}c${at([0.2 * h, 0.6 * h])} ${at([0.8 * h, h])} ${at([0.8 * h, 1.6 * h])}` +
        `a${wide} ${wide} 0 0 1 ${at([-1.6 * h, 0])}c${at([0, -0.6 * h])} ${at([0.6 * h, -h])} ${at([0.8 * h, -1.6 * h])}Z`,
    );
  }

  petal(hue: number, near: Point, right: Point, far: Point, left: Point): void {
    this.#petals[hue] += `M${at(near)}Q${at(right)} ${at(far)}Q${at(left)} ${at(near)}Z`;
  }

  ring(ring: Ring): void {
    this.#rings.push({ ...ring, x: round(ring.x), y: round(ring.y), r: round(ring.r) });
  }

  burst(): Burst {
    return {
      lines: this.#lines.join(''),
      solid: this.#solid.join(''),
      boxes: this.#boxes.join(''),
      rings: this.#rings,
      petals: this.#petals.filter(Boolean),
    };
  }
}

const ORIGIN: Point = [0, 0];

function reach(stage: number): number {
  return REACH[stage] ?? 0;
}

/** A place by its distance and its angle, clockwise from above. */
function polar(distance: number, angle: number): Point {
  const way = (angle * Math.PI) / 180;
  return [distance * Math.sin(way), -distance * Math.cos(way)];
}

/** Angles that share a circle. */
function around(count: number, first: number): number[] {
  return Array.from({ length: count }, (_, number) => first + (360 / count) * number);
}

/** Points drawn upright at the origin, turned and moved out. */
function turned(points: readonly Point[], angle: number, distance: number): Point[] {
  const [outX, outY] = polar(distance, angle);
  const way = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(way), Math.sin(way)];
  return points.map(([x, y]) => [x * cos - y * sin + outX, x * sin + y * cos + outY]);
}

function diamond(h: number): Point[] {
  return [
    [0, -h],
    [0.62 * h, 0],
    [0, h],
    [-0.62 * h, 0],
  ];
}

function spike(length: number): Point[] {
  return [
    [-2.3, 0],
    [0, -length],
    [2.3, 0],
  ];
}

function star(h: number): Point[] {
  return around(10, 0).map((angle, tip) => polar(tip % 2 ? 0.42 * h : h, angle));
}

function square(h: number): Point[] {
  return [
    [-h, -h],
    [h, -h],
    [h, h],
    [-h, h],
  ];
}

function path(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}`;
}

function at([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

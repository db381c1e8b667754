// A game's result as a picture: its fireworks over the river and its points, and nothing else of the table.
import { burst } from '../board/bursts';
import { steps, suitsOf, type Suit } from '../board/suits';

export interface Result {
  readonly suits: string;
  /** How many cards of each suit are placed. */
  readonly fireworks: Readonly<Record<string, number>>;
  /** "24", or a word for a game that was lost. */
  readonly score: string;
  /** "of 25", or nothing. */
  readonly of: string;
  /** What the audience says. */
  readonly words: string;
}

const [WIDTH, HEIGHT] = [1200, 630];
const RIVER = 470;
const BLACK = '#aeb6dc';
const CREAM = '#f8f1e2';
const GOLD = '#ffc94d';

export function drawResult({ suits, fireworks, score, of, words }: Result): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const style = getComputedStyle(document.documentElement);
  const face = style.getPropertyValue('--font-display');
  drawScene(pen);
  const columns = suitsOf(suits);
  columns.forEach((suit, at) => {
    const placed = fireworks[suit] ?? 0;
    const color = suit === 'K' ? BLACK : style.getPropertyValue(`--suit-${suit}`);
    const wide = Math.min((1.24 * WIDTH) / columns.length, 0.72 * RIVER);
    const lower = at % 2 ? 46 : 0;
    const x = ((at + 0.5) * WIDTH) / columns.length;
    const y = RIVER - 60 - (placed * (RIVER - 80 - wide / 2 - lower)) / 5;
    if (placed) drawFirework(pen, { suit, placed, color, wide, x, y, face, style });
  });
  drawWords(pen, { score, of, words, face, sans: style.getPropertyValue('--font') });
  return canvas;
}

function drawScene(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, RIVER);
  sky.addColorStop(0, '#070a20');
  sky.addColorStop(1, '#2b2a6e');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, RIVER);
  pen.fillStyle = CREAM;
  for (let star = 1; star < 120; star += 1) {
    const size = star % 9 ? 1.4 : 2.6;
    pen.globalAlpha = star % 4 ? 0.45 : 0.9;
    pen.fillRect((star * 271) % WIDTH, (star * star * 37) % (RIVER - 60), size, size);
  }
  pen.globalAlpha = 1;
  const river = pen.createLinearGradient(0, RIVER, 0, HEIGHT);
  river.addColorStop(0, '#141a4a');
  river.addColorStop(1, '#0b0f2c');
  pen.fillStyle = river;
  pen.fillRect(0, RIVER, WIDTH, HEIGHT - RIVER);
}

interface Drawn {
  readonly suit: Suit;
  readonly placed: number;
  readonly color: string;
  readonly wide: number;
  readonly x: number;
  readonly y: number;
  readonly face: string;
  readonly style: CSSStyleDeclaration;
}

function drawFirework(pen: CanvasRenderingContext2D, drawn: Drawn): void {
  const { suit, placed, color, wide, x, y, face, style } = drawn;
  const { lines, solid, boxes, rings, petals } = burst(suit, placed);
  pen.save();
  pen.translate(x, y);
  pen.scale(wide / 200, wide / 200);
  const halo = pen.createRadialGradient(0, 0, 0, 0, 0, 60 + 8 * placed);
  halo.addColorStop(0, color);
  halo.addColorStop(1, 'transparent');
  pen.globalAlpha = 0.35;
  pen.fillStyle = halo;
  pen.fillRect(-100, -100, 200, 200);
  pen.globalAlpha = 1;
  pen.strokeStyle = pen.fillStyle = color;
  pen.lineWidth = 1.9;
  pen.lineCap = pen.lineJoin = 'round';
  if (lines) pen.stroke(new Path2D(lines));
  if (solid) pen.fill(new Path2D(solid));
  if (boxes) pen.stroke(new Path2D(boxes));
  for (const { x, y, r, width, beads } of rings) {
    pen.lineWidth = width;
    pen.setLineDash(beads ? [0, beads] : []);
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.lineWidth = 1.9;
  petals.forEach((d, hue) => {
    pen.strokeStyle = style.getPropertyValue(`--petal-${hue + 1}`);
    pen.stroke(new Path2D(d));
  });
  pen.beginPath();
  pen.arc(0, 0, 17, 0, 2 * Math.PI);
  pen.fillStyle = suit === 'K' ? '#0b0d18' : '#fffdf4';
  pen.fill();
  pen.fillStyle = suit === 'K' ? CREAM : '#0c1029';
  pen.font = `700 24px ${face}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(steps(suit)[placed - 1]), 0, 1.5);
  pen.restore();
}

interface Words {
  readonly score: string;
  readonly of: string;
  readonly words: string;
  readonly face: string;
  readonly sans: string;
}

function drawWords(pen: CanvasRenderingContext2D, { score, of, words, face, sans }: Words): void {
  const base = HEIGHT - 52;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  pen.fillStyle = GOLD;
  pen.font = `700 ${score.length > 3 ? 64 : 120}px ${face}`;
  pen.fillText(score, 60, base);
  const after = 60 + pen.measureText(score).width + 18;
  pen.fillStyle = CREAM;
  pen.font = `700 48px ${face}`;
  pen.fillText(of, after, base);
  const beside = after + (of ? pen.measureText(of).width + 50 : 50);
  pen.font = `400 30px ${sans}`;
  pen.fillText(words, beside, base - 8, WIDTH - 60 - beside);
  pen.textAlign = 'right';
  pen.font = `700 34px ${face}`;
  pen.globalAlpha = 0.75;
  pen.fillText('Hanabi', WIDTH - 60, RIVER + 52);
  pen.globalAlpha = 1;
}

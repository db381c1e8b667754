// An own card that is carried: when it is in the air, where it would land, and what that means.
import { moved } from '../board/moves';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Drag {
  readonly order: number;
  readonly start: Point;
  /** The slot it comes from, and the one where it would land. */
  readonly from: number;
  readonly to: number;
  readonly dx: number;
  readonly dy: number;
  /** Whether it left its place: a short touch is a tap. */
  readonly moving: boolean;
}

/** What dropping a card does; the places on the table say what they stand for in `data-drop`. */
export type Drop =
  | { readonly does: 'play' | 'discard'; readonly order: number }
  | { readonly does: 'rearrange'; readonly orders: readonly number[] };

const A_TAP = 9;
const OUT_OF_THE_HAND = -40;

export function pickUp(order: number, orders: readonly number[], start: Point): Drag {
  const from = orders.indexOf(order);
  return { order, start, from, to: from, dx: 0, dy: 0, moving: false };
}

/** The same card further on; `slotAt` finds the slot below a place. */
export function carry(drag: Drag, { x, y }: Point, slotAt: (x: number) => number): Drag {
  const [dx, dy] = [x - drag.start.x, y - drag.start.y];
  const moving = drag.moving || Math.hypot(dx, dy) > A_TAP;
  return { ...drag, dx, dy, moving, to: moving ? slotAt(x) : drag.to };
}

/** Whether the card was carried out of the hand, towards the table. */
export function isOut(drag: Drag): boolean {
  return drag.dy < OUT_OF_THE_HAND;
}

/** The hand while a card is carried along it: the others make room. */
export function withRoom(orders: readonly number[], drag: Drag | null): readonly number[] {
  return drag?.moving && !isOut(drag) ? moved(orders, drag.from, drag.to) : orders;
}

/** What letting go does; null for nothing. */
export function dropped(drag: Drag, orders: readonly number[], target: string | undefined): Drop | null {
  if (target === 'play' || target === 'discard') return { does: target, order: drag.order };
  if (isOut(drag) || drag.to === drag.from) return null;
  return { does: 'rearrange', orders: moved(orders, drag.from, drag.to) };
}

import { expect, test } from 'vitest';

import { carry, dropped, isOut, pickUp, withRoom } from '../src/table/drag';

const ORDERS = [5, 6, 7];
const at = (x: number, y: number) => ({ x, y });
const slotAt = (x: number): number => Math.floor(x / 100);

test('a short touch is a tap: the card stays where it is', () => {
  const drag = carry(pickUp(5, ORDERS, at(50, 300)), at(56, 305), slotAt);
  expect([drag.moving, drag.to]).toEqual([false, 0]);
  expect(withRoom(ORDERS, drag)).toEqual(ORDERS);
});

test('a card carried along the hand makes room where it would land, and lands there', () => {
  const drag = carry(pickUp(5, ORDERS, at(50, 300)), at(250, 310), slotAt);
  expect([drag.moving, drag.from, drag.to]).toEqual([true, 0, 2]);
  expect(withRoom(ORDERS, drag)).toEqual([6, 7, 5]);
  expect(dropped(drag, ORDERS, undefined)).toEqual({ does: 'rearrange', orders: [6, 7, 5] });
});

test('a card carried back to its slot is still in the air, and changes nothing', () => {
  const away = carry(pickUp(5, ORDERS, at(50, 300)), at(250, 310), slotAt);
  const back = carry(away, at(51, 300), slotAt);
  expect([back.moving, dropped(back, ORDERS, undefined)]).toEqual([true, null]);
});

test('a card carried out of the hand is played or discarded by where it is dropped, or comes back', () => {
  const drag = carry(pickUp(6, ORDERS, at(150, 300)), at(250, 100), slotAt);
  expect([isOut(drag), withRoom(ORDERS, drag)]).toEqual([true, ORDERS]);
  expect(dropped(drag, ORDERS, 'play')).toEqual({ does: 'play', order: 6 });
  expect(dropped(drag, ORDERS, 'discard')).toEqual({ does: 'discard', order: 6 });
  expect(dropped(drag, ORDERS, undefined)).toBeNull();
});

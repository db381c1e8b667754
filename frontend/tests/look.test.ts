import { expect, test } from 'vitest';

import { COLORS, PARTS, byChance, lookOf, seatColors, written } from '../src/people/look';

test('a look that was chosen is drawn as it is written', () => {
  expect(written(lookOf('7314', 'Ann'))).toBe('7314');
});

test('who chose none looks as their name has it, and different names look different', () => {
  expect(lookOf('', 'Ann')).toEqual(lookOf('9999', 'Ann'));
  const names = Array.from({ length: 60 }, (_, at) => `Guest ${at + 100}`);
  expect(new Set(names.map((name) => written(lookOf('', name)))).size).toBeGreaterThan(50);
});

test('every part comes up by chance', () => {
  const looks = Array.from({ length: COLORS * PARTS ** 3 }, (_, at) => written(byChance(at)));
  expect(new Set(looks).size).toBe(COLORS * PARTS ** 3);
});

test('people at a table have different colors, and the first one keeps theirs', () => {
  const person = (look: string) => ({ kind: 'person', name: 'x', look });
  expect(seatColors([person('3000'), person('3111'), person('3222'), person('6000')])).toEqual([3, 6, 1, 4]);
  const five = seatColors(Array.from({ length: 5 }, () => person('5000')));
  expect(new Set(five).size).toBe(5);
});

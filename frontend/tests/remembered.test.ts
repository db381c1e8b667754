import { expect, test } from 'vitest';

import { fitted } from '../src/lobby/remembered';
import { OFFER, SETTINGS } from './offers';

const USUAL = { settings: SETTINGS, seats: [], open: false };

test.each([null, 7, 'nonsense', [], { settings: null, seats: 3 }])('%j was never chosen', (kept) => {
  expect(fitted(kept, OFFER, SETTINGS)).toEqual(USUAL);
});

test('what was chosen comes back', () => {
  const chosen = {
    settings: { ...SETTINGS, options: 'black', players: 4, clock: { type: 'per-turn', seconds: 60 } },
    seats: ['partner', null, null],
    open: true,
  };
  expect(fitted(chosen, OFFER, SETTINGS)).toEqual(chosen);
});

test('what the site no longer knows is as usual', () => {
  const settings = {
    ...SETTINGS,
    edition: 'gone',
    options: 'black+gone',
    talk: 3,
    watching: null,
    thirst: true,
  };
  expect(fitted({ settings, seats: [7], open: 'yes' }, OFFER, SETTINGS)).toEqual({
    settings: { ...SETTINGS, options: 'black' },
    seats: [null],
    open: false,
  });
});

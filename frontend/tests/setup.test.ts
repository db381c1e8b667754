import { expect, test } from 'vitest';

import {
  botsFor,
  boxFor,
  chosenWords,
  fittedSeats,
  optionGroups,
  tableIn,
  withBox,
  withOption,
  withPlayers,
} from '../src/lobby/setup';
import type { Settings } from '../src/shared/messages';
import { CUSTOM, DUTCH, OFFER, SETTINGS } from './offers';

test('a box offers its options in groups of which one holds', () => {
  expect(optionGroups(CUSTOM)).toEqual([['five-own', 'ten-wild', 'ten-own'], ['black'], ['expert']]);
  expect(optionGroups(DUTCH)).toEqual([['expert']]);
});

test('the multicolour kinds exclude each other', () => {
  const five = withOption(withOption(SETTINGS, CUSTOM, 'five-own', true), CUSTOM, 'black', true);
  expect(five.options).toBe('five-own+black');
  expect(withOption(five, CUSTOM, 'ten-own', true).options).toBe('ten-own+black');
  expect(withOption(five, CUSTOM, 'five-own', false).options).toBe('black');
  expect(withOption(SETTINGS, CUSTOM, 'black', false).options).toBe('base');
});

test('another box keeps only what it prints', () => {
  const mixed = { ...SETTINGS, options: 'ten-wild+expert' };
  expect(withBox(mixed, DUTCH)).toMatchObject({ edition: 'nl', options: 'expert' });
  expect(chosenWords('ten-wild+expert')).toEqual(['ten-wild', 'expert']);
});

test('fewer players leave no seat behind', () => {
  const five: Settings = { ...SETTINGS, players: 5, starter: 4, watching: { type: 'one-seat', seat: 3 } };
  expect(withPlayers(five, 2)).toMatchObject({ players: 2, starter: null, watching: { seat: 0 } });
  expect(withPlayers({ ...five, starter: 1 }, 4)).toMatchObject({ starter: 1, watching: { seat: 3 } });
});

test('bots are offered where they play, the strongest first', () => {
  expect(botsFor(OFFER, 2).map((bot) => bot.name)).toEqual(['duo', 'partner', 'random']);
  expect(botsFor(OFFER, 3).map((bot) => bot.name)).toEqual(['partner', 'random']);
  expect(fittedSeats(['duo', 'partner', 'partner'], botsFor(OFFER, 3), 3)).toEqual([null, 'partner']);
});

test('a reader begins with the box of the own language', () => {
  expect(boxFor(OFFER, 'nl')).toBe('nl');
  expect(boxFor(OFFER, 'en')).toBe('custom');
});

test('a table is found in a link', () => {
  expect(tableIn(' k7abc ')).toBe('k7abc');
  expect(tableIn('http://localhost:8000/replay/k7abc#12')).toBe('k7abc');
  expect(tableIn('https://example.org/table/k7abc?x=1')).toBe('k7abc');
});

// What a small site offers: a box, a mix, three bots.
import type { Box, Offer, Settings } from '../src/shared/messages';

export const DUTCH: Box = {
  code: 'nl',
  language: 'nl',
  title: 'Hanabi',
  age: 10,
  offers: { expert: ['expert'] },
  names: {},
};
export const CUSTOM: Box = {
  code: 'custom',
  language: 'en',
  title: 'Hanabi, custom',
  age: null,
  offers: { multicolour: ['five-own', 'ten-wild', 'ten-own'], black: ['black'], expert: ['expert'] },
  names: {},
};
export const SETTINGS: Settings = {
  edition: 'custom',
  options: 'base',
  players: 3,
  public: false,
  starter: null,
  talk: 'strict',
  aid: 'full',
  rearrange: true,
  clock: null,
  time_out: 'stop',
  watching: { type: 'delayed', turns: 5, hands: false },
  pace: 1200,
  bot_words: 'after',
  conventions: null,
  reactions: true,
};
export const OFFER: Offer = {
  version: '0',
  boxes: [DUTCH, CUSTOM],
  bots: [
    { name: 'random', manner: {}, players: [2, 3, 4, 5], strength: {}, explains: false, levels: [] },
    { name: 'duo', manner: {}, players: [2], strength: { 2: 23.5 }, explains: false, levels: [] },
    {
      name: 'partner',
      manner: {},
      players: [2, 3, 4, 5],
      strength: { 2: 22.9, 3: 23.2 },
      explains: true,
      levels: [1, 2, 3, 4, 5],
    },
  ],
  settings: SETTINGS,
};

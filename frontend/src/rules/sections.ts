// The parts of the rules in their order, and the paragraphs of each option.
import type { OptionWord } from '../lobby/setup';

export const BASE_SECTIONS = [
  'goal',
  'setup',
  'turn',
  'clue',
  'discard',
  'play',
  'mistake',
  'end',
  'score',
  'talk',
] as const;

/** The texts `rules-<option>-<part>`, in the order in which they are read. */
export const PARAGRAPHS: Readonly<Record<OptionWord, readonly string[]>> = {
  'five-own': ['cards', 'color', 'score'],
  'ten-wild': ['cards', 'color', 'name', 'firework'],
  'ten-own': ['cards', 'score'],
  black: ['cards', 'down', 'color', 'score', 'ribbon'],
  tiles: ['turn', 'must'],
  expert: ['deck', 'lost', 'hand', 'won'],
  announce: ['may', 'right', 'wrong', 'unfit', 'which'],
  'no-empty-clues': ['rule'],
};

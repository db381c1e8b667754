// Which conventions `partner` plays, level by level, and which `sieve`; and which of them each reason follows.

export const LEVELS = [
  ['chop', 'focus', 'play', 'save', 'good-touch', 'worth'],
  ['prompt', 'finesse', 'five-stall'],
  ['order-of-ones', 'fix', 'twins', 'warning'],
  ['chop-move', 'gift', 'layered'],
  ['hidden', 'bluff'],
] as const;
export const ALWAYS = ['last-turns', 'plain'] as const;
export const SIEVE = ['sieve-newest', 'sieve-play', 'sieve-discard', 'sieve-shown', 'sieve-again'] as const;

type OfSieve = (typeof SIEVE)[number];
export type Convention = (typeof LEVELS)[number][number] | (typeof ALWAYS)[number] | OfSieve;

/** The lesson that teaches a convention. */
export const LESSON_OF: Readonly<Partial<Record<Convention, string>>> = {
  chop: 'focus',
  focus: 'focus',
  play: 'play',
  save: 'save',
  prompt: 'prompt',
  finesse: 'finesse',
  'five-stall': 'stall',
  'order-of-ones': 'ones',
  fix: 'fix',
  twins: 'twins',
  warning: 'warning',
  'chop-move': 'chop-move',
  gift: 'gift',
  layered: 'layers',
  hidden: 'hidden',
  bluff: 'bluff',
};

const FOLLOWS: Readonly<Record<string, Convention>> = {
  'play-known': 'good-touch',
  'play-clued': 'play',
  'play-inferred': 'good-touch',
  'play-prompted': 'prompt',
  'play-finessed': 'finesse',
  'play-layered': 'layered',
  'play-bluffed': 'bluff',
  'play-gift': 'gift',
  'play-order-of-ones': 'order-of-ones',
  'play-connects': 'play',
  'play-likely': 'last-turns',
  'announce-certain': 'last-turns',
  'clue-plays': 'play',
  'clue-plays-later': 'play',
  'clue-saves': 'save',
  'clue-prompts': 'prompt',
  'clue-finesses': 'finesse',
  'clue-layers': 'layered',
  'clue-bluffs': 'bluff',
  'clue-fixes': 'fix',
  'clue-five-stall': 'five-stall',
  'clue-moves-chop': 'chop-move',
  'clue-stalls': 'worth',
  'clue-helps': 'worth',
  'clue-keeps': 'save',
  'clue-touches': 'worth',
  'clue-urgent': 'save',
  'chop-may-be-last': 'chop',
  'discard-useless': 'good-touch',
  'discard-spare': 'good-touch',
  'discard-chop': 'chop',
  'discard-after-kept': 'chop',
  'discard-twin': 'twins',
  'discard-gift': 'gift',
  'discard-warns': 'warning',
  'discard-least-harm': 'chop',
  'no-tokens': 'worth',
  'nothing-to-clue': 'worth',
  'deck-runs-out': 'last-turns',
  'tile-takes': 'last-turns',
  'tile-lapses': 'last-turns',
  'any-legal': 'last-turns',
  'read-play': 'play',
  'read-play-or-save': 'save',
  'read-save': 'save',
  'read-five-stall': 'five-stall',
  'read-chop-move': 'chop-move',
  'read-later': 'play',
  'read-prompt': 'prompt',
  'read-finesse': 'finesse',
  'read-behind': 'layered',
  'read-layered': 'layered',
  'read-may-bluff': 'bluff',
  'read-bluff': 'bluff',
  'read-fix': 'fix',
  'read-stall': 'worth',
  'read-waits': 'finesse',
  'read-twin': 'twins',
  'read-gift': 'gift',
  'read-warning': 'warning',
  'read-broken': 'plain',
  'read-plain': 'plain',
  'read-literal': 'plain',
  'rely-less': 'plain',
};

const SIEVE_FOLLOWS: Readonly<Record<string, OfSieve>> = {
  'play-known': 'sieve-shown',
  'play-pointed': 'sieve-play',
  'clue-plays': 'sieve-shown',
  'clue-points-to-play': 'sieve-play',
  'clue-points-to-discard': 'sieve-discard',
  'clue-spares': 'sieve-newest',
  'clue-saves': 'sieve-newest',
  'discard-useless': 'sieve-shown',
  'discard-pointed': 'sieve-discard',
  'discard-newest': 'sieve-newest',
  'read-points-to-play': 'sieve-play',
  'read-points-to-discard': 'sieve-discard',
  'read-shows': 'sieve-shown',
};

/** The convention that a reason of a bot follows; none for one that is not known here. */
export function conventionOf(code: string, bot: string | null = null): Convention | undefined {
  return bot === 'sieve' ? SIEVE_FOLLOWS[code] : (FOLLOWS[code] ?? SIEVE_FOLLOWS[code]);
}

// The lessons: short scenes at real tables, with chosen deals, in the order in which they build on each other.
import type { BotReason } from '../board/sentences';
import type { NewTable } from '../shared/messages';
import lessons from './lessons.json';

/** One thing that is said, and what happens with it: nothing, a move of the pupil, or one of a bot. */
export interface Beat {
  /** The text is `learn-<say>`. */
  readonly say: string;
  /** What shines: `own`, `seat 1`, `card 7`, `fireworks`, `tokens`, `mistakes`, `deck`. */
  readonly show?: readonly string[];
  /** The moves that the pupil may make here; it goes on with any of them. */
  readonly move?: readonly string[];
  /** The moves of which the bot on turn makes one; `any` where it does not matter. */
  readonly bot?: readonly string[] | 'any';
  /** What a bot took the last clue to mean; a test asks it. */
  readonly understood?: { readonly seat: number; readonly reasons: readonly BotReason[] };
  readonly picture?: 'copies';
}

/** A table: a deal, the moves made before, and what then happens. Seat 0 is the pupil; `hands` are for readers. */
export interface Scene {
  readonly code: string;
  readonly hands: readonly string[];
  readonly opening: readonly string[];
  readonly beats: readonly Beat[];
}

export const KINDS = ['game', 'convention', 'advanced'] as const;
export type Kind = (typeof KINDS)[number];

export interface Lesson {
  readonly name: string;
  /** Whether it teaches the game, or a convention of the bot `partner`: one for everybody or a harder one. */
  readonly kind: Kind;
  /** Up to which level of conventions its tables play, where that is not the usual one. */
  readonly level?: number;
  readonly scenes: readonly Scene[];
}

const USUAL_LEVEL = 3; // of all that the first conventions need

export const LESSONS = lessons as readonly Lesson[];

export function lessonNamed(name: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.name === name);
}

/** The lesson after one; none after the last. */
export function lessonAfter(lesson: Lesson): Lesson | undefined {
  return LESSONS[LESSONS.indexOf(lesson) + 1];
}

/** Whether it is time for a real game: one knows all of the conventions, or all of the harder ones. */
export function endsConventions(lesson: Lesson): boolean {
  return lesson.kind !== 'game' && lessonAfter(lesson)?.kind !== lesson.kind;
}

/** What the server is asked for when a scene of a lesson begins. */
export function tableFor({ level }: Lesson, { code, hands, opening }: Scene): NewTable {
  return {
    settings: {
      edition: 'custom',
      options: 'base',
      players: hands.length,
      public: false,
      starter: null,
      talk: 'strict',
      aid: 'full',
      rearrange: false,
      clock: null,
      time_out: 'stop',
      watching: { type: 'nobody' },
      pace: 4000, // time to read what is said
      bot_words: 'after',
      conventions: level ?? USUAL_LEVEL, // what is taught so far, and no more
      reactions: false,
    },
    deal: { type: 'code', code },
    bots: hands.slice(1).map(() => 'partner'),
    start: true,
    lesson: { opening: [...opening] },
  };
}

// What people wrote about a game: bookmarks and notes made in play, comments since; each at its moment.
import type { Comment, Replayed } from '../shared/messages';
import { t } from '../shared/texts.svelte';

export interface Writing {
  readonly moves: number;
  readonly who: string;
  readonly text: string;
  readonly kind: 'bookmark' | 'note' | 'comment';
}

/** All of it, in the order of the game. */
export function writingsOn(game: Replayed, comments: readonly Comment[]): Writing[] {
  const { bookmarks = [], notes = [] } = game.notebook;
  const name = (seat: number): string => game.names[seat] ?? '';
  const found: Writing[] = [
    ...bookmarks.map(({ seat, moves, text }) => made('bookmark', moves, name(seat), text ?? '')),
    ...notes.map(({ seat, moves, text, order }) =>
      made('note', moves, name(seat), t('replay-note-text', { card: cardNumber(order), text })),
    ),
    ...comments.map(({ name: who, moves, text }) => made('comment', moves, who, text)),
  ];
  return found.sort((one, other) => one.moves - other.moves);
}

function made(kind: Writing['kind'], moves: number, who: string, text: string): Writing {
  return { moves, who, text, kind };
}

function cardNumber(order: number): string {
  return t('replay-card-number', { number: order + 1 });
}

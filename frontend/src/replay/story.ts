// When things happened in a game: the turns at which each card was drawn, clued and played, and each firework grew.
import { touchedOf, type Touched } from '../board/clues';
import { eventsOf } from '../board/log';
import type { Line, Position } from '../shared/messages';

export interface CardStory {
  readonly order: number;
  /** Everything is told in moves made: 0 is the deal. */
  readonly drawn: number;
  readonly clued: readonly number[];
  readonly left: Leaving | null;
}

export interface Leaving {
  readonly moves: number;
  readonly how: 'placed' | 'failed' | 'discarded';
  readonly card: string;
}

/** A card in a hand, a firework, the deck, or a kind of card in the discard pile. */
export type Pressed =
  | { readonly order: number; readonly seat: number }
  | { readonly suit: string }
  | { readonly deck: true }
  | { readonly gone: string };

export interface Growth {
  readonly moves: number;
  readonly card: string;
}

export interface Story {
  readonly cards: ReadonlyMap<number, CardStory>;
  readonly fireworks: ReadonlyMap<string, readonly Growth[]>;
  /** The line that led to the position after so many moves. */
  readonly lines: ReadonlyMap<number, Line>;
}

/** The line of each move as it stands: a move that was taken back gives way to the one made instead. */
export function movesOf(lines: readonly Line[]): Map<number, Line> {
  const found = new Map<number, Line>();
  for (const line of lines)
    if (line.what.type === 'moved' || line.what.type === 'stopped') found.set(line.moves, line);
  return found;
}

export function storyOf(first: Position | undefined, lines: readonly Line[]): Story {
  const cards = new Map<number, CardStory>();
  const fireworks = new Map<string, Growth[]>();
  const change = (order: number, part: Partial<CardStory>): void => {
    cards.set(order, { order, drawn: 0, clued: [], left: null, ...cards.get(order), ...part });
  };
  for (const hand of first?.hands ?? []) for (const { order } of hand) change(order, { drawn: 0 });
  const moves = movesOf(lines);
  for (const number of [...moves.keys()].sort((one, other) => one - other))
    for (const event of eventsOf(moves.get(number))) {
      if (event.type === 'drew') change(event.order, { drawn: number });
      if (event.type === 'clued')
        for (const order of event.touched)
          change(order, { clued: [...(cards.get(order)?.clued ?? []), number] });
      if (event.type === 'placed' || event.type === 'failed' || event.type === 'discarded')
        change(event.order, { left: { moves: number, how: event.type, card: event.card } });
      if (event.type === 'placed' || event.type === 'salvaged') {
        const suit = event.card.charAt(0);
        fireworks.set(suit, [...(fireworks.get(suit) ?? []), { moves: number, card: event.card }]);
      }
    }
  return { cards, fireworks, lines: moves };
}

/** What became of the cards that somebody pressed: one in a hand, those of a firework, or those of a kind in the pile. */
export function storiesOf(story: Story, pressed: Pressed | null, moves: number): readonly CardStory[] {
  if (!pressed || 'deck' in pressed) return [];
  if ('gone' in pressed) return goneBy(story, pressed.gone, moves);
  const found =
    'suit' in pressed
      ? (story.fireworks.get(pressed.suit) ?? []).map((each) => placedAt(story, each))
      : [story.cards.get(pressed.order)];
  return found.filter((each) => each !== undefined);
}

/** The cards of a kind that were discarded or played by mistake within so many moves, the first one first. */
function goneBy(story: Story, card: string, moves: number): readonly CardStory[] {
  return [...story.cards.values()]
    .filter(({ left }) => left?.card === card && left.how !== 'placed' && left.moves <= moves)
    .sort((one, other) => (one.left?.moves ?? 0) - (other.left?.moves ?? 0));
}

/** The card that made a firework grow at this moment; none if a tile brought it. */
function placedAt(story: Story, { moves, card }: Growth): CardStory | undefined {
  return [...story.cards.values()].find(
    ({ left }) => left?.how === 'placed' && left.moves === moves && left.card === card,
  );
}

/** The cards that the clue of this line touched: for the first time, or once more. */
export function touchedBy(line: Line | undefined): Touched {
  return touchedOf(eventsOf(line).find((event) => event.type === 'clued'));
}

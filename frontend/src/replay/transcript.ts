// A game as a text for people: a line a move, in the language spoken while it is written.
import { beside, eventsOf, inWords } from '../board/log';
import type { Replayed } from '../shared/messages';
import { t } from '../shared/texts.svelte';
import { movesOf } from './story';

export function transcript(game: Replayed): string {
  const { names, lines, started } = game;
  const standing = movesOf(lines);
  const head = [t('replay-transcript-title', { names: names.join(', ') })];
  if (started !== null) head.push(new Date(started).toISOString().slice(0, 16).replace('T', ' ') + ' UTC');
  const body = lines.flatMap((line) => {
    const about = beside(line, names);
    const moved = standing.get(line.moves) === line;
    const said = moved ? inWords(eventsOf(line), names) : '';
    const move = said ? [`${String(line.moves).padStart(3)}. ${said}`] : [];
    return [...move, ...(about ? [`     ${about}`] : [])];
  });
  const comments = game.comments.map(
    ({ name, moves, text }) => `${t('replay-turn-short', { move: moves })} · ${name}: ${text}`,
  );
  return [...head, '', ...body, ...(comments.length ? ['', ...comments] : []), ''].join('\n');
}

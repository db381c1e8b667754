// A game as a text for people: a line a move, in the language spoken while it is written.
import type { Replayed } from '../shared/messages';
import { sentence } from '../board/sentences';
import { t } from '../shared/texts.svelte';
import { beside, told } from '../board/log';
import { happened, movesOf } from './story';

export function transcript(game: Replayed): string {
  const { names, lines, started } = game;
  const standing = movesOf(lines);
  const head = [t('replay-transcript-title', { names: names.join(', ') })];
  if (started !== null) head.push(new Date(started).toISOString().slice(0, 16).replace('T', ' ') + ' UTC');
  const body = lines.flatMap((line) => {
    const about = beside(line, names);
    const moved = standing.get(line.moves) === line;
    const events = moved ? told(happened(line)).map((event) => sentence(event, names)) : [];
    const told_ = events.length ? [`${String(line.moves).padStart(3)}. ${events.join(' ')}`] : [];
    return [...told_, ...(about ? [`     ${about}`] : [])];
  });
  const comments = game.comments.map(
    ({ name, moves, text }) => `${t('replay-turn-short', { move: moves })} · ${name}: ${text}`,
  );
  return [...head, '', ...body, ...(comments.length ? ['', ...comments] : []), ''].join('\n');
}

// What the players are called: those who share a name get numbers.
import { botTitle } from '../shared/botTitle';
import type { Seat } from '../shared/messages';

export function seatNames(seats: readonly Seat[]): string[] {
  const plain = seats.map(({ name = '' }) => name);
  return plain.map((name, at) => {
    const before = plain.slice(0, at).filter((each) => each === name).length;
    return name && before ? `${name} ${before + 1}` : name;
  });
}

/** What they are called where there is little room: a bot by its given name alone, if nobody else has it. */
export function shortNames(seats: readonly Seat[]): string[] {
  const names = seatNames(seats);
  const short = names.map((name, at) => {
    const { kind, bot } = seats[at] ?? {};
    const title = kind === 'bot' && bot ? `${botTitle(bot)} ` : '';
    return name.startsWith(title) ? name.slice(title.length) : name;
  });
  return short.map((name, at) =>
    short.indexOf(name) === short.lastIndexOf(name) ? name : (names[at] ?? ''),
  );
}

// What the players are called: bots with a capital letter, and numbers for those who share a name.
import type { Seat } from '../shared/messages';

export function seatNames(seats: readonly Seat[]): string[] {
  const plain = seats.map(({ kind, name = '' }) =>
    kind === 'bot' ? name.charAt(0).toUpperCase() + name.slice(1) : name,
  );
  return plain.map((name, at) => {
    const before = plain.slice(0, at).filter((each) => each === name).length;
    return name && before ? `${name} ${before + 1}` : name;
  });
}

// What those who watch a table see of it, and which seats they may ask for.
import type { Settings, TableShown } from '../shared/messages';
import { t } from '../shared/texts.svelte';

/** What a watcher sees and how late, in a sentence. */
export function watchingText(watching: Settings['watching']): string {
  switch (watching.type) {
    case 'nobody':
      return t('table-watching-nobody');
    case 'one-seat':
      return t('table-watching-one-seat', { seat: watching.seat + 1 });
    case 'delayed':
      return watching.hands
        ? t('table-watching-hands', { count: watching.turns })
        : t('table-watching-delayed', { count: watching.turns });
  }
}

/** The bots' seats that somebody who watches may ask for: not where they may know the cards of the hand. */
export function seatsToTakeOver({ phase, seats, settings, day, seat_wishes }: TableShown): number[] {
  const { watching } = settings;
  if (phase !== 'playing' || day) return [];
  return seats.flatMap((seat, at) => {
    const unseen =
      watching.type === 'delayed' ? !watching.hands : watching.type === 'one-seat' && watching.seat === at;
    const asked = seat_wishes?.some((wish) => wish.seat === at) ?? false;
    return seat.kind === 'bot' && unseen && !asked ? [at] : [];
  });
}

// What just happened, for those who hear the page and those who look elsewhere.
import { untrack } from 'svelte';

import type { Line } from '../shared/messages';
import { t } from '../shared/texts.svelte';
import { beckon, callToTurn, play } from './alerts';
import type { Desk } from './desk.svelte';
import { spoken } from './lines';

export class News {
  /** What is read out. */
  text = $state('');
  /** Whether somebody said something that was not looked at yet. */
  unread = $state(false);

  constructor(desk: Desk, talkIsOpen: () => boolean) {
    let heard = untrack(() => desk.seen.seq);
    $effect(() => {
      const fresh = desk.seen.log.filter((line) => line.seq > heard);
      heard = desk.seen.seq;
      if (fresh.length) untrack(() => this.#tell(desk, fresh, talkIsOpen()));
    });
    $effect(() => {
      if (!desk.onTurn) return;
      untrack(callToTurn);
      return beckon();
    });
  }

  #tell(desk: Desk, fresh: readonly Line[], talkIsOpen: boolean): void {
    const told = fresh.map((line) => spoken(line, desk.names));
    this.text = [...told, desk.onTurn ? t('table-your-turn') : ''].join(' ');
    sound(fresh);
    if (fresh.some(({ what }) => what.type === 'said' || what.type === 'remarked')) this.unread = !talkIsOpen;
  }
}

function sound(fresh: readonly Line[]): void {
  const types = fresh.flatMap(({ what }) =>
    what.type === 'moved' ? what.events.map((event) => event.type) : [],
  );
  if (types.includes('ended')) play('done');
  else if (types.includes('failed')) play('failed');
  else if (types.includes('placed')) play('placed');
  else if (types.includes('clued')) play('clue');
}

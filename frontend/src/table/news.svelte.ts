// What just happened, for those who hear the page and those who look elsewhere.
import { untrack } from 'svelte';

import { spoken } from '../board/log';
import type { Line } from '../shared/messages';
import { beckon } from '../shared/beckon';
import { t } from '../shared/texts.svelte';
import { callToTurn, play } from './alerts';
import type { TableView } from './tableView.svelte';

export class News {
  /** What is read out. */
  text = $state('');
  /** How many things were said that were not looked at yet. */
  unread = $state(0);

  constructor(view: TableView, talkIsOpen: () => boolean) {
    let heard = untrack(() => view.seen.seq);
    $effect(() => {
      const fresh = view.fresh.filter((line) => line.seq > heard);
      heard = view.seen.seq;
      if (fresh.length) untrack(() => this.#tell(view, fresh, talkIsOpen()));
    });
    $effect(() => {
      if (!view.onTurn) return;
      untrack(callToTurn);
      return beckon();
    });
  }

  #tell(view: TableView, fresh: readonly Line[], talkIsOpen: boolean): void {
    const told = fresh.map((line) => spoken(line, view.names));
    this.text = [...told, view.onTurn ? t('table-your-turn') : ''].join(' ');
    sound(fresh);
    const said = fresh.filter(({ what }) => ['said', 'remarked', 'reacted'].includes(what.type)).length;
    this.unread = talkIsOpen ? 0 : this.unread + said;
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

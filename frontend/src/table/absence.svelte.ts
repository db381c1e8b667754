// What happened while nobody looked: how many moves, and stepping through them one by one.
import { untrack } from 'svelte';

import { browserStorage } from '../shared/storage';
import type { TableView } from './tableView.svelte';

export class Absence {
  missed = $state(0);
  #view: TableView;
  #key: string;
  #seen: number;
  #looks = $state(document.visibilityState === 'visible');

  constructor(view: TableView) {
    this.#view = view;
    this.#key = `hanabi.seen.${view.table.id}`;
    this.#seen = Number(browserStorage.read(this.#key) ?? view.now?.moves ?? 0);
    $effect(() => {
      const look = (): void => void (this.#looks = document.visibilityState === 'visible');
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    });
    let cameBack = true;
    $effect(() => {
      const moves = view.now?.moves ?? 0;
      if (!this.#looks) {
        cameBack = true;
        return;
      }
      untrack(() => {
        if (cameBack && moves - this.#seen > 1 && view.canGoBack && !view.over) {
          this.missed = moves - this.#seen;
        } else if (!this.missed) this.#keep(moves);
        cameBack = false;
      });
    });
  }

  /** Show the first move that was missed; the next ones follow with every step. */
  catchUp(): void {
    const from = this.#seen + 1;
    this.nothingMissed();
    void this.#view.goTo(from);
  }

  nothingMissed(): void {
    this.missed = 0;
    this.#keep(this.#view.now?.moves ?? 0);
  }

  #keep(moves: number): void {
    this.#seen = moves;
    browserStorage.write(this.#key, String(moves));
  }
}

// What happened while nobody looked: how many moves, and stepping through them one by one.
import { untrack } from 'svelte';

import type { Desk } from './desk.svelte';
import { remember, remembered } from './preferences.svelte';

export class Absence {
  missed = $state(0);
  #desk: Desk;
  #key: string;
  #seen: number;
  #looks = $state(document.visibilityState === 'visible');

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#key = `hanabi.seen.${desk.table.id}`;
    this.#seen = Number(remembered(this.#key) ?? desk.now?.moves ?? 0);
    $effect(() => {
      const look = (): void => void (this.#looks = document.visibilityState === 'visible');
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    });
    let cameBack = true;
    $effect(() => {
      const moves = desk.now?.moves ?? 0;
      if (!this.#looks) {
        cameBack = true;
        return;
      }
      untrack(() => {
        if (cameBack && moves - this.#seen > 1 && desk.canGoBack && !desk.over) {
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
    void this.#desk.goTo(from);
  }

  nothingMissed(): void {
    this.missed = 0;
    this.#keep(this.#desk.now?.moves ?? 0);
  }

  #keep(moves: number): void {
    this.#seen = moves;
    remember(this.#key, String(moves));
  }
}

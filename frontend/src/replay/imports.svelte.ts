// Several games on their way to the site, a few at a time; what became of each.
import { Refused, ask, saidOf } from '../shared/api';
import type { GameImported, GamesImported } from '../shared/messages';
import { inGroups } from './gamesIn';

const AT_ONCE = 10;
const SIGNS_AT_ONCE = 120_000;
const AGAIN_AFTER = 10_000; // milliseconds, when the site has had enough for now
const LATER = ['too-much', 'too-busy', 'store-unavailable'];

export class Imports {
  results = $state.raw<readonly GameImported[]>([]);
  running = $state(false);
  waiting = $state(false);
  refused = $state('');
  #stopped = false;

  async start(games: readonly string[], me: string): Promise<void> {
    this.running = true;
    this.results = [];
    this.refused = '';
    this.#stopped = false;
    try {
      for (const group of inGroups(games, AT_ONCE, SIGNS_AT_ONCE))
        if (!(await this.#bring(group, me))) return;
    } catch (error) {
      this.refused = saidOf(error);
    } finally {
      this.running = this.waiting = false;
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Bring a group, as often as it takes: what was kept by then is known the next time. */
  async #bring(group: readonly string[], me: string): Promise<boolean> {
    while (!this.#stopped) {
      try {
        const { games } = await ask<GamesImported>('POST', '/api/games/several', { games: group, me });
        this.waiting = false;
        this.results = [...this.results, ...games];
        return true;
      } catch (error) {
        if (!(error instanceof Refused && LATER.includes(error.code))) throw error;
        this.waiting = true;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      }
    }
    return false;
  }
}

// The bots that get ready on this site: asked for once, and again while there are any.
import { ask } from './api';
import type { Preparing } from './messages';

const AGAIN = 3000; // milliseconds

class BotsPreparing {
  bots = $state.raw<readonly string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Look until every bot is ready; what this gives ends it. */
  watch(): () => void {
    void this.#look();
    return () => clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.bots = (await ask<Preparing>('GET', '/api/preparing')).bots;
    } catch {
      this.bots = []; // the line is lost, which is told elsewhere
    }
    if (this.bots.length > 0) this.#timer = setTimeout(() => void this.#look(), AGAIN);
  }
}

export const preparing = new BotsPreparing();

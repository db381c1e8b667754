// The boxes and bots of this site, asked for once.
import { ask } from '../shared/api';
import type { Offer } from '../shared/messages';

class Offered {
  all = $state.raw<Offer | null>(null);
  #asking: Promise<void> | null = null;

  /** Have it here soon. */
  need(): void {
    if (!this.all) this.#asking ??= this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      this.all = await ask<Offer>('GET', '/api/offer');
    } catch {
      this.#asking = null; // asked again when it is needed next
    }
  }
}

export const offer = new Offered();

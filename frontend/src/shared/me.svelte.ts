// Who the visitor is to the server: a name and a language, without an account.
import { ask } from './api';
import type { ChangeMe, Me } from './messages';
import { settings } from './settings.svelte';

class Myself {
  /** Empty until the server has answered. */
  name = $state('');
  /** Whether the name was chosen, and not given by the server. */
  named = $state(false);
  #language: string | null = null;

  async load(): Promise<void> {
    this.#take(await ask<Me>('GET', '/api/me'));
    await this.speak();
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted && wanted !== this.name) await this.#change({ name: wanted });
  }

  /** Let the server know which language this browser has chosen. */
  async speak(): Promise<void> {
    if (this.#language !== null && this.#language !== settings.language)
      await this.#change({ language: settings.language });
  }

  async #change(change: ChangeMe): Promise<void> {
    this.#take(await ask<Me>('PUT', '/api/me', change));
  }

  #take(me: Me): void {
    this.name = me.name;
    this.named = me.named;
    this.#language = me.language;
  }
}

export const me = new Myself();

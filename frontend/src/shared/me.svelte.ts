// Who the visitor is to the server: a name, a look and a language, without an account.
import { ask } from './api';
import type { ChangeMe, Me } from './messages';
import { settings } from './settings.svelte';

class Myself {
  /** Empty until the server has answered. */
  name = $state('');
  /** Whether the name was chosen, and not given by the server. */
  named = $state(false);
  /** What was chosen; empty as long as the name decides. */
  look = $state('');
  #language: string | null = null;

  async load(): Promise<void> {
    this.#take(await ask<Me>('GET', '/api/me'));
    await this.speak();
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted && wanted !== this.name) await this.#change({ name: wanted });
  }

  async dress(look: string): Promise<void> {
    if (look !== this.look) await this.#change({ look });
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
    this.look = me.look;
    this.#language = me.language;
  }
}

export const me = new Myself();

// Whether the sheet of conventions is open, and at which of them; any page can open it.
import { isOfSieve } from '../shared/isOfSieve';
import { texts } from '../shared/texts.svelte';
import type { Convention } from './conventions';

class ConventionsShown {
  open = $state(false);
  at = $state<Convention | null>(null);
  /** Whether it is the sheet of `sieve`, and not that of `partner`. */
  ofSieve = $state(false);
  /** The level that the table before the visitor agreed on, if there is one and it did. */
  level = $state<number | null>(null);

  /** Open the sheet, at one convention or at its beginning: that of a bot. */
  async show(at: Convention | null = null, bot: string | null = null): Promise<void> {
    await texts.need(['conventions', 'bots']);
    this.at = at;
    this.ofSieve = isOfSieve(at ?? bot);
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const conventionsShown = new ConventionsShown();

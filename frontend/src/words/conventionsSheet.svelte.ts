// Whether the sheet of conventions is open, and at which of them; any page can open it.
import { texts } from '../shared/texts.svelte';
import type { Convention } from './conventions';

class ConventionsShown {
  open = $state(false);
  at = $state<Convention | null>(null);
  /** The level that the table before the visitor agreed on, if there is one and it did. */
  level = $state<number | null>(null);

  /** Open the sheet, at one convention or at its beginning. */
  async show(at: Convention | null = null): Promise<void> {
    await texts.need(['conventions', 'bots']);
    this.at = at;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const conventionsShown = new ConventionsShown();

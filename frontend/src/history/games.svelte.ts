// The games that fit what was chosen: a list that grows, and what they say together.
import { ask, saidOf } from '../shared/api';
import type { Statistics, TableListed, TablePage } from '../shared/messages';
import { query, type Filters } from './questions';

const AT_ONCE = '30';

export class Games {
  list = $state.raw<readonly TableListed[]>([]);
  next = $state<string | null>(null);
  statistics = $state.raw<Statistics | null>(null);
  refused = $state('');
  loading = $state(true);

  #asked: Filters | null = null;

  /** Ask for what fits; an answer that comes when something else was asked for is not shown. */
  async load(asked: Filters): Promise<void> {
    this.#asked = asked;
    await this.#attempt(asked, async () => {
      const [page, statistics] = await Promise.all([
        ask<TablePage>('GET', `/api/tables?${query(asked, { limit: AT_ONCE })}`),
        ask<Statistics>('GET', `/api/statistics?${query(asked)}`),
      ]);
      return () => {
        this.list = page.tables;
        this.next = page.next;
        this.statistics = statistics;
      };
    });
  }

  async more(): Promise<void> {
    const [asked, before] = [this.#asked, this.next];
    if (!asked || !before || this.loading) return;
    await this.#attempt(asked, async () => {
      const page = await ask<TablePage>('GET', `/api/tables?${query(asked, { limit: AT_ONCE, before })}`);
      return () => {
        this.list = [...this.list, ...page.tables];
        this.next = page.next;
      };
    });
  }

  async #attempt(asked: Filters, fetch: () => Promise<() => void>): Promise<void> {
    this.loading = true;
    try {
      const show = await fetch();
      if (asked !== this.#asked) return;
      show();
      this.refused = '';
    } catch (error) {
      if (asked === this.#asked) this.refused = saidOf(error);
    } finally {
      if (asked === this.#asked) this.loading = false;
    }
  }
}

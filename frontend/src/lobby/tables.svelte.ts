// The tables one can join, watch or go back to, asked for again every few seconds while somebody looks.
import { ask } from '../shared/api';
import type { TableListed, TablePage } from '../shared/messages';
import { whileInSight } from '../shared/whileInSight';
import { TABLES } from './asks';
import { myTurnFirst } from './waiting';

const SECONDS = 4;

export class OpenTables {
  gathering = $state.raw<readonly TableListed[]>([]);
  playing = $state.raw<readonly TableListed[]>([]);
  mine = $state.raw<readonly TableListed[]>([]);
  /** Whether the last answer is missing; the lists then show what was there before. */
  lost = $state(false);
  known = $state(false);

  async refresh(): Promise<void> {
    try {
      const [gathering, playing, waiting, going] = await Promise.all(TABLES.map(list));
      this.mine = myTurnFirst([...(going ?? []), ...(waiting ?? [])]);
      this.gathering = others(gathering).filter(hasRoom);
      this.playing = others(playing);
      this.lost = false;
      this.known = true;
    } catch {
      this.lost = true;
    }
  }

  /** Keep the lists fresh until the returned function is called. */
  watch(): () => void {
    return whileInSight(SECONDS, () => void this.refresh());
  }
}

async function list(path: string): Promise<readonly TableListed[]> {
  return (await ask<TablePage>('GET', path)).tables;
}

function others(tables: readonly TableListed[] | undefined): readonly TableListed[] {
  return (tables ?? []).filter((each) => !each.mine);
}

/** Whether a seat is free: an empty name. */
export function hasRoom(table: TableListed): boolean {
  return freeSeats(table) > 0;
}

export function freeSeats(table: TableListed): number {
  return table.names.filter((name) => name === '').length;
}

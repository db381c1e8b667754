// What the server has shown of a table, message by message: the newer part replaces the older one.
import type {
  Line,
  News,
  OpenedDeal,
  Notebook,
  Position,
  Rules,
  TableNow,
  TableShown,
} from '../shared/messages';

export interface Seen {
  readonly seq: number;
  /** Milliseconds that the server's clock is ahead of this one's. */
  readonly ahead: number;
  readonly you: number | null;
  readonly rules: Rules;
  readonly table: TableShown;
  readonly log: readonly Line[];
  readonly notebook: Notebook;
  readonly position: Position | null;
  readonly opened: OpenedDeal | null;
}

/** What is known after a message; news that came before changes nothing. */
export function take(seen: Seen | null, message: TableNow | News, now: number): Seen | null {
  if (message.type === 'table') return everything(message, now);
  if (!seen || message.seq <= seen.seq) return seen;
  const log = message.line ? [...seen.log, message.line] : seen.log;
  return {
    ...seen,
    seq: message.seq,
    ahead: message.now - now,
    table: message.table,
    log: fromMemory(message.table) ? lately(log, message.table.settings.players) : log,
    notebook: message.notebook ?? seen.notebook,
    position: message.position ?? seen.position,
  };
}

function everything(message: TableNow, now: number): Seen {
  const { seq, you, rules, table, log, notebook, position, opened } = message;
  return {
    seq,
    you,
    rules,
    table,
    log,
    notebook,
    ahead: message.now - now,
    position: position ?? null,
    opened: opened ?? null,
  };
}

/** Whether what was told earlier has to be remembered: the server shows no more than a round of it. */
export function fromMemory(table: TableShown): boolean {
  return table.phase === 'playing' && table.settings.aid === 'none';
}

function lately(log: readonly Line[], players: number): readonly Line[] {
  const moves = log.filter((line) => line.what.type === 'moved');
  const old = new Set(moves.slice(0, -players));
  return log.filter((line) => !old.has(line));
}

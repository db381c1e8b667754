// What the list of games is asked: filters as a query for the server.

export interface Filters {
  readonly whose: 'mine' | 'public';
  readonly edition: string;
  readonly players: string;
  readonly least: string;
  readonly since: string;
  readonly until: string;
  readonly name: string;
  /** The ids of co-players who all sat in a game. */
  readonly together: readonly string[];
  /** The digest of a deal: its games at all tables. */
  readonly deal: string;
}

export const NO_FILTERS: Filters = {
  whose: 'mine',
  edition: '',
  players: '',
  least: '',
  since: '',
  until: '',
  name: '',
  together: [],
  deal: '',
};

const DAY = 86_400_000;

/** The query of a request for finished games, such as `phase=ended&mine=true&players=3`. */
export function query(filters: Filters, more: Readonly<Record<string, string>> = {}): string {
  const found = new URLSearchParams({ phase: 'ended' });
  if (filters.whose === 'mine') found.set('mine', 'true');
  if (filters.edition) found.set('edition', filters.edition);
  if (filters.players) found.set('players', filters.players);
  if (/^-?\d{1,2}$/.test(filters.least.trim())) found.set('min_score', filters.least.trim());
  const since = midnight(filters.since);
  const until = midnight(filters.until);
  if (since !== null) found.set('since', String(since));
  if (until !== null) found.set('until', String(until + DAY));
  if (filters.name.trim()) found.set('text', filters.name.trim().slice(0, 100));
  for (const coPlayer of filters.together) found.append('with', coPlayer);
  if (filters.deal) found.set('deal', filters.deal);
  for (const [name, value] of Object.entries(more)) found.set(name, value);
  return found.toString();
}

/** A day in the visitor's own time, as milliseconds since 1970. */
function midnight(day: string): number | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(date)).getTime() : null;
}

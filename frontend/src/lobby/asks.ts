// What the home page asks the server first: asked while the page itself is still on its way.
import { CO_PLAYERS, INVITATIONS } from '../people/asks';
import { site } from '../shared/site';

/** With how many the deal of the day is played from here: with two bots. */
export const DAILY_PLAYERS = 3;

export const OFFER = '/api/offer';
export const ME = '/api/me';

/** Tables that others set up, games of others, then the same of one's own. */
export const TABLES = [
  'phase=gathering',
  'phase=playing',
  'mine=true&phase=gathering',
  'mine=true&phase=playing',
].map((which) => `/api/tables?${which}&limit=20`);

export function dailyWith(players: number): string {
  return `/api/daily?players=${players}`;
}

/** Nothing where one may have to be invited first. */
export function homeAsks(): readonly string[] {
  return site.inviteOnly ? [] : [OFFER, ME, INVITATIONS, CO_PLAYERS, ...TABLES, dailyWith(DAILY_PLAYERS)];
}

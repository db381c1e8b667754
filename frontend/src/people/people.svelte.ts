// The people one has played with, whom one can ask to a table, and who asks oneself.
import { ask } from '../shared/api';
import type { CoPlayer, CoPlayers, Invitations, InvitationShown, Invited } from '../shared/messages';
import { whileInSight } from '../shared/whileInSight';
import { CO_PLAYERS, INVITATIONS } from './asks';

/** Seats beside one's own. */
export const MOST_INVITED = 4;

/** Those who can be invited: whom one blocked oneself is none of them. */
export async function knownPeople(): Promise<readonly CoPlayer[]> {
  const found = await ask<CoPlayers>('GET', CO_PLAYERS);
  return found.co_players.filter((each) => !each.blocked);
}

export async function invite(table: string, people: readonly string[]): Promise<readonly string[]> {
  return (await ask<Invited>('POST', '/api/invitations', { table, people })).people;
}

export async function invitedTo(table: string): Promise<readonly string[]> {
  return (await ask<Invited>('GET', `/api/invitations/${table}`)).people;
}

/** How large a table is for so many others: at least for two. */
export function playersWith(people: number): number {
  return Math.min(Math.max(2, people + 1), 1 + MOST_INVITED);
}

const SECONDS = 4;

/** Who asks me to their table, looked for while the page is in sight. */
export class MyInvitations {
  all = $state.raw<readonly InvitationShown[]>([]);
  /** Whether there was an answer, of whatever kind. */
  asked = $state(false);

  watch(): () => void {
    return whileInSight(SECONDS, () => void this.refresh());
  }

  async refresh(): Promise<void> {
    const found = await ask<Invitations>('GET', INVITATIONS).catch(() => null);
    if (found) this.all = found.invitations;
    this.asked = true;
  }

  async decline(table: string): Promise<void> {
    this.all = (await ask<Invitations>('DELETE', `/api/invitations/${table}`)).invitations;
  }

  async block(table: string): Promise<void> {
    await ask('POST', '/api/blocks', { table });
    await this.refresh();
  }
}

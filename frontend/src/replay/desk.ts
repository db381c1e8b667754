// What lies before somebody who goes through a game: the walk, the what-if board, bots to ask, the review room.
import type { Advisor } from './advisor.svelte';
import type { Room } from './room.svelte';
import type { Trials } from './trials.svelte';
import type { Walk } from './walk.svelte';

export interface Desk {
  readonly walk: Walk;
  readonly trials: Trials;
  readonly advisor: Advisor;
  /** Null for a game that is not kept at a table, and in other people's pages. */
  readonly room: Room | null;
  /** In a page of somebody else: only looking. */
  readonly bare: boolean;
}

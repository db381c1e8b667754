// What lies before somebody who goes through a game: the walk, the what-if board, the review room.
import type { Room } from './room.svelte';
import type { Trials } from './trials.svelte';
import type { Walk } from './walk.svelte';

export interface Desk {
  readonly walk: Walk;
  readonly trials: Trials;
  /** Null for a game that is not kept at a table, and in other people's pages. */
  readonly room: Room | null;
  /** In a page of somebody else: only looking. */
  readonly bare: boolean;
}

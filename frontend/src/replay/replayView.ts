// Everything in front of somebody who goes through a game: playback, its review, branches, bots to ask, the room.
import type { Judge } from './review/judge.svelte';
import type { Advisor } from './advisor.svelte';
import type { Branches } from './branches.svelte';
import type { Playback } from './playback.svelte';
import type { ReviewRoom } from './reviewRoom.svelte';

export interface ReplayView {
  readonly playback: Playback;
  readonly branches: Branches;
  readonly advisor: Advisor;
  readonly judge: Judge;
  /** Null for a game that is not kept at a table, and in other people's pages. */
  readonly room: ReviewRoom | null;
  /** In a page of somebody else: only looking. */
  readonly bare: boolean;
}

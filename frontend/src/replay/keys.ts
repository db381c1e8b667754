// The keyboard's way through a game.
import type { Desk } from './desk';

export function onKey(event: KeyboardEvent, { walk, trials }: Desk): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target?.closest('textarea, select, dialog, input:not([type=range])')) return;
  if (event.key === ' ' && target?.closest('button, a, summary')) return;
  if (act(event.key, walk, trials)) event.preventDefault();
}

function act(key: string, walk: Desk['walk'], trials: Desk['trials']): boolean {
  switch (key) {
    case 'ArrowLeft':
      walk.step(-1);
      return true;
    case 'ArrowRight':
      walk.step(1);
      return true;
    case 'Home':
      walk.jump(0);
      return true;
    case 'End':
      walk.jump(walk.last);
      return true;
    case ' ':
      walk.toggle();
      return true;
    case 'Backspace':
      walk.back();
      return true;
    case 'v':
      walk.viewer = nextViewer(walk.viewer, walk.game.names.length);
      return true;
    case 'u':
      void trials.undo();
      return true;
    case 'r':
      void trials.redo();
      return true;
    case 'Escape':
      walk.pressed = null;
      return true;
    default:
      return false;
  }
}

/** All cards, then seat after seat. */
export function nextViewer(viewer: number | null, players: number): number | null {
  const next = viewer === null ? 0 : viewer + 1;
  return next < players ? next : null;
}

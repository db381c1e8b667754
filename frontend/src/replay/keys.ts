// The keyboard's way through a game.
import { t } from '../shared/texts.svelte';
import type { Desk } from './desk';

/** The keys and what each does. */
export function keyList(): readonly (readonly [string, string])[] {
  return [
    ['← →', t('table-key-time')],
    ['Home End', t('replay-key-ends')],
    ['␣', t('replay-key-run')],
    ['⌫', t('replay-key-back')],
    ['V', t('replay-key-view')],
    ['P', t('replay-key-aim')],
    ['U R', t('replay-key-undo')],
    ['Esc', t('table-key-escape')],
    ['?', t('table-key-help')],
  ];
}

export function onKey(event: KeyboardEvent, desk: Desk, help: () => void): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target?.closest('textarea, select, dialog, input:not([type=range])')) return;
  if (event.key === ' ' && target?.closest('button, a, summary')) return;
  if (event.key === '?' && !desk.bare) help();
  else if (!act(event.key, desk)) return;
  event.preventDefault();
}

function act(key: string, { walk, trials, room }: Desk): boolean {
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
    case 'p':
      if (room?.leading && !room.putDown()) room.aiming = true;
      return room?.leading ?? false;
    case 'u':
      void trials.undo();
      return true;
    case 'r':
      void trials.redo();
      return true;
    case 'Escape':
      if (!room?.putDown()) walk.pressed = null;
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

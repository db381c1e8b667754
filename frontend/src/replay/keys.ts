// The keyboard's way through a game.
import { t } from '../shared/texts.svelte';
import type { ReplayView } from './replayView';

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

export function onKey(event: KeyboardEvent, view: ReplayView, help: () => void): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target?.closest('textarea, select, dialog, input:not([type=range])')) return;
  if (event.key === ' ' && target?.closest('button, a, summary')) return;
  if (event.key === '?' && !view.bare) help();
  else if (!act(event.key, view)) return;
  event.preventDefault();
}

function act(key: string, { playback, branches, room }: ReplayView): boolean {
  switch (key) {
    case 'ArrowLeft':
      playback.step(-1);
      return true;
    case 'ArrowRight':
      playback.step(1);
      return true;
    case 'Home':
      playback.jump(0);
      return true;
    case 'End':
      playback.jump(playback.last);
      return true;
    case ' ':
      playback.toggle();
      return true;
    case 'Backspace':
      playback.back();
      return true;
    case 'v':
      playback.viewer = nextViewer(playback.viewer, playback.game.names.length);
      return true;
    case 'p':
      if (room?.leading && !room.putDown()) room.aiming = true;
      return room?.leading ?? false;
    case 'u':
      void branches.undo();
      return true;
    case 'r':
      void branches.redo();
      return true;
    case 'Escape':
      if (!room?.putDown()) playback.pressed = null;
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

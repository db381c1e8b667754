// Ways to say "it is your turn" to somebody who looks elsewhere: sound, vibration, the tab's icon, a notification.
import { turnNotices } from '../shared/notices.svelte';
import { settings } from '../shared/settings.svelte';
import { at } from '../shared/site';
import { t } from '../shared/texts.svelte';

let audio: AudioContext | null = null;

export type Sound = 'turn' | 'clue' | 'placed' | 'failed' | 'done';

/** Notes as hertz, in the order they are struck. */
const TUNES: Readonly<Record<Sound, readonly number[]>> = {
  turn: [587, 880],
  clue: [740],
  placed: [523, 659],
  failed: [196, 147],
  done: [523, 659, 784, 1047],
};

export function play(sound: Sound): void {
  if (!settings.sound || !touched() || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  for (const [at, hertz] of TUNES[sound].entries()) strike(audio, hertz, audio.currentTime + 0.11 * at);
}

function strike(context: AudioContext, hertz: number, at: number): void {
  const [note, volume] = [context.createOscillator(), context.createGain()];
  note.type = 'triangle';
  note.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.09, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  note.connect(volume).connect(context.destination);
  note.start(at);
  note.stop(at + 0.4);
}

/** Browsers are silent and still until somebody has touched the page. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

export function callToTurn(): void {
  play('turn');
  if (settings.vibration && touched() && document.visibilityState === 'visible')
    navigator.vibrate?.([60, 40, 60]);
  if (!settings.notifications || turnNotices.pushed || document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification('Hanabi', {
      body: t('table-your-turn'),
      tag: 'hanabi-turn',
      icon: at('/icon-192.png'),
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones know notifications only from a service worker
  }
}

// Ways to say "it is your turn" to somebody who looks elsewhere: sound, vibration, the tab's icon, a notification.
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
  if (!settings.notifications || document.visibilityState === 'visible') return;
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

const BECKONING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#ffcf5c"/>' +
      '<g stroke="#1c1503" stroke-width="3" stroke-linecap="round"><path d="M16 5v6M16 21v6M5 16h6M21 16h6M8.2 8.2l4 4M19.8 19.8l4 4M23.8 8.2l-4 4M12.2 19.8l-4 4"/></g></svg>',
  );

/** The tab's icon turns gold while the page waits for its visitor; what is given back undoes it. */
export function beckon(): () => void {
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')];
  const own = icons.map((icon) => icon.href);
  for (const icon of icons) icon.href = BECKONING;
  return () => icons.forEach((icon, at) => (icon.href = own[at] ?? icon.href));
}

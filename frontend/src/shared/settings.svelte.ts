// What a visitor has chosen: kept in this browser, with defaults that follow the system.
import { LANGUAGES, preferredLanguage, type Language } from './languages';
import { browserStorage } from './storage';

export const THEMES = ['system', 'dark', 'light'] as const;
export const CONTRASTS = ['system', 'normal', 'high'] as const;
export const PALETTES = ['standard', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export const AIDS = ['none', 'marks', 'full'] as const;
export const LETTERS = ['own', 'english', 'none'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;

export type Theme = (typeof THEMES)[number];
export type Contrast = (typeof CONTRASTS)[number];
export type Palette = (typeof PALETTES)[number];
/** How much of past clues the cards show: nothing, what was said, or also what it rules out. */
export type Aid = (typeof AIDS)[number];
/** What stands for its suit on a card: letters of the language, R Y G W B M K, or nothing. */
export type Letters = (typeof LETTERS)[number];
export type Motion = (typeof MOTIONS)[number];

export interface Choices {
  language: Language;
  theme: Theme;
  contrast: Contrast;
  palette: Palette;
  letters: Letters;
  aid: Aid;
  motion: Motion;
  sound: boolean;
  vibration: boolean;
  notifications: boolean;
}

const KEY = 'hanabi.settings';

export function defaults(): Choices {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return {
    language: preferredLanguage(wanted),
    theme: 'dark', // fireworks are for the night
    contrast: 'system',
    palette: 'standard',
    letters: 'own',
    aid: 'marks',
    motion: 'system',
    sound: true,
    vibration: true,
    notifications: false,
  };
}

/** What was kept, as far as it makes sense today; anything else is the default. */
export function readChoices(text: string | null): Choices {
  const found = parsed(text);
  const standard = defaults();
  return {
    language: oneOf(LANGUAGES, found['language'], standard.language),
    theme: oneOf(THEMES, found['theme'], standard.theme),
    contrast: oneOf(CONTRASTS, found['contrast'], standard.contrast),
    palette: oneOf(PALETTES, found['palette'], standard.palette),
    letters: oneOf(LETTERS, found['letters'], standard.letters),
    aid: oneOf(AIDS, found['aid'], standard.aid),
    motion: oneOf(MOTIONS, found['motion'], standard.motion),
    sound: yesNo(found['sound'], standard.sound),
    vibration: yesNo(found['vibration'], standard.vibration),
    notifications: yesNo(found['notifications'], standard.notifications),
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, standard: T): T {
  return allowed.find((each) => each === value) ?? standard;
}

function yesNo(value: unknown, standard: boolean): boolean {
  return typeof value === 'boolean' ? value : standard;
}

/** Read and write freely: `settings.theme = 'light'`. */
export const settings = $state<Choices>(readChoices(browserStorage.read(KEY)));

/** Whether moving pictures are welcome. */
export function motionAllowed(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'full';
  return typeof window !== 'undefined' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Let the browser's own frame go on where the page's sky ends. */
function colorTheBrowser(root: HTMLElement): void {
  const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (color) color.content = getComputedStyle(root).getPropertyValue('--sky').trim();
}

/** Keep every change, show it on the page's root element, and follow the system and other tabs. */
export function showSettings(root: HTMLElement): void {
  const light = window.matchMedia('(prefers-color-scheme: light)');
  const contrast = window.matchMedia('(prefers-contrast: more)');
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const show = (): void => {
    const asked = settings.theme === 'system' ? (light.matches ? 'light' : 'dark') : settings.theme;
    const more = settings.contrast === 'system' ? contrast.matches : settings.contrast === 'high';
    const less = settings.motion === 'system' ? still.matches : settings.motion === 'less';
    Object.assign(root.dataset, {
      theme: asked,
      contrast: more ? 'high' : 'normal',
      palette: settings.palette,
      motion: less ? 'less' : 'full',
    });
    colorTheBrowser(root);
  };
  for (const query of [light, contrast, still]) query.addEventListener('change', show);
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(settings, readChoices(event.newValue));
  });
  $effect.root(() => {
    $effect(() => {
      show();
      browserStorage.write(KEY, JSON.stringify(settings));
    });
  });
}

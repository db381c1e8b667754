// Which languages there are: the folders of locales/, each with the name that its speakers give it.
import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Me } from './messages';

export type Language = Me['language'];

/** Spoken where nothing else is known, and wherever a text is missing. */
export const FALLBACK: Language = 'en';

const NAMED: Readonly<Record<string, string>> = import.meta.glob('../../../locales/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The languages by the names their speakers give them. */
export const LANGUAGE_NAMES = Object.fromEntries(
  Object.entries(NAMED).map(([path, catalogue]) => [path.split('/').at(-2), nameIn(catalogue)]),
) as Readonly<Record<Language, string>>;

/** The fallback first, then by name. */
export const LANGUAGES = (Object.keys(LANGUAGE_NAMES) as Language[]).sort(
  (one, other) =>
    Number(other === FALLBACK) - Number(one === FALLBACK) ||
    LANGUAGE_NAMES[one].localeCompare(LANGUAGE_NAMES[other]),
);

function nameIn(catalogue: string): string {
  const bundle = new FluentBundle(FALLBACK);
  bundle.addResource(new FluentResource(catalogue));
  const t = (key: string): string => bundle.formatPattern(bundle.getMessage(key)?.value ?? key);
  return t('language-name');
}

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return FALLBACK;
}

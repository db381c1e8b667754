// Which languages there are: the folders of locales/, each with the name that its speakers give it.
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** A language's code, as its folder is called. */
export type Language = string;

/** Spoken where nothing else is known, and wherever a text is missing. */
export const FALLBACK: Language = 'en';

const NAMED: Readonly<Record<string, string>> = import.meta.glob('../../../locales/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const NAMES: ReadonlyMap<Language, string> = new Map(
  Object.entries(NAMED).map(([path, catalogue]) => [path.split('/').at(-2) ?? '', nameIn(catalogue)]),
);

/** The fallback first, then by name. */
export const LANGUAGES: readonly Language[] = [...NAMES]
  .sort(
    ([one, name], [other, otherName]) =>
      Number(other === FALLBACK) - Number(one === FALLBACK) || name.localeCompare(otherName),
  )
  .map(([language]) => language);

/** The name that its speakers give a language. */
export function languageName(language: Language): string {
  return NAMES.get(language) ?? language;
}

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

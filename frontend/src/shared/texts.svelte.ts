// What is said in which language: Fluent catalogues, fetched as needed and switched without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { FALLBACK, type Language } from './languages';

export type Arguments = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  [
    '../../../locales/*/*.ftl',
    '!../../../locales/*/language.ftl',
    '!../../../locales/*/commands.ftl',
    '!../../../locales/*/descriptions.ftl',
    '!../../../locales/*/outside.ftl',
    '!../../../locales/*/terminal.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
  },
);

/** A file of texts: `game` is locales/<language>/game.ftl. */
export type Catalogue =
  | 'common'
  | 'game'
  | 'bots'
  | 'conventions'
  | 'deals'
  | 'lobby'
  | 'challenge'
  | 'people'
  | 'puzzles'
  | 'table'
  | 'rules'
  | 'learn'
  | 'replay'
  | 'review'
  | 'history'
  | 'import'
  | 'insights'
  | 'errors';

class Texts {
  language = $state<Language>(FALLBACK);
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  #needed = new Set<Catalogue>();
  #made = new Map<string, Promise<FluentResource | null>>();
  #latest: Promise<readonly FluentBundle[]> = Promise.resolve([]);
  #borrowed: { readonly language: Language; readonly bundles: readonly FluentBundle[] } | null = null;

  /** Make these catalogues available in the language spoken. */
  async need(catalogues: readonly Catalogue[]): Promise<void> {
    for (const catalogue of catalogues) this.#needed.add(catalogue);
    await this.speak(this.language);
  }

  /** Switch to a language; what is on the screen changes when its texts are there. */
  async speak(language: Language): Promise<void> {
    this.language = language;
    const asked = this.#fetched(language);
    this.#latest = asked;
    await asked;
    this.#bundles = await this.#latest; // another choice may have been made meanwhile
    if (typeof document !== 'undefined') document.documentElement.lang = this.language;
  }

  /** What `tell` says when another language is spoken; the page itself goes on in its own. */
  async within<Told>(language: Language, tell: () => Told): Promise<Told> {
    const bundles = await this.#fetched(language);
    this.#borrowed = { language, bundles };
    try {
      return tell();
    } finally {
      this.#borrowed = null;
    }
  }

  /** The language in which a text would be given now. */
  get spoken(): Language {
    return this.#borrowed?.language ?? this.language;
  }

  /** The texts of a language, with English behind them if some are not to be had. */
  async #fetched(language: Language): Promise<readonly FluentBundle[]> {
    const bundles = [];
    for (const each of language === FALLBACK ? [FALLBACK] : [language, FALLBACK]) {
      const bundle = new FluentBundle(each, { useIsolating: false });
      const resources = await Promise.all([...this.#needed].map((name) => this.#resource(each, name)));
      for (const resource of resources) if (resource) bundle.addResource(resource, { allowOverrides: true });
      bundles.push(bundle);
      if (!resources.includes(null)) break;
    }
    return bundles;
  }

  #resource(language: Language, catalogue: Catalogue): Promise<FluentResource | null> {
    const path = `../../../locales/${language}/${catalogue}.ftl`;
    const made = this.#made.get(path) ?? FILES[path]?.().then((text) => new FluentResource(text));
    if (!made) return Promise.resolve(null);
    this.#made.set(path, made);
    return made.catch(() => {
      this.#made.delete(path); // so that it can be tried again
      return null;
    });
  }

  /** The text of a key; in English if the language lacks it, and the key itself if English does too. */
  text(key: string, args?: Arguments): string {
    for (const bundle of this.#borrowed?.bundles ?? this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
    }
    return key;
  }
}

export const texts = new Texts();

/** The text of a key in the language spoken: `t('deck-label', { count: 12 })`. */
export function t(key: string, args?: Arguments): string {
  return texts.text(key, args);
}

/** "1, 2 and 4" or "red 3 or blue 3" in the language spoken. */
export function listed(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const language = texts.spoken === 'en' ? 'en-GB' : texts.spoken; // no comma before "and"
  return new Intl.ListFormat(language, { type }).format(items);
}

import { expect, test } from 'vitest';

import { LANGUAGES, languageName } from '../src/shared/languages';
import { SafeStorage } from '../src/shared/storage';

test('what was kept is there again, until it is removed', () => {
  const texts = new Map<string, string>();
  const storage = new SafeStorage(
    () =>
      ({
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => texts.set(key, text),
        removeItem: (key: string) => texts.delete(key),
      }) as unknown as Storage,
  );
  storage.write('a', '[1,2]');
  expect([storage.read('a'), storage.readJson('a'), storage.read('b')]).toEqual(['[1,2]', [1, 2], null]);
  storage.write('a', 'no JSON');
  expect(storage.readJson('a')).toBeNull();
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});

test('a browser that keeps nothing forgets at once, without a word', () => {
  const storage = new SafeStorage(() => {
    throw new Error('storage is switched off');
  });
  storage.write('a', 'b');
  storage.remove('a');
  expect([storage.read('a'), storage.readJson('a')]).toEqual([null, null]);
});

test('the languages are the folders of texts, English first, each by its own name', () => {
  const folders = Object.keys(import.meta.glob('../../locales/*/common.ftl')).map(
    (path) => path.split('/')[3],
  );
  expect([...LANGUAGES].sort()).toEqual(folders.sort());
  expect(LANGUAGES[0]).toBe('en');
  expect(LANGUAGES.map((language) => languageName(language))).toEqual([
    'English',
    'Dansk',
    'Deutsch',
    'Nederlands',
    'Polski',
    'Suomi',
  ]);
});

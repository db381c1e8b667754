import { afterEach, expect, test } from 'vitest';

import { botSentence, sentence } from '../src/board/sentences';
import { EVENTS, NAMES, REASONS } from '../src/gallery/examples';
import { LANGUAGES, type Language } from '../src/shared/languages';
import { texts } from '../src/shared/texts.svelte';

async function inLanguage(language: Language): Promise<void> {
  await texts.need(['common', 'game', 'bots']);
  await texts.speak(language);
}

afterEach(() => texts.speak('en'));

function log(): string[] {
  return EVENTS.map((event) => sentence(event, NAMES));
}

test.each(LANGUAGES)('everything that happens is told in %s', async (language) => {
  await inLanguage(language);
  expect(log()).toMatchSnapshot();
  expect(REASONS.map((reason) => botSentence(reason, NAMES))).toMatchSnapshot();
});

test.each(LANGUAGES)('no sentence in %s shows a key, a hole or a stray space', async (language) => {
  await inLanguage(language);
  for (const line of [...log(), ...REASONS.map((reason) => botSentence(reason, NAMES))]) {
    expect(line).not.toMatch(/[{}$]|\b(log|ended|rating|bot|tile)-|  | [.,:)]|undefined|none/);
    expect(line).toMatch(/^[^a-zæøåäöąćęłńóśźż].*[.!]$/u);
  }
});

test('the language changes at once', async () => {
  await inLanguage('en');
  const english = log();
  await texts.speak('pl');
  expect(log()).not.toEqual(english);
  expect(log()[0]).toBe('Ann udziela informacji: Bo ma dwie czerwone karty (karty 1 i 4).');
});

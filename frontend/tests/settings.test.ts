import { expect, test } from 'vitest';

import { preferredLanguage } from '../src/shared/languages';
import { defaults, readChoices } from '../src/shared/settings.svelte';

test('what was chosen comes back', () => {
  const chosen = { ...defaults(), language: 'fi', theme: 'light', sound: false, aid: 'full' };
  expect(readChoices(JSON.stringify(chosen))).toEqual(chosen);
});

test('whatever makes no sense is the default', () => {
  for (const kept of [null, '', '{', '7', 'null', '{"theme":"pink","sound":"yes","aid":3}']) {
    expect(readChoices(kept), String(kept)).toEqual(defaults());
  }
});

test('the first language of the browser that we speak is taken', () => {
  expect(preferredLanguage(['sv-SE', 'pl-PL', 'en'])).toBe('pl');
  expect(preferredLanguage(['ja'])).toBe('en');
});

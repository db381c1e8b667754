import { expect, test } from 'vitest';

import { botTitle } from '../src/shared/botTitle';

test('a bot is called by a title, never by its id', () => {
  expect(botTitle('partner')).toBe('Partner');
  expect(botTitle('my-bot')).toBe('My bot');
  expect(botTitle('-')).toBe('-');
});

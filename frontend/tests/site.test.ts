import { expect, test } from 'vitest';

import { ownGame } from '../src/replay/links';
import { at, contactLink } from '../src/shared/site';

test('a contact is an address of mail, a link or a sentence', () => {
  expect(contactLink('host@klub.example')).toBe('mailto:host@klub.example');
  expect(contactLink('mailto:host@klub.example')).toBe('mailto:host@klub.example');
  expect(contactLink('https://klub.example/imprint')).toBe('https://klub.example/imprint');
  for (const text of ['ask Ann at the bar', 'javascript:alert(1)', 'data:text/html,x', 'https://a b', ''])
    expect(contactLink(text), text).toBeNull();
});

test('addresses of this site stay as they are where there is no path', () => {
  expect(at('/rules')).toBe('/rules');
  expect(at('https://elsewhere.example/')).toBe('https://elsewhere.example/');
});

test('a pasted link is known under the path of the site, and only there', () => {
  const origin = 'https://klub.example';
  expect(ownGame(`${origin}/games/replay/hrf7bcz8kj#3`, origin, '/games')).toBe('/replay/hrf7bcz8kj#3');
  expect(ownGame(`${origin}/replay/hrf7bcz8kj`, origin, '/games')).toBeNull();
});

import { expect, test } from 'vitest';

import { NOT_FOUND, match } from '../src/routes';

test('an address names a page and what it shows', () => {
  expect(match('/').route.path).toBe('/');
  expect(match('/table/k7')).toMatchObject({ route: { path: '/table/:id' }, params: { id: 'k7' } });
  expect(match('/rules/pl').params).toEqual({ edition: 'pl' });
  expect(match('/learn/').route.path).toBe('/learn');
});

test('any other address is not found, however odd', () => {
  for (const path of ['/table', '/table/', '/table/a/b', '/nowhere']) {
    expect(match(path).route, path).toBe(NOT_FOUND);
  }
  expect(match('/table/%').params).toEqual({ id: '%' });
});

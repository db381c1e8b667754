// @vitest-environment node

import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';

import Card from '../src/board/Card.svelte';
import Deck from '../src/board/Deck.svelte';
import DiscardGrid from '../src/board/DiscardGrid.svelte';
import Firework from '../src/board/Firework.svelte';
import Tokens from '../src/board/Tokens.svelte';
import { COPIES, DISCARDED, card } from '../src/gallery/examples';
import { texts } from '../src/shared/texts.svelte';

beforeAll(() => texts.need(['common', 'game']));

function label(html: string): string | undefined {
  return /aria-label="([^"]*)"/.exec(html)?.[1];
}

test('a card says its suit by color, shape and letter', () => {
  const { body } = render(Card, { props: { held: card(1, 'R3') } });
  expect(body).toContain('suit R');
  expect(body).toContain('<path');
  expect(body).toMatch(/class="letter[^>]*>R</);
  expect(label(body)).toBe('red 3');
});

test('a hidden card shows only what the chosen aid allows', () => {
  const held = card(1, null, 'R', 'R', '12');
  const said = (['none', 'marks', 'full'] as const).map((aid) =>
    label(render(Card, { props: { held, aid } }).body),
  );
  expect(said).toEqual([
    'hidden card',
    'hidden card, told: red',
    'hidden card, told: red, could be: red, 1 and 2',
  ]);
});

test('a card is a button only if it does something', () => {
  expect(render(Card, { props: { held: card(1, 'R3') } }).body).not.toContain('<button');
  expect(render(Card, { props: { held: card(1, 'R3'), onpress: () => undefined } }).body).toContain(
    '<button',
  );
});

test('the black firework shows the way down', () => {
  expect(label(render(Firework, { props: { suit: 'K', placed: 2 } }).body)).toBe('black firework up to 4');
  expect(label(render(Firework, { props: { suit: 'R', placed: 2, dead: true } }).body)).toBe(
    'red firework up to 2, can no longer be completed',
  );
});

test('every printed copy has its cell on the discard pile', () => {
  const { body } = render(DiscardGrid, { props: { suits: 'RYGWB', copies: COPIES, discarded: DISCARDED } });
  expect(body.match(/class="copy/g)).toHaveLength(50);
});

test('counts are told in words', () => {
  expect(label(render(Tokens, { props: { tokens: 3 } }).body)).toBe('Clue tokens: 3 of 8');
  expect(label(render(Deck, { props: { cards: 1 } }).body)).toBe('Deck: 1 card');
  expect(label(render(Deck, { props: { cards: 0, turnsLeft: 2 } }).body)).toBe('Last round: 2 turns left');
});

// The address and the command that a host hands to a program.
import { expect, test } from 'vitest';
import { commandFor, socketAddress } from '../src/table/programs';

const PATH = '/api/tables/abc/socket?key=KEY';

test('a socket has the host of the page, and is as safe as the page', () => {
  expect(socketAddress({ protocol: 'http:', host: 'localhost:8000' }, PATH)).toBe(
    `ws://localhost:8000${PATH}`,
  );
  expect(socketAddress({ protocol: 'https:', host: 'hanabi.example' }, PATH)).toBe(
    `wss://hanabi.example${PATH}`,
  );
});

test('a shell takes the address in the command as one word', () => {
  expect(commandFor(`ws://localhost${PATH}`)).toMatch(/ "ws:[^" ]+"$/);
});

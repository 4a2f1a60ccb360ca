import { expect, test } from 'vitest';
import { cursorOf, isAfter } from './keyset-page.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const forged = (text: string) => Buffer.from(text).toString('base64url');

test('a cursor written by the server is read back', () => {
  const cursor = cursorOf({ at: new Date(1_795_000_000_000), id });
  expect(() => isAfter(cursor, 'a.at', 'a.id')).not.toThrow();
});

test.each([
  ['no cursor at all', 'x'],
  ['dashes for an id', forged(`1 ${'-'.repeat(36)}`)],
  ['an id of the wrong shape', forged(`1 ${'0'.repeat(36)}`)],
  ['a moment that is no number', forged(`now ${id}`)],
  ['a moment past every calendar', forged(`${'9'.repeat(16)} ${id}`)],
  ['a position that the list does not have', forged(`1 ${id} 1`)],
])('a forged cursor is refused: %s', (_, cursor) => {
  expect(() => isAfter(cursor, 'a.at', 'a.id')).toThrow(expect.objectContaining({ code: 'invalid_cursor' }));
});

import { expect, test } from 'vitest';
import { inKeptOrder } from './kept-order.ts';

const order = (ids: string, shownFirst: string) =>
  inKeptOrder(
    [...ids].map((id) => ({ id })),
    [...shownFirst],
  )
    .map(({ id }) => id)
    .join('');

test('items keep the places that they were first shown at, however the server orders them now', () => {
  expect(order('cab', 'abc')).toBe('abc');
});

test('an item that is new comes last, and one that is gone leaves no hole', () => {
  expect(order('xcb', 'abc')).toBe('bcx');
});

test('before anything was shown the order is the server’s', () => {
  expect(order('cab', '')).toBe('cab');
});

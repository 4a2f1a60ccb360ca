import { expect, test } from 'vitest';
import { openedDrawerIn, withDrawer } from './opened-drawer.ts';

const drawer = { name: 'recordPayment', id: '42' };

test('an open drawer is in the history state, beside the state of the list', () => {
  const state = withDrawer({ cursors: ['a'] }, drawer);
  expect(openedDrawerIn(state)).toEqual(drawer);
  expect(state).toHaveProperty('cursors', ['a']);
});

test('a drawer whose task is done says so', () => {
  const done = { ...drawer, isDone: true } as const;
  expect(openedDrawerIn(withDrawer(null, done))).toEqual(done);
  const withReceipt = { ...done, outcome: '/employee/receipts/7' };
  expect(openedDrawerIn(withDrawer(null, withReceipt))).toEqual(withReceipt);
});

test.each([
  null,
  undefined,
  'drawer',
  {},
  { drawer: null },
  { drawer: 'decide' },
  { drawer: { name: 1, id: '4' } },
])('no drawer is open if the history state has %j', (state) => {
  expect(openedDrawerIn(state)).toBeNull();
});

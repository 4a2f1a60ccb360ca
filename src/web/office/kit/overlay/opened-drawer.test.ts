import { expect, test } from 'vitest';
import { openedDrawerIn, withDrawer } from './opened-drawer.ts';

const drawer = { name: 'recordPayment', id: '42' };

test('an open drawer goes with the history entry, and keeps what the list has there', () => {
  const state = withDrawer({ cursors: ['a'] }, drawer);
  expect(openedDrawerIn(state)).toEqual(drawer);
  expect(state).toHaveProperty('cursors', ['a']);
});

test('a drawer whose task is done says so', () => {
  const done = { ...drawer, isDone: true } as const;
  expect(openedDrawerIn(withDrawer(null, done))).toEqual(done);
});

test.each([
  null,
  undefined,
  'drawer',
  {},
  { drawer: null },
  { drawer: 'decide' },
  { drawer: { name: 1, id: '4' } },
])('no drawer is open where the history says %j', (state) => {
  expect(openedDrawerIn(state)).toBeNull();
});

import { beforeEach, expect, test } from 'vitest';
import { dismissToast, dismissToasts, shownToasts, showToast, subscribeToToasts } from './toast-store.ts';

beforeEach(dismissToasts);

const titles = () => shownToasts().map(({ title }) => title);

test('the newest toast comes first, and there are never more than three', () => {
  for (const title of ['one', 'two', 'three', 'four']) showToast({ tone: 'good', title });
  expect(titles()).toEqual(['four', 'three', 'two']);
});

test('one toast is dismissed alone, or all of them together', () => {
  showToast({ tone: 'good', title: 'one' });
  showToast({ tone: 'bad', title: 'two' });
  dismissToast(shownToasts()[1]?.id ?? 0);
  expect(titles()).toEqual(['two']);
  dismissToasts();
  expect(titles()).toEqual([]);
});

test('a listener is called for each change until it stops listening', () => {
  let changes = 0;
  const stop = subscribeToToasts(() => {
    changes += 1;
  });
  showToast({ tone: 'good', title: 'one' });
  dismissToasts();
  dismissToasts();
  stop();
  showToast({ tone: 'good', title: 'two' });
  expect(changes).toBe(2);
});

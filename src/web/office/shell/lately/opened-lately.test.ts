import { expect, test } from 'vitest';
import { openedLately, rememberOpened } from './opened-lately.ts';

const page = (path: string) => ({ path, label: { en: path, ur: path } });

test('what was opened last comes first, once, and only the last six are kept', () => {
  for (const path of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) rememberOpened('Asif', page(path));
  expect(openedLately('Asif').map(({ path }) => path)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

test('the next user of the same browser sees nothing of the one before', () => {
  rememberOpened('Asif', page('a'));
  expect(openedLately('Bilal')).toEqual([]);
  rememberOpened('Bilal', page('b'));
  expect(openedLately('Bilal').map(({ path }) => path)).toEqual(['b']);
  expect(openedLately('Asif')).toEqual([]);
});

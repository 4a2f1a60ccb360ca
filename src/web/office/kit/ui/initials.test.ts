import { expect, test } from 'vitest';
import { initialsOf, tintOf } from './initials.ts';

test.each([
  ['Asif Mahmood Cheema', 'AM'],
  ['nadia', 'N'],
  ['  Bilal   Ahmed ', 'BA'],
  ['آصف محمود چیمہ', 'آ'],
  ['😀 Smile', '😀S'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('names get different tints', () => {
  const names = ['Asif', 'Nadia', 'Bilal', 'Usman', 'Hamza', 'Sana', 'سدرہ', 'Kashif', 'Ayesha', 'Mehwish'];
  expect(new Set(names.map(tintOf)).size).toBeGreaterThan(2);
});

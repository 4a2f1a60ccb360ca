import { expect, test } from 'vitest';
import { initialsOf, tintCount, tintOf } from './initials.ts';

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

test('names spread over several tints', () => {
  const names = ['Asif', 'Nadia', 'Bilal', 'Usman', 'Hamza', 'Sana', 'سدرہ', 'Kashif', 'Ayesha', 'Mehwish'];
  const tints = names.map(tintOf);
  expect(tints.every((tint) => tint >= 0 && tint < tintCount)).toBe(true);
  expect(new Set(tints).size).toBeGreaterThan(2);
});

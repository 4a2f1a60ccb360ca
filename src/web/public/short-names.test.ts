import { expect, test } from 'vitest';
import { shortNamesOf } from './short-names.ts';

test('a class has the same short name in style sheet and HTML, and foreign classes keep theirs', () => {
  const css = '._a1b2c0{color:red}._a1b2c0 ._a1b2c1k{margin:0}._d9e8f0{gap:0}';
  const shorten = shortNamesOf(css);
  expect(shorten(css)).toBe('.a{color:red}.a .b{margin:0}.c{gap:0}');
  expect(shorten('<p class="_a1b2c1k screen-only _f0f0f2z">_card_</p>')).toBe(
    '<p class="b screen-only _f0f0f2z">_card_</p>',
  );
});

test('every class has its own short name, however many there are', () => {
  const names = Array.from({ length: 800 }, (_, place) => `._a1b2c${place}{}`).join('');
  const shortened = shortNamesOf(names)(names).split('{}').filter(Boolean);
  expect(new Set(shortened).size).toBe(800);
});

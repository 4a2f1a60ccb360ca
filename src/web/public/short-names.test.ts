import { expect, test } from 'vitest';
import { shortNamesOf } from './short-names.ts';

test('a class is called alike in the sheet and in the HTML, and the classes of others are left alone', () => {
  const css = '._card_x1y2z_1{color:red}._card_x1y2z_1 ._title_x1y2z_10{margin:0}._card_a9b8c_1{gap:0}';
  const shorten = shortNamesOf(css);
  expect(shorten(css)).toBe('.a{color:red}.a .b{margin:0}.c{gap:0}');
  expect(shorten('<p class="_title_x1y2z_10 screen-only _slide_q1w2e_3">_card_</p>')).toBe(
    '<p class="b screen-only _slide_q1w2e_3">_card_</p>',
  );
});

test('every class has a name of its own, however many there are', () => {
  const names = Array.from({ length: 800 }, (_, line) => `._name_abcde_${line}{}`).join('');
  const shortened = shortNamesOf(names)(names).split('{}').filter(Boolean);
  expect(new Set(shortened).size).toBe(800);
});

import { expect, test } from 'vitest';
import { styleParts } from './style-parts.ts';

test('styles for print and forced colours are moved out of the page, complete and in order', () => {
  const css =
    '.a{color:red}@media print{.a{color:#000}.b{margin:0}}.b{gap:0}@media (width>=900px){.b{gap:8px}}@media (forced-colors:active){.a{border:1px solid}}.c{top:0}';
  expect(styleParts(css)).toEqual({
    screen: '.a{color:red}.b{gap:0}@media (width>=900px){.b{gap:8px}}.c{top:0}',
    special: '@media print{.a{color:#000}.b{margin:0}}@media (forced-colors:active){.a{border:1px solid}}',
  });
});

test('a style sheet without either is unchanged', () => {
  expect(styleParts('.a{color:red}')).toEqual({ screen: '.a{color:red}', special: '' });
});

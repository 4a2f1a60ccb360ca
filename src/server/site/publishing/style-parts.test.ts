import { expect, test } from 'vitest';
import { styleParts, usedStyles } from './style-parts.ts';

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

const usedStyle = (css: string, page: string, later: string) => usedStyles(css, later)(page);
const html = '<p class="a later"><i class="bc"></i></p>';

test('rules for classes that the page lacks are left out', () => {
  expect(usedStyle('.a{color:red}.b{top:.5em}.a .b,.bc{top:0}', html, '')).toBe(
    '.a{color:red}.a .b,.bc{top:0}',
  );
  expect(usedStyle('@media (width>=64em){.b{top:0}}.a:lang(ur){top:1px}', html, '')).toBe(
    '.a:lang(ur){top:1px}',
  );
});

test('rules for elements, for hydrated parts and for several classes at once stay', () => {
  for (const css of ['p{top:0}', '._2ddd31u{top:0}', '.a:is(.b,.d){top:0}', '@keyframes x{from{top:0}}'])
    expect(usedStyle(css, html, '')).toBe(css);
});

test('values that neither the page nor the style after it reads are left out, also those that only such a value reads', () => {
  const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}p{top:var(--a,0)}[lang=ur]{--a:4px;--b:5px}';
  expect(usedStyle(css, html, '')).toBe(':root{--a:1px;}p{top:var(--a,0)}[lang=ur]{--a:4px;}');
  expect(usedStyle(css, html, 'dialog{top:var(--b)}')).toBe(
    ':root{--a:1px;--b:var(--c);--c:2px;}p{top:var(--a,0)}[lang=ur]{--a:4px;--b:5px}',
  );
  expect(usedStyle(css, '<i style="top:var(--d)"></i>', '')).toContain('--d:3px');
});

test('pages with other classes have other styles', () => {
  const styleOf = usedStyles('.a{top:0}.b{left:0}', '');
  const pages = ['a', 'b', 'a b', 'a'].map((names) => styleOf(`<p class="${names}"></p>`));
  expect(pages).toEqual(['.a{top:0}', '.b{left:0}', '.a{top:0}.b{left:0}', '.a{top:0}']);
});

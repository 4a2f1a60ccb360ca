import { expect, test } from 'vitest';
import { htmlTexts } from './html-texts.ts';

test('adjacent texts that React separates are one text, as a browser shapes them', () => {
  expect(htmlTexts('<p>مینیجر: <!-- -->محمد آصف</p>')).toEqual(['مینیجر: محمد آصف']);
});

test('entities are decoded, and placeholders count as texts', () => {
  expect(
    htmlTexts('<b class="x">A &amp; B&#x27;s</b><input placeholder="گھر &lt;نشانی&gt;" name="notes"/>'),
  ).toEqual(["A & B's", 'گھر <نشانی>']);
});

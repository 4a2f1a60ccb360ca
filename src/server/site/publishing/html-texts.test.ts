import { expect, test } from 'vitest';
import { htmlTexts } from './html-texts.ts';

test('neighboring texts that React separates are one text, as a browser shapes them', () => {
  expect(htmlTexts('<p>مینیجر: <!-- -->محمد آصف</p>')).toEqual(['مینیجر: محمد آصف']);
});

test('entities are read as what they stand for, and placeholders are texts too', () => {
  expect(
    htmlTexts('<b class="x">A &amp; B&#x27;s</b><input placeholder="گھر &lt;نشانی&gt;" name="notes"/>'),
  ).toEqual(["A & B's", 'گھر <نشانی>']);
});

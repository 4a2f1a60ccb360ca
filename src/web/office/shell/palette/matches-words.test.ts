import { expect, test } from 'vitest';
import { matchesWords } from './matches-words.ts';

const label = { en: 'Contact Requests', ur: 'رابطے کی درخواستیں' };

test.each(['', 'con', 'REQ', 'requests contact', 'رابطے', 'درخ'])('"%s" finds the page', (text) => {
  expect(matchesWords(label, text)).toBe(true);
});

test.each(['tact', 'contact x', 'صارفین'])('"%s" does not find the page', (text) => {
  expect(matchesWords(label, text)).toBe(false);
});

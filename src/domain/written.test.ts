import { expect, test } from 'vitest';
import { otherWritten, phraseOfWritten, pickWritten } from './written.ts';

const inBoth = { own: 'Muhammad Aslam', ur: 'محمد اسلم' };
const once = { own: 'Muhammad Aslam', ur: null };

test('a reader gets the text in their language, or else as it was typed', () => {
  expect(pickWritten(inBoth, 'en')).toBe('Muhammad Aslam');
  expect(pickWritten(inBoth, 'ur')).toBe('محمد اسلم');
  expect(pickWritten(once, 'ur')).toBe('Muhammad Aslam');
});

test('the text in the other language is given too, where there is one', () => {
  expect(otherWritten(inBoth, 'en')).toBe('محمد اسلم');
  expect(otherWritten(inBoth, 'ur')).toBe('Muhammad Aslam');
  expect(otherWritten(once, 'en')).toBeNull();
  expect(otherWritten(once, 'ur')).toBeNull();
});

test('as a phrase the text has every language', () => {
  expect(phraseOfWritten(inBoth)).toEqual({ en: 'Muhammad Aslam', ur: 'محمد اسلم' });
  expect(phraseOfWritten(once)).toEqual({ en: 'Muhammad Aslam', ur: 'Muhammad Aslam' });
});

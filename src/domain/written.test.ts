import { expect, test } from 'vitest';
import { otherWritten, phraseOfWritten, pickWritten } from './written.ts';

const inBoth = { own: 'Muhammad Aslam', ur: 'محمد اسلم' };
const once = { own: 'Muhammad Aslam', ur: null };

test('a reader is given the text in their language, or as it was typed', () => {
  expect(pickWritten(inBoth, 'en')).toBe('Muhammad Aslam');
  expect(pickWritten(inBoth, 'ur')).toBe('محمد اسلم');
  expect(pickWritten(once, 'ur')).toBe('Muhammad Aslam');
});

test('beside it stands the other language, where there is one', () => {
  expect(otherWritten(inBoth, 'en')).toBe('محمد اسلم');
  expect(otherWritten(inBoth, 'ur')).toBe('Muhammad Aslam');
  expect(otherWritten(once, 'en')).toBeNull();
  expect(otherWritten(once, 'ur')).toBeNull();
});

test('as a phrase it has every language', () => {
  expect(phraseOfWritten(inBoth)).toEqual({ en: 'Muhammad Aslam', ur: 'محمد اسلم' });
  expect(phraseOfWritten(once)).toEqual({ en: 'Muhammad Aslam', ur: 'Muhammad Aslam' });
});

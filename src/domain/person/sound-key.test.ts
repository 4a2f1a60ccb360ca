import { expect, test } from 'vitest';
import { foldForSearch } from './fold-for-search.ts';
import { soundKey } from './sound-key.ts';

const keyOf = (name: string) => soundKey(foldForSearch(name));

test.each([
  ['Sidra', 'سدرہ'],
  ['Muhammad Aslam', 'محمد اسلم'],
  ['Ghulam Mustafa', 'غلام مصطفیٰ'],
  ['Abdul Rehman', 'عبدالرحمٰن'],
  ['Abdullah', 'عبداللہ'],
  ['Usman Farooq', 'عثمان فاروق'],
  ['Ayesha Siddiqui', 'عائشہ صدیقی'],
  ['Zulfiqar Ali', 'ذوالفقار علی'],
  ['Yousaf Warraich', 'یوسف وڑائچ'],
  ['Hamza Khokhar', 'حمزہ کھوکھر'],
  ['Bakhsh', 'بخش'],
  ['Chaudhry', 'چوہدری'],
])('%s sounds like %s', (latin, urdu) => {
  expect(keyOf(latin)).toBe(keyOf(urdu));
});

test.each([
  ['Ahmed', 'Ahmad'],
  ['Muhammad', 'Mohammed'],
  ['Parveen', 'Perveen'],
  ['Hussain', 'Husain'],
  ['Abdulrehman', 'Abdul Rehman'],
])('%s and %s are two spellings of one name', (a, b) => {
  expect(keyOf(a)).toBe(keyOf(b));
});

test.each([
  ['Ali', 'Allah'],
  ['Ahmed', 'Muhammad'],
  ['Sidra', 'Saeed'],
  ['Umar', 'Mira'],
])('%s and %s sound different', (a, b) => {
  expect(keyOf(a)).not.toBe(keyOf(b));
});

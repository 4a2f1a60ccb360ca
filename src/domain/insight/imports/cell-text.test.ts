import { describe, expect, test } from 'vitest';
import { faultOfCell, isLifelong, plainText, saysNothing, withoutApostrophe } from './cell-text.ts';

describe('a cell that cannot be what somebody wrote', () => {
  test.each([
    '#REF!',
    '#N/A',
    '#VALUE!',
    '#DIV/0!',
    '#NAME?',
    '#NUM!',
    '#NULL!',
    '#SPILL!',
    'Err:508',
    '########',
  ])('%s is an error of the spreadsheet', (text) => {
    expect(faultOfCell(text)).toBe('cell_error');
  });

  test.each([
    '?????',
    '????? ????',
    'Mr ????',
    '\uFFFD\uFFFDmed',
    'Ù…Ø\u00ADÙ…Ø¯',
    'Ø¹Ù„ÛŒ',
    'Ú†Ú©',
    'Fatherâ€™s house',
    'ط¹ظ„غŒ',
    'ãÍãÏ',
    Buffer.from('محمد اسلم').toString('latin1'),
  ])('%s was saved in the wrong encoding', (text) => {
    expect(faultOfCell(text)).toBe('cell_encoding');
  });

  test.each(['3.84031E+12', '3E+12', '1.5e+5'])('%s has lost digits', (text) => {
    expect(faultOfCell(text)).toBe('cell_rounded');
  });

  test.each([
    '#12, Street 4',
    '# 12',
    'H#12',
    'Ali?',
    'Paid on Friday??',
    'محمد علی',
    'طاہر، ظفر اور عائشہ',
    'غلام علی (مرحوم)',
    '«ع» بلاک',
    'José',
    'A-118',
    '12E',
    '۴۵،۰۰۰',
    'House 3/4 – “B” block',
    '½ Marla',
  ])('%s is what somebody wrote', (text) => {
    expect(faultOfCell(text)).toBeNull();
  });
});

describe('a cell that says that there is nothing', () => {
  test.each([
    '-',
    ' - ',
    '--',
    '—',
    '_',
    '.',
    '/',
    'N/A',
    'n.a.',
    'NA',
    'nil',
    'Nil',
    'NONE',
    'ندارد',
    'کوئی نہیں',
  ])('is %j, in any field', (text) => {
    expect(saysNothing(text, false)).toBe(true);
  });

  test.each(['0', '۰', '00', '0.0'])('is %j where the field may be empty, and else a number', (text) => {
    expect(saysNothing(text, true)).toBe(true);
    expect(saysNothing(text, false)).toBe(false);
  });

  test.each(['?', '#', '10', 'Nadia', 'Noor', 'Na Malum', '(-)'])('is not %j', (text) => {
    expect(saysNothing(text, true)).toBe(false);
  });
});

test.each([
  ["'38403-1234567-1", '38403-1234567-1'],
  ['’0300-1234567', '0300-1234567'],
  ["'+923001234567", '+923001234567'],
  ["'Abid", "'Abid"],
  ['118.0', '118'],
  ['3840312345671.00', '3840312345671'],
  ['118.5', '118.5'],
  ['A-118.0', 'A-118.0'],
])('%s is the text %s', (text, plain) => {
  expect(plainText(withoutApostrophe(text))).toBe(plain);
});

test('a card for life is one in either language', () => {
  expect(['Lifetime', 'LIFE TIME', 'تاحیات', 'تا حیات'].map(isLifelong)).not.toContain(false);
  expect(['31/12/2032', '', 'Lifetime until 2032'].map(isLifelong)).not.toContain(true);
});

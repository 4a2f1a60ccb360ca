import { describe, expect, test } from 'vitest';
import { typedCnic } from './typed-cnic.ts';
import { typedDate } from './typed-date.ts';
import type { TypedFormat } from './typed-format.ts';
import { typedNumber } from './typed-number.ts';
import { typedPhone } from './typed-phone.ts';
import { typedRupees } from './typed-rupees.ts';

type Formatting = Pick<TypedFormat<unknown>, 'edit'>;

/** `|` is the caret. */
function edited(format: Formatting, marked: string, isForwardDelete = false) {
  const raw = marked.replace('|', '');
  const { text, caret } = format.edit({ raw, caret: marked.indexOf('|'), isForwardDelete });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

/** The text of a field after each key, typed at its end. */
function typedIn(format: Formatting, keys: string): string {
  let shown = '';
  for (const key of keys) {
    const raw = shown + key;
    shown = format.edit({ raw, caret: raw.length, isForwardDelete: false }).text;
  }
  return shown;
}

describe('an amount', () => {
  test.each([
    ['1500', '1,500'],
    ['150000', '150,000'],
    ['۱۵۰۰۰۰', '150,000'],
    ['١٥٠٠', '1,500'],
    ['0', '0'],
    ['007', '7'],
    ['1,50,000', '150,000'],
  ])('typed as %s shows as %s', (keys, shown) => {
    expect(typedIn(typedRupees, keys)).toBe(shown);
    expect(typedRupees.show(typedRupees.read(shown))).toBe(shown);
  });

  test.each([
    ['Rs 1,50,000/-', 150_000],
    ['  2000 ', 2_000],
    ['', null],
    ['1500.50', '1500.50'],
    ['-5', '-5'],
    ['two thousand', 'two thousand'],
    ['99999999999999999999', '99999999999999999999'],
  ])('pasted as %s is read as %s', (text, value) => {
    expect(typedRupees.read(text)).toBe(value);
  });

  test('keeps a decimal point: without it the amount would be a hundred times as much', () => {
    expect(typedIn(typedRupees, '1500.50')).toBe('1,500.50');
    expect(typedRupees.read('1,500.50')).toBe('1,500.50');
  });

  test.each([
    ['1|9,234', '1|9,234'],
    ['19|234', '19|,234'],
    ['123|4,567', '1,23|4,567'],
    ['1|,234567', '1|,234,567'],
    ['|1,2345', '|12,345'],
  ])('edited in the middle (%s), the caret stays behind the same digits', (before, after) => {
    expect(edited(typedRupees, before)).toBe(after);
  });

  test('a separator does not stop deleting, in either direction', () => {
    expect(edited(typedRupees, '12|345')).toBe('12|,345');
    expect(edited(typedRupees, '12|345', true)).toBe('12,|345');
    expect(edited(typedRupees, '1|,000', true)).toBe('1,|000');
  });
});

describe('a whole number', () => {
  test.each([
    ['۱۲', 12],
    ['007', 7],
    ['2026', 2026],
    ['', null],
    ['1.5', '1.5'],
    ['-3', '-3'],
    ['many', 'many'],
  ])('typed as %s is %s', (keys, value) => {
    expect(typedNumber.read(typedIn(typedNumber, keys))).toBe(value);
  });
});

describe('a CNIC', () => {
  test.each([
    ['35202', '35202'],
    ['352021', '35202-1'],
    ['3520212345671', '35202-1234567-1'],
    ['۳۵۲۰۲۱۲۳۴۵۶۷۱', '35202-1234567-1'],
    ['35202-1234567-1', '35202-1234567-1'],
    ['35202123456719', '35202-1234567-1'],
  ])('typed as %s shows as %s', (keys, shown) => {
    expect(typedIn(typedCnic, keys)).toBe(shown);
    expect(typedCnic.show(typedCnic.read(shown))).toBe(shown);
  });

  test('is thirteen digits as a value, and nothing when empty', () => {
    expect(typedCnic.read('35202-1234567-1')).toBe('3520212345671');
    expect(typedCnic.read('-')).toBeNull();
  });

  test('the caret stays behind the same digits', () => {
    expect(edited(typedCnic, '352021|-1234567-1')).toBe('35202-1|123456-7');
    expect(edited(typedCnic, '3520|-1234567-1')).toBe('3520|1-2345671');
  });
});

describe('a phone', () => {
  test.each([
    ['03001234567', '0300-1234567'],
    ['+923001234567', '0300-1234567'],
    ['0092 300 1234567', '0300-1234567'],
    ['۰۳۰۰۱۲۳۴۵۶۷', '0300-1234567'],
  ])('typed as %s shows as %s', (keys, shown) => {
    expect(typedIn(typedPhone, keys)).toBe(shown);
    expect(typedPhone.read(shown)).toBe('03001234567');
  });

  test('as stored is shown in the usual form', () => {
    expect(typedPhone.show('03001234567')).toBe('0300-1234567');
    expect(typedPhone.show(null)).toBe('');
    expect(typedPhone.read('')).toBeNull();
  });
});

describe('a date', () => {
  test.each([
    ['31122026', '31/12/2026', '2026-12-31'],
    ['31/12/2026', '31/12/2026', '2026-12-31'],
    ['1/2/2026', '01/02/2026', '2026-02-01'],
    ['1.2.2026', '01/02/2026', '2026-02-01'],
    ['1-2-2026', '01/02/2026', '2026-02-01'],
    ['۳۱۱۲۲۰۲۶', '31/12/2026', '2026-12-31'],
    ['3112202699', '31/12/2026', '2026-12-31'],
  ])('typed as %s shows as %s', (keys, shown, value) => {
    expect(typedIn(typedDate, keys)).toBe(shown);
    expect(typedDate.read(shown)).toBe(value);
    expect(typedDate.show(value)).toBe(shown);
  });

  test.each(['31', '31/1', '31/12/26', '31/02/2026', '12/31/2026', 'tomorrow'])(
    'that does not exist (%s) stays as typed, for the contract to refuse',
    (text) => {
      expect(typedDate.read(text)).toBe(text);
      expect(typedDate.show(text)).toBe(text);
    },
  );

  test("is day and month in Pakistan's order, whatever the browser's", () => {
    expect(typedDate.read('03/04/2026')).toBe('2026-04-03');
  });

  test('in ISO form is read when pasted', () => {
    expect(typedIn(typedDate, '')).toBe('');
    expect(edited(typedDate, '2026-12-31|')).toBe('31/12/2026|');
  });

  test('deleting does not stop at a slash, and the rest does not move', () => {
    expect(edited(typedDate, '31/|')).toBe('31/|');
    expect(edited(typedDate, '31|')).toBe('31|');
    expect(edited(typedDate, '3|/12/2026')).toBe('3|/12/2026');
    expect(typedDate.read('3/12/2026')).toBe('2026-12-03');
  });
});

import { describe, expect, test } from 'vitest';
import { editPhone, pastePhone } from './phone-edit.ts';

/** `|` is the caret. */
function typed(text: string): string {
  const { value, caret } = editPhone(text.replace('|', ''), text.indexOf('|'));
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

describe('the caret keeps its place', () => {
  test.each([
    ['0300|', '0300|'],
    ['03001|', '0300-1|'],
    ['03012|-3456', '0301-2|3456'],
    ['03|-3456', '03|34-56'],
    ['0300|1', '0300|-1'],
    ['۰۳۰۰۱|', '0300-1|'],
    ['923|', '03|'],
    ['+|', '|'],
  ])('%s becomes %s', (before, after) => {
    expect(typed(before)).toBe(after);
  });
});

describe('a pasted number', () => {
  test.each(['+92 300 1234567', '0092-300-1234567', '۰۳۰۰۱۲۳۴۵۶۷', '0300 123 4567'])(
    'written %s is read in full',
    (pasted) => {
      expect(pastePhone('', pasted, 0, 0)).toEqual({ value: '0300-1234567', caret: 12 });
    },
  );

  test('replaces the selection', () => {
    expect(pastePhone('0300-1234567', '+923219876543', 0, 12).value).toBe('0321-9876543');
    expect(pastePhone('0300-1234567', '99', 5, 7)).toEqual({ value: '0300-9934567', caret: 7 });
  });
});

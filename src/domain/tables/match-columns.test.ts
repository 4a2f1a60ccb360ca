import { expect, test } from 'vitest';
import { matchColumns, readChoice } from './match-columns.ts';

const known = {
  fullName: ['Full name', 'پورا نام', 'name'],
  cnic: ['CNIC', 'شناختی کارڈ نمبر'],
  phone: ['Phone', 'mobile'],
};

test('columns are recognized by their headings in either script, in any order and letter case', () => {
  expect(matchColumns(['PHONE', 'شناختی  كارڈ نمبر', 'Full-Name'], known)).toEqual({
    fullName: 2,
    cnic: 1,
    phone: 0,
  });
});

test('a field without a heading has no column, and the first of two equal headings counts', () => {
  expect(matchColumns(['Name', 'Full name'], known)).toEqual({ fullName: 0, cnic: null, phone: null });
});

test('a column belongs to one field only', () => {
  const both = { first: ['Name'], second: ['Name'] };
  expect(matchColumns(['Name'], both)).toEqual({ first: 0, second: null });
});

test('a choice is recognized by any of its words', () => {
  const words = { father: ['father', 'والد', 's/o'], husband: ['husband', 'شوہر'] };
  expect(readChoice(' S/O ', words)).toBe('father');
  expect(readChoice('شوهر', words)).toBe('husband');
  expect(readChoice('uncle', words)).toBeNull();
});

import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { contextOfPassword } from './password-of-context.ts';

const context = {
  own: ['Nadia Rehman', 'نادیہ رحمن', '03001234567', 'n.rehman.lhr@example.pk'],
  lender: ['Sahulat Traders', 'سہولت ٹریڈرز', 'Sargodha', 'سرگودھا', 'SGD'],
};

test.each([
  ['nadia1234', 'own'],
  ['NADIA@rehman!', 'own'],
  ['rehman.nadia.1990', 'own'],
  ['نادیہ۱۲۳۴', 'own'],
  ['0300-1234567', 'own'],
  ['+92 300 1234567', 'own'],
  ['x1234567x', 'own'],
  ['nadia of Sargodha', 'own'],
  ['Sahulat2026', 'lender'],
  ['sahulat-traders', 'lender'],
  ['sargodha@123', 'lender'],
  ['SGD87654320', 'lender'],
  ['سرگودها 2026', 'lender'],
  ['superadmin1', 'lender'],
  ['Admin@12345', 'lender'],
  ['employee2026', 'lender'],
  ['asaan-qist-2026', 'lender'],
  ['Asaan Qist!!', 'lender'],
])('%j is made of what others know', (password, reason) => {
  expect(contextOfPassword(password, context)).toBe(reason);
});

test.each([
  'tea and blue rivers',
  'nadia likes mangoes',
  'monsoon ledger teacup',
  'چائے اور کتاب',
  'xK9#mQ2$vL',
  '73920184',
])('%j has a word of its own', (password) => {
  expect(contextOfPassword(password, context)).toBeNull();
});

test('words of the context are seen in any order and case, with any digits and signs between', () => {
  const word = fc.constantFrom(
    'Nadia',
    'rehman',
    'SAHULAT',
    'traders',
    'Sargodha',
    'superadmin',
    'qist',
    '3001234567',
  );
  const noise = fc.stringMatching(/^[0-9 !@#$%._-]{0,6}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(noise, word), { minLength: 1, maxLength: 5 }), noise, (parts, end) => {
      expect(contextOfPassword(parts.flat().join('') + end, context)).not.toBeNull();
    }),
  );
});

test('a password with four letters of another word is one of its own, whatever stands beside them', () => {
  const other = fc.constantFrom('mango', 'cricket', 'barish', 'کتاب');
  const beside = fc.constantFrom('', 'nadia', 'Sargodha', '1234', '-');
  fc.assert(
    fc.property(beside, other, beside, (before, word, after) => {
      expect(contextOfPassword(`${before} ${word} ${after}`, context)).toBeNull();
    }),
  );
});

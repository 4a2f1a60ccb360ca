import { describe, expect, test } from 'vitest';
import { type ImportFieldName, type ImportKind, importFields } from '#contract/insight/import-fields.ts';
import { headingSamples } from '#test/support/lending/heading-samples.ts';
import { matchHeadings } from './match-headings.ts';

/** The field for which a column is taken that stands alone under this heading. */
function fieldOf(kind: ImportKind, heading: string): string | undefined {
  return Object.entries(matchHeadings(kind, ['', heading])).find(([, place]) => place === 1)?.[0];
}

describe.each(['customers', 'agreements'] as const)('a file of %s', (kind) => {
  test('is matched by the headings of its template in either language', () => {
    for (const language of ['en', 'ur'] as const) {
      const headings = Object.values(importFields[kind]).map(({ heading }) => heading[language]);
      const expected = Object.keys(importFields[kind]).map((field, place) => [field, place]);
      expect(matchHeadings(kind, headings)).toEqual(Object.fromEntries(expected));
    }
  });

  test.each(
    Object.entries(headingSamples[kind]).flatMap(([field, headings]) => headings.map((one) => [one, field])),
  )('has under %j: %s', (heading, field) => {
    expect(fieldOf(kind, heading)).toBe(field);
    expect(fieldOf(kind, ` ${heading.toUpperCase()} : `)).toBe(field);
  });
});

test.each([
  ['agreements', 'Installment amount'],
  ['agreements', 'Monthly installment'],
  ['agreements', 'No. of installments paid'],
  ['agreements', 'Installments paid'],
  ['agreements', 'Remaining installments'],
  ['agreements', 'Guarantor name'],
  ['agreements', 'Guarantor CNIC'],
  ['agreements', 'S.No'],
  ['customers', 'Sr. No.'],
  ['customers', 'Guarantor phone'],
  ['customers', 'Mother name'],
  ['customers', 'Date'],
  ['customers', ''],
  ['customers', '—'],
] as const)('in a file of %s, %j is taken for nothing else', (kind, heading) => {
  expect(fieldOf(kind, heading)).toBeUndefined();
});

test('a vague heading means a field only where no column has a surer one', () => {
  const places = (...headings: string[]) => {
    const { price, startOn, registerNumber } = matchHeadings('agreements', headings);
    return { price, startOn, registerNumber } satisfies Partial<Record<ImportFieldName, number | null>>;
  };
  expect(places('Date', 'Amount', 'Account')).toEqual({ startOn: 0, price: 1, registerNumber: 2 });
  expect(places('Date', 'Amount', 'Price', 'Sale date', 'A/C No', 'Account')).toEqual({
    startOn: 3,
    price: 2,
    registerNumber: 4,
  });
});

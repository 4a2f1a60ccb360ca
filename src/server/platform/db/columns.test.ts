import { expect, expectTypeOf, test } from 'vitest';
import { columns, type RowOf } from './columns.ts';

const some = columns('customers', ['id', 'full_name_ur', 'monthly_income']);

test('a column has the name of the database in a statement and the name of the program in a row', () => {
  expect(some.selected()).toBe(
    'customers.id, customers.full_name_ur AS "fullNameUr", customers.monthly_income AS "monthlyIncome"',
  );
  expect(some.selected('c')).toBe(
    'c.id, c.full_name_ur AS "fullNameUr", c.monthly_income AS "monthlyIncome"',
  );
  expect(some.aliased('c')).toEqual([
    'c.id as id',
    'c.full_name_ur as fullNameUr',
    'c.monthly_income as monthlyIncome',
  ]);
  expectTypeOf<RowOf<typeof some>>().toEqualTypeOf<{
    readonly id: string;
    readonly fullNameUr: string | null;
    readonly monthlyIncome: number | null;
  }>();
});

test('what is written has the parameters of its columns, in their order', () => {
  expect(`(${some.names}) VALUES (${some.parameters})`).toBe(
    '(id, full_name_ur, monthly_income) VALUES (:id, :fullNameUr, :monthlyIncome)',
  );
  expect(some.assignments).toBe('id = :id, full_name_ur = :fullNameUr, monthly_income = :monthlyIncome');
});

test('of what a form says, only what has a column is written, and nothing may be missing', () => {
  const form = { id: 'a', fullNameUr: null, monthlyIncome: 5, isConsentGiven: true };
  expect(some.valuesOf(form)).toEqual({ id: 'a', fullNameUr: null, monthlyIncome: 5 });
  // @ts-expect-error: the income is missing.
  some.valuesOf({ id: 'a', fullNameUr: null });
  // @ts-expect-error: customers have no such column.
  columns('customers', ['shoe_size']);
});

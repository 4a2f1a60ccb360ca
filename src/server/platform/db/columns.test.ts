import { expect, expectTypeOf, test } from 'vitest';
import type { Phrase } from '#domain/language.ts';
import type { Written } from '#domain/written.ts';
import { columns, type RowOf } from './columns.ts';

const some = columns('customers', ['id', 'second_phone', 'monthly_income']);

test('a column has its database name in SQL and its program name in a row', () => {
  expect(some.selected()).toBe(
    'customers.id, customers.second_phone AS "secondPhone", customers.monthly_income AS "monthlyIncome"',
  );
  expect(some.selected('c')).toBe(
    'c.id, c.second_phone AS "secondPhone", c.monthly_income AS "monthlyIncome"',
  );
  expectTypeOf<RowOf<typeof some>>().toEqualTypeOf<{
    readonly id: string;
    readonly secondPhone: string | null;
    readonly monthlyIncome: number | null;
  }>();
});

test('an insert has the parameters of its columns, in their order', () => {
  expect(`(${some.names}) VALUES (${some.parameters})`).toBe(
    '(id, second_phone, monthly_income) VALUES (:id, :secondPhone, :monthlyIncome)',
  );
  expect(some.assignments).toBe('id = :id, second_phone = :secondPhone, monthly_income = :monthlyIncome');
});

test('of a form only the fields with a column are written, and a missing field does not compile', () => {
  const form = { id: 'a', secondPhone: null, monthlyIncome: 5, isConsentGiven: true };
  expect(some.valuesOf(form)).toEqual({ id: 'a', secondPhone: null, monthlyIncome: 5 });
  // @ts-expect-error: the income is missing.
  some.valuesOf({ id: 'a', secondPhone: null });
  // @ts-expect-error: customers have no such column.
  columns('customers', ['shoe_size']);
});

const person = columns('customers', ['id'], { written: ['full_name'] });
const place = columns('branches', ['id'], { phrases: ['city'] });

test('a text in several languages is one value in the program and one column per language', () => {
  expect(person.selected('c')).toBe(
    `c.id, json_build_object('own', c.full_name, 'ur', c.full_name_ur) AS "fullName"`,
  );
  expect(place.selected()).toBe(
    `branches.id, json_build_object('en', branches.city, 'ur', branches.city_ur) AS "city"`,
  );
  expect(person.assignments).toBe('id = :id, full_name = :fullName, full_name_ur = :fullNameUr');
  expect(person.valuesOf({ id: 'a', fullName: { own: 'Aslam', ur: null } })).toEqual({
    ...{ id: 'a', fullName: 'Aslam', fullNameUr: null },
  });
  expectTypeOf<RowOf<typeof person>['fullName']>().toEqualTypeOf<Written>();
  expectTypeOf<RowOf<typeof place>['city']>().toEqualTypeOf<Phrase>();
  // @ts-expect-error: a phone has no other language.
  columns('customers', [], { written: ['phone'] });
});

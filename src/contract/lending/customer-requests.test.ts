import { expect, test } from 'vitest';
import { customerRequestForm } from './customer-requests.ts';

const agreementId = '0198c0de-0000-7000-8000-000000000001';

/** The refused fields, in their order. */
function refusedOf(body: object): string[] {
  const { error } = customerRequestForm.safeParse({ agreementId, ...body });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

test('an empty request for another date is missing both the reason and the date', () => {
  expect(refusedOf({ kind: 'another_date', reason: '', wishedOn: null })).toEqual(['reason', 'wishedOn']);
  expect(refusedOf({ kind: 'another_date', reason: 'The harvest is late', wishedOn: '2026-12-01' })).toEqual(
    [],
  );
});

test('only a request for another date has a day', () => {
  expect(refusedOf({ kind: 'relief', reason: 'A fire', wishedOn: '2026-12-01' })).toEqual(['wishedOn']);
  expect(refusedOf({ kind: 'relief', reason: 'A fire', wishedOn: null })).toEqual([]);
});

test('an invalid date is reported as invalid, not as missing too', () => {
  const refused = refusedOf({ kind: 'another_date', reason: 'The harvest is late', wishedOn: '31/02/2026' });
  expect(refused).toEqual(['wishedOn']);
});

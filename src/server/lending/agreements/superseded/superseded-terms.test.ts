import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import {
  active,
  agreementBody,
  ask,
  type Desk,
  draft,
  grant,
  openDesk,
  readAgreement,
  type Terms,
} from '#test/support/lending/lending.ts';
import { findDifferences } from '../../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const termsOf = (id: string, version: number) =>
  testApi.call('getSupersededTerms', { as: desk.employee, params: { id, version: String(version) } });

async function edit(id: string, termsVersion: number, terms: Terms): Promise<void> {
  const body = { ...agreementBody('', terms), termsVersion };
  await testApi.call('editDraft', { as: desk.employee, params: { id }, body });
}

test('each version of a draft keeps its goods, its price and its installments', async () => {
  const id = await draft(testApi, desk, { price: 60_000, downPayment: 0, count: 5, description: 'Cow' });
  await edit(id, 1, { price: 80_000, downPayment: 8_000, count: 6, description: 'Buffalo' });
  await edit(id, 2, { price: 90_000, downPayment: 0, count: 9, description: 'Two goats' });

  const [first, second] = [await termsOf(id, 1), await termsOf(id, 2)];
  expect(first).toMatchObject({
    ...{ version: 1, contractKind: 'deferred_sale', price: 60_000, downPayment: 0, relief: 0 },
    items: [{ description: { en: 'Cow' }, quantity: 1 }],
  });
  expect(first.installments.map(({ amount }) => amount)).toEqual(Array(5).fill(12_000));
  expect(second).toMatchObject({
    price: 80_000,
    downPayment: 8_000,
    items: [{ description: { en: 'Buffalo' } }],
  });
  expect(second.installments.map(({ amount }) => amount)).toEqual(Array(6).fill(12_000));
});

test('the terms before a reschedule keep their dates, and the terms in force are no earlier version', async () => {
  const id = await active(testApi, desk, { price: 3_000, downPayment: 0, count: 3 });
  const agreed = await readAgreement(testApi, desk.employee, id);
  await grant(
    testApi,
    desk,
    await ask(testApi, desk, 'requestReschedule', id, {
      ...{ firstDueOn: '2027-02-20', openCount: 2, roundingStep: 1, consentHow: 'signed' },
      frequency: { unit: 'months', every: 1 },
    }),
  );
  const { termsMadeAt, installments } = agreed;
  expect(await termsOf(id, 1)).toMatchObject({
    madeAt: termsMadeAt,
    installments: installments.map(({ number, dueOn, amount }) => ({ number, dueOn, amount })),
  });
  const inForce = { as: desk.employee, params: { id, version: '2' } };
  expect(await testApi.refusal('getSupersededTerms', inForce)).toMatchObject({ code: 'not_found' });
});

test('an earlier version that was changed or removed behind the product is named by verify', async () => {
  const id = await draft(testApi, desk);
  await edit(id, 1, { count: 6 });
  const { number } = await readAgreement(testApi, desk.employee, id);
  const found = async () =>
    (await findDifferences(testApi.context.pool)).differences.filter((line) => line.includes(number));
  expect(await found()).toEqual([]);
  await tamperWith(testApi, id, [
    `UPDATE superseded_terms SET terms = terms || '{"price": 1}' WHERE agreement_id = $1`,
  ]);
  expect(await found()).toEqual([expect.stringContaining('terms 1')]);
  await tamperWith(testApi, id, ['DELETE FROM superseded_terms WHERE agreement_id = $1']);
  expect(await found()).toEqual([expect.stringContaining('terms 1')]);
});

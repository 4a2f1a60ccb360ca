import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  ask,
  type Desk,
  fillReliefFund,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

/** 6,000 in six installments, due on the 20th from December on. */
const six = { price: 6_000, downPayment: 0, count: 6 };

async function rescheduleTo(id: string, firstDueOn: string, openCount: number): Promise<void> {
  const frequency = { unit: 'months', every: 1 } as const;
  const asked = { firstDueOn, openCount, frequency, roundingStep: 1, consentHow: 'signed' } as const;
  await grant(testApi, desk, await ask(testApi, desk, 'requestReschedule', id, asked));
}

async function rowsOf(id: string): Promise<string[]> {
  const { installments } = await readAgreement(testApi, desk.employee, id);
  return installments.map(({ dueOn, paid, amount }) => `${dueOn} ${paid} of ${amount}`);
}

test('after relief on the last rows, the open rows move by a month and the relieved rows stay', async () => {
  const id = await active(testApi, desk, six);
  const relief = await ask(testApi, desk, 'requestRelief', id, { amount: 2_000 });
  await grant(testApi, desk, relief);
  await rescheduleTo(id, '2027-01-20', 4);
  expect(await rowsOf(id)).toEqual([
    '2027-01-20 0 of 1000',
    '2027-02-20 0 of 1000',
    '2027-03-20 0 of 1000',
    '2027-04-20 1000 of 1000',
    '2027-05-20 1000 of 1000',
    '2027-06-20 0 of 1000',
  ]);
});

test('a payment spread over all rows stays spread until it is reversed', async () => {
  const id = await active(testApi, desk, six);
  const { entryId } = await pay(testApi, desk.employee, id, 3_000, { rule: 'spread' });
  await rescheduleTo(id, '2027-03-01', 6);
  await pay(testApi, desk.employee, id, 500);
  const paid = async () => (await rowsOf(id)).map((row) => row.slice('2027-03-01 '.length));
  expect(await paid()).toEqual(['1000 of 1000', ...Array(5).fill('500 of 1000')]);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  expect(await paid()).toEqual(['500 of 1000', ...Array(5).fill('0 of 1000')]);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

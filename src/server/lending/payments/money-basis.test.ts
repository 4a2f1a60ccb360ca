import { afterAll, beforeAll, expect, test } from 'vitest';
import { replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  draft,
  grant,
  openDesk,
  pay,
  readAgreement,
  writtenOff,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const basisOf = (id: string) => testApi.call('getMoneyBasis', { as: desk.employee, params: { id } });

/** The figures that a browser computes from its data. */
async function replayed(id: string) {
  const { rows, carried, entries } = await basisOf(id);
  return replay({ rows, carried } as unknown as Schedule, entries as unknown as Parameters<typeof replay>[1]);
}

test('the entries and rows for the replay in the browser give the stored figures, even after a reversal and a reschedule', async () => {
  const id = await active(testApi, desk, { price: 12_000, downPayment: 2_000, count: 10 });
  await pay(testApi, desk.employee, id, 1_500, { rule: 'last' });
  const { entryId } = await pay(testApi, desk.employee, id, 700);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  await grant(
    testApi,
    desk,
    await ask(testApi, desk, 'requestReschedule', id, {
      firstDueOn: '2027-02-20',
      openCount: 5,
      frequency: { unit: 'months', every: 1 },
      roundingStep: 1,
      consentHow: 'signed',
    }),
  );
  await pay(testApi, desk.employee, id, 400, { rule: 'spread' });
  const stored = await readAgreement(testApi, desk.employee, id);
  const figures = await replayed(id);
  expect(figures.paid).toEqual(stored.installments.map(({ paid }) => paid));
  expect(figures.outstanding).toBe(stored.outstanding);
});

test('the figures for the form name the customer, the goods and how far back the clerk may date', async () => {
  const id = await active(testApi, desk);
  expect(await basisOf(id)).toMatchObject({
    goods: [{ en: 'Refrigerator, 12 cubic feet' }],
    status: 'active',
    customer: { fullName: { own: 'Rukhsana Parveen' } },
    branchCity: { en: 'Sargodha' },
    deliveredOn: '2026-11-20',
    today: '2026-11-20',
    mayRecordPayments: true,
  });
});

test('of several tabs with the same figures, one records and the others learn that the figures changed', async () => {
  const id = await active(testApi, desk, { price: 3_000, downPayment: 0, count: 3 });
  const { version } = await basisOf(id);
  const body = { amount: 1_000, method: 'cash', version } as const;
  const press = () => testApi.attempt('recordPayment', { as: desk.employee, params: { id }, body });
  expect(endingsOf(await Promise.all([press(), press(), press()]))).toEqual([
    'done',
    'recorded_meanwhile',
    'recorded_meanwhile',
  ]);
  const { outstanding } = await readAgreement(testApi, desk.employee, id);
  expect(outstanding).toBe(2_000);
  expect((await press()).ok).toBe(false);
});

test('the same key returns the same receipt, although the payment itself changed the figures', async () => {
  const id = await active(testApi, desk, { price: 3_000, downPayment: 0, count: 3 });
  const { version } = await basisOf(id);
  const again = () =>
    testApi.call('recordPayment', {
      as: desk.employee,
      params: { id },
      body: { amount: 1_000, method: 'cash', version },
      idempotencyKey: '0197a000-0000-7000-8000-00000000f00d',
    });
  const first = await again();
  expect(await again()).toEqual(first);
  expect((await basisOf(id)).entries.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
});

test('an overpayment is not moved on outdated figures', async () => {
  const customerId = await addCustomer(testApi, desk);
  const id = await active(testApi, desk, { customerId, price: 1_000, downPayment: 0, count: 1 });
  const { version } = await basisOf(id);
  await pay(testApi, desk.employee, id, 1_500, { confirmed: ['payment_beyond_outstanding'] });
  const toAgreementId = await active(testApi, desk, { customerId });
  const call = { as: desk.employee, params: { id } };
  const move = { toAgreementId, amount: 100, version };
  expect(await testApi.refusal('moveOverpayment', { ...call, body: move })).toMatchObject({
    code: 'recorded_meanwhile',
  });
});

test('the agreements that a customer can pay are the delivered ones, with what is due by today', async () => {
  const customerId = await addCustomer(testApi, desk);
  const list = async () => {
    const payable = await testApi.call('getPayable', { as: desk.employee, params: { id: customerId } });
    expect(payable.customer.fullName.own).toBe('Rukhsana Parveen');
    return payable.agreements;
  };
  await draft(testApi, desk, { customerId });
  expect(await list()).toEqual([]);
  const due = await active(testApi, desk, {
    customerId,
    price: 3_000,
    downPayment: 0,
    count: 3,
    startOn: '2026-11-20',
    firstDueOn: '2026-11-20',
  });
  const lost = await writtenOff(testApi, desk, { customerId });
  expect((await list()).map(({ id, status, dueNow }) => [id, status, dueNow])).toEqual([
    [lost, 'written_off', 0],
    [due, 'active', 1_000],
  ]);
});

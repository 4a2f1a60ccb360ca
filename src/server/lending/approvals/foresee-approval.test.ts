import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const three = { price: 3_000, downPayment: 0, count: 3 };

function foresee(id: string) {
  return testApi.call('foreseeReversal', { as: desk.employee, params: { id } });
}

test('the preview of a reversal before the request equals the one after it, and makes no request', async () => {
  const id = await active(testApi, desk, three);
  const { entryId, receipt } = await pay(testApi, desk.employee, id, 1_300);
  const foreseen = await foresee(entryId);
  expect(foreseen).toMatchObject({
    agreementId: id,
    thing: 'entry',
    entry: { kind: 'payment', amount: 1_300, receiptNumber: receipt?.number },
    current: [{ outstanding: 1_700, rows: [{ paid: 1_000 }, { paid: 300 }, { paid: 0 }] }],
  });
  expect((await readAgreement(testApi, desk.employee, id)).pendingApprovals).toEqual([]);
  const asked = await ask(testApi, desk, 'requestReversal', entryId);
  const looked = (as: typeof desk.employee) => testApi.call('getApproval', { as, params: { id: asked } });
  const { preview, current, isOutdated, isOwn } = await looked(desk.superadmin);
  expect({ preview, current, isOutdated, isOwn }).toEqual({
    preview: foreseen.preview,
    current: foreseen.current,
    isOutdated: false,
    isOwn: false,
  });
  expect(await looked(desk.employee)).toMatchObject({ isOwn: true });
  await grant(testApi, desk, asked);
  expect(
    await testApi.refusal('foreseeReversal', { as: desk.employee, params: { id: entryId } }),
  ).toMatchObject({ code: 'entry_already_reversed' });
});

test('previewing either half of a moved overpayment shows both, and previewing a delivery shows all recorded with it', async () => {
  const customerId = await addCustomer(testApi, desk);
  const from = await active(testApi, desk, { price: 1_000, downPayment: 0, count: 1, customerId });
  const to = await active(testApi, desk, { ...three, downPayment: 500, customerId });
  await pay(testApi, desk.employee, from, 1_400, { confirmed: ['payment_beyond_outstanding'] });
  const { entryId } = await testApi.call('moveOverpayment', {
    as: desk.employee,
    params: { id: from },
    body: { toAgreementId: to, amount: 400 },
  });
  const payment = (await readAgreement(testApi, desk.employee, to)).entries.at(-1);
  for (const half of [entryId, payment?.id ?? '']) {
    const { thing, current, preview } = await foresee(half);
    expect(thing).toBe('transfer');
    expect(current.map(({ agreementId, overpaid }) => [agreementId, overpaid])).toEqual([
      [from, 0],
      [to, 0],
    ]);
    expect(preview.agreements).toMatchObject([{ overpaid: 400 }, { outstanding: 2_500 }]);
  }
  const delivered = await active(testApi, desk, { ...three, downPayment: 500 });
  const [delivery] = (await readAgreement(testApi, desk.employee, delivered)).entries;
  const { thing, preview } = await foresee(delivery?.id ?? '');
  expect(thing).toBe('delivery');
  expect(preview.agreements).toMatchObject([
    { status: 'approved', outstanding: 0, entries: [{ amount: 3_000 }, { amount: 500 }] },
  ]);
});

test('previewing the undoing of a reschedule shows the old dates and what is paid of each row', async () => {
  const id = await active(testApi, desk, three);
  const foreseeUndo = { as: desk.employee, params: { id } };
  expect(await testApi.refusal('foreseeRescheduleUndo', foreseeUndo)).toMatchObject({
    code: 'not_rescheduled',
  });
  const asked = {
    firstDueOn: '2027-03-01',
    openCount: 4,
    frequency: { unit: 'months', every: 1 },
    roundingStep: 1,
    consentHow: 'signed',
  } as const;
  await grant(testApi, desk, await ask(testApi, desk, 'requestReschedule', id, asked));
  await pay(testApi, desk.employee, id, 1_100);
  const { current, preview } = await testApi.call('foreseeRescheduleUndo', foreseeUndo);
  expect(current[0]?.rows.map(({ dueOn, paid }) => [dueOn, paid])).toEqual([
    ['2027-03-01', 750],
    ['2027-04-01', 350],
    ['2027-05-01', 0],
    ['2027-06-01', 0],
  ]);
  expect(preview.agreements[0]?.rows.map(({ dueOn, paid }) => [dueOn, paid])).toEqual([
    ['2026-12-20', 1_000],
    ['2027-01-20', 100],
    ['2027-02-20', 0],
  ]);
});

test('a clerk of another branch cannot preview it', async () => {
  const elsewhere = await openDesk(testApi, 'LHE');
  const id = await active(testApi, desk, three);
  const { entryId } = await pay(testApi, desk.employee, id, 100);
  expect(
    await testApi.refusal('foreseeReversal', { as: elsewhere.employee, params: { id: entryId } }),
  ).toMatchObject({ code: 'not_found' });
});

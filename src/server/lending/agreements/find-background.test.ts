import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  addCustomer,
  agreementBody,
  ask,
  consented,
  type Desk,
  grant,
  nextCnic,
  openDesk,
  pay,
  vouching,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const background = (id: string) =>
  testApi.call('getAgreementBackground', { as: desk.superadmin, params: { id } });

/** 3,000 in three installments from 20 October on, delivered on 20 September. */
const inSeptember = { price: 3_000, downPayment: 0, count: 3, firstDueOn: '2026-10-20' } as const;
const delivered = { startOn: '2026-09-20', deliveredOn: '2026-09-20' } as const;

test('an approver sees the longest delay of the customer, also where it was paid or rescheduled', async () => {
  const customerId = await addCustomer(testApi, desk);
  const asked = await consented(testApi, desk, { customerId });
  expect(await background(asked)).toMatchObject({ customer: { longestDelayDays: null } });
  const id = await active(testApi, desk, { ...inSeptember, ...delivered, customerId });
  testApi.clock.advance(24 * 3_600_000);
  desk = await openDesk(testApi);
  // The delivery was recorded on 20 November; the installment of 20 October is unpaid until the day after.
  expect(await background(asked)).toMatchObject({ customer: { longestDelayDays: 32 } });
  await pay(testApi, desk.employee, id, 2_000);
  expect(await background(asked)).toMatchObject({
    customer: { longestDelayDays: 32 },
    agreements: [{ daysPastDue: 0 }],
  });
  const later = { firstDueOn: '2027-01-20', openCount: 1, roundingStep: 1, consentHow: 'signed' } as const;
  const frequency = { unit: 'months', every: 1 } as const;
  await grant(testApi, desk, await ask(testApi, desk, 'requestReschedule', id, { ...later, frequency }));
  expect(await background(asked)).toMatchObject({ customer: { longestDelayDays: 32 } });
});

test('an approver sees what a guarantor owes as a customer, found by the CNIC', async () => {
  const cnic = nextCnic();
  const debtor = await addCustomer(testApi, desk, { cnic });
  await active(testApi, desk, { ...inSeptember, ...delivered, customerId: debtor });
  const person = { fullName: { own: 'Rashid Mahmood' }, phone: '03000000177', address: 'Mohalla 7' };
  const { id: guarantorId } = await testApi.call('saveGuarantor', {
    as: desk.employee,
    body: { ...person, cnic },
  });
  const [other] = await vouching(testApi, desk);
  const otherId = other?.guarantorId ?? '';
  const guarantors = [guarantorId, otherId].map((one) => ({ guarantorId: one, relation: 'Neighbor' }));
  const body = { ...agreementBody(await addCustomer(testApi, desk)), guarantors };
  const { id } = await testApi.call('draftAgreement', { as: desk.employee, body });
  const found = await background(id);
  const own = new Map(found.guarantors.map((guarantor) => [guarantor.id, guarantor.own]));
  expect(own.get(guarantorId)).toMatchObject({ owed: 3_000, writtenOff: 0 });
  expect(own.get(guarantorId)?.daysPastDue).toBeGreaterThan(30);
  expect(own.get(otherId)).toBeNull();
});

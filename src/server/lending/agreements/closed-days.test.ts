import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClosedDaysForm } from '#contract/lending/terms/closed-days.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { bringIn } from '#test/support/lending/imports.ts';
import {
  active,
  agreementBody,
  ask,
  consented,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  openDesk,
  readAgreement,
  submitted,
} from '#test/support/lending/lending.ts';
import { registered, running } from '#test/support/lending/register-files.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

/** 20 December 2026 and 20 June 2027 are Sundays. */
const sundays: ClosedDaysForm = { dueDateRule: 'after', weeklyDaysOff: [0], holidays: [] };
const none: ClosedDaysForm = { dueDateRule: 'none', weeklyDaysOff: [], holidays: [] };

async function close(content: ClosedDaysForm): Promise<void> {
  const { version } = await testApi.call('getClosedDays', { as: desk.superadmin });
  await testApi.call('saveClosedDays', { as: desk.superadmin, body: { content, version } });
}

async function datesOf(id: string): Promise<string[]> {
  const { installments } = await readAgreement(testApi, desk.employee, id);
  return installments.map(({ dueOn, movedFrom }) => (movedFrom ? `${dueOn} for ${movedFrom}` : dueOn));
}

const three = { price: 3_000, downPayment: 0, count: 3, firstDueOn: '2026-12-20' };
const planned = ['2026-12-20', '2027-01-20', '2027-02-20'];
const moved = ['2026-12-21 for 2026-12-20', '2027-01-20', '2027-02-20'];

test('a draft avoids the closed days of the moment at which it is saved', async () => {
  await close(none);
  const id = await draft(testApi, desk, three);
  expect(await datesOf(id)).toEqual(planned);
  await close(sundays);
  expect(await datesOf(id)).toEqual(planned);
  const { customerId } = await readAgreement(testApi, desk.employee, id);
  const { customerId: _, ...terms } = agreementBody(customerId, three);
  await testApi.call('editDraft', { as: desk.employee, params: { id }, body: { ...terms, termsVersion: 1 } });
  expect(await datesOf(id)).toEqual(moved);
  expect(await datesOf(await draft(testApi, desk, three))).toEqual(moved);
});

test('no change of the setting moves a date that the customer has consented to', async () => {
  await close(sundays);
  const agreements = [await consented(testApi, desk, three), await submitted(testApi, desk, three)];
  await close({ ...sundays, dueDateRule: 'before' });
  for (const id of agreements) expect(await datesOf(id)).toEqual(moved);
  const running = await active(testApi, desk, three);
  expect((await datesOf(running))[0]).toBe('2026-12-19 for 2026-12-20');
  await close(none);
  expect((await datesOf(running))[0]).toBe('2026-12-19 for 2026-12-20');
});

test('relief before the start makes installments smaller and leaves their dates', async () => {
  await close(sundays);
  const id = await draft(testApi, desk, three);
  await close(none);
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, { amount: 600 }));
  const { installments } = await readAgreement(testApi, desk.employee, id);
  expect(installments.map(({ amount }) => amount)).toEqual([800, 800, 800]);
  expect(await datesOf(id)).toEqual(moved);
});

const monthly = { unit: 'months', every: 1 } as const;
const later = { firstDueOn: '2027-06-20', openCount: 3, frequency: monthly, roundingStep: 1 };

test('a reschedule has the closed days of its request, its undo the dates from before', async () => {
  await close(sundays);
  const id = await active(testApi, desk, three);
  const approval = await ask(testApi, desk, 'requestReschedule', id, { ...later, consentHow: 'signed' });
  await close(none);
  await grant(testApi, desk, approval);
  expect(await datesOf(id)).toEqual(['2027-06-21 for 2027-06-20', '2027-07-20', '2027-08-20']);
  await grant(testApi, desk, await ask(testApi, desk, 'requestRescheduleUndo', id, { consentHow: 'signed' }));
  expect(await datesOf(id)).toEqual(moved);
});

test('the reversal of a delivery leaves the dates that the customer consented to', async () => {
  await close(sundays);
  const id = await active(testApi, desk, { ...three, downPayment: 600 });
  await close(none);
  const { entries } = await readAgreement(testApi, desk.employee, id);
  const [delivery] = entries.filter(({ kind }) => kind === 'delivery');
  const approval = await ask(testApi, desk, 'requestDeliveryReversal', delivery?.id ?? '', {
    action: 'reverse_delivery',
  });
  await grant(testApi, desk, approval);
  expect(await datesOf(id)).toEqual(moved);
});

test('an agreement from a register keeps its own dates, and the books agree with the audit', async () => {
  await close(sundays);
  const customer = registered();
  await bringIn(testApi, desk, [customer]);
  await bringIn(testApi, desk, [running(customer.CNIC)], 'agreements');
  const { rows } = await testApi.database.ownerPool.query<{ id: string }>(
    'SELECT id FROM agreements WHERE brought_in_on IS NOT NULL',
  );
  // 20 September 2026 was a Sunday.
  expect(await datesOf(rows[0]?.id ?? '')).toContain('2026-09-20');
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

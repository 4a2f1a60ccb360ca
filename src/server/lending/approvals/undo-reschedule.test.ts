import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  ask,
  type Desk,
  draft,
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
});
afterAll(() => testApi.close());

const undo = { consentHow: 'signed', reason: 'The wrong family was rescheduled' } as const;
const dayMs = 86_400_000;

/** 3,000 in three installments, due on the 20th from December on. */
function threeInstallments(): Promise<string> {
  return active(testApi, desk, { price: 3_000, downPayment: 0, count: 3 });
}

async function reschedule(id: string, firstDueOn: string, openCount: number): Promise<void> {
  const asked = {
    firstDueOn,
    openCount,
    frequency: { unit: 'months', every: 1 },
    roundingStep: 1,
    consentHow: 'signed',
  } as const;
  await grant(testApi, desk, await ask(testApi, desk, 'requestReschedule', id, asked));
}

async function undoReschedule(id: string): Promise<void> {
  await grant(testApi, desk, await ask(testApi, desk, 'requestRescheduleUndo', id, undo));
}

test('undoing a reschedule restores the old rows, as new terms with a new consent, and keeps what was paid', async () => {
  const id = await threeInstallments();
  await pay(testApi, desk.employee, id, 1_300);
  const before = await readAgreement(testApi, desk.employee, id);
  await reschedule(id, '2027-03-01', 6);
  await pay(testApi, desk.employee, id, 400);
  const rescheduled = await readAgreement(testApi, desk.employee, id);
  await undoReschedule(id);
  const after = await readAgreement(testApi, desk.employee, id);
  const rows = after.installments.map(({ number, dueOn, amount }) => ({ number, dueOn, amount }));
  expect(rows).toEqual(before.installments.map(({ number, dueOn, amount }) => ({ number, dueOn, amount })));
  expect(rescheduled.replacedInstallments).toEqual(rows);
  expect(after.replacedInstallments).toBeNull();
  expect(after.installments.map(({ paid }) => paid)).toEqual([1_000, 700, 0]);
  expect(after).toMatchObject({ paid: 1_700, outstanding: 1_300, termsVersion: 3, consentedVersion: 3 });
  const { rows: events } = await testApi.context.pool.query(
    `SELECT action, after FROM audit_events WHERE subject_id = $1 AND action LIKE '%undo' ORDER BY position`,
    [id],
  );
  expect(events.map(({ action }) => action)).toEqual(['request_reschedule_undo', 'grant_reschedule_undo']);
  expect(events[0].after).toMatchObject({ reason: undo.reason });
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('two reschedules can be undone one after the other, and the agreement can be rescheduled again', async () => {
  const id = await threeInstallments();
  const dates = async () =>
    (await readAgreement(testApi, desk.employee, id)).installments.map(({ dueOn }) => dueOn);
  const atFirst = await dates();
  await reschedule(id, '2027-03-01', 4);
  const afterOne = await dates();
  await reschedule(id, '2027-06-01', 2);
  await undoReschedule(id);
  expect(await dates()).toEqual(afterOne);
  await undoReschedule(id);
  expect(await dates()).toEqual(atFirst);
  expect(
    await testApi.refusal('requestRescheduleUndo', { as: desk.employee, params: { id }, body: undo }),
  ).toMatchObject({ code: 'not_rescheduled' });
  await reschedule(id, '2027-04-01', 3);
  await undoReschedule(id);
  expect(await dates()).toEqual(atFirst);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('an agreement without a reschedule, paid off or undelivered has none to undo', async () => {
  expect(
    await testApi.refusal('requestRescheduleUndo', {
      as: desk.employee,
      params: { id: await threeInstallments() },
      body: undo,
    }),
  ).toMatchObject({ code: 'not_rescheduled' });
  expect(
    await testApi.refusal('requestRescheduleUndo', {
      as: desk.employee,
      params: { id: await draft(testApi, desk) },
      body: undo,
    }),
  ).toMatchObject({ code: 'agreement_is_draft' });
  const id = await threeInstallments();
  await reschedule(id, '2027-03-01', 3);
  await pay(testApi, desk.employee, id, 3_000);
  expect(
    await testApi.refusal('requestRescheduleUndo', { as: desk.employee, params: { id }, body: undo }),
  ).toMatchObject({ code: 'agreement_is_completed' });
});

test('undoing never makes a customer late: it is refused, at the request and the decision, once an unpaid old date has passed', async () => {
  const id = await threeInstallments();
  const other = await threeInstallments();
  await reschedule(id, '2027-03-01', 3);
  await reschedule(other, '2027-03-01', 3);
  const asked = await ask(testApi, desk, 'requestRescheduleUndo', id, undo);
  testApi.clock.advance(31 * dayMs);
  const inDecember = await openDesk(testApi);
  const approve = { decision: 'approved' } as const;
  expect(
    await testApi.refusal('decideApproval', {
      as: inDecember.superadmin,
      params: { id: asked },
      body: approve,
    }),
  ).toMatchObject({ code: 'old_dates_passed' });
  expect(
    await testApi.refusal('requestRescheduleUndo', {
      as: inDecember.employee,
      params: { id: other },
      body: undo,
    }),
  ).toMatchObject({ code: 'old_dates_passed' });
  await pay(testApi, inDecember.employee, id, 1_000);
  await grant(testApi, inDecember, await ask(testApi, inDecember, 'requestRescheduleUndo', id, undo));
  expect(await readAgreement(testApi, inDecember.employee, id)).toMatchObject({
    outstanding: 2_000,
    daysPastDue: 0,
    next: { dueOn: '2027-01-20', amount: 1_000 },
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agreement } from '#contract/lending/agreements.ts';
import {
  type AgreementAction,
  agreementActions,
  refusalOfAction,
} from '#domain/lending/agreements/agreement-actions.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Refused } from '#test/support/calls/calls.ts';
import {
  active,
  agreementBody,
  approved,
  type Desk,
  draft,
  fillReliefFund,
  openDesk,
  pay,
  readAgreement,
  submitted,
  writtenOff,
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

const reason = { reason: 'As it happens' };
const cash = { amount: 100, method: 'cash' } as const;
const reschedule = {
  ...reason,
  firstDueOn: '2027-06-01',
  openCount: 12,
  frequency: { unit: 'months', every: 1 },
  roundingStep: 1,
  consentHow: 'signed',
} as const;

/** The refusal of each action, tried with a valid body. */
const tries: Partial<Record<AgreementAction, (agreement: Agreement) => Promise<Refused>>> = {
  edit_draft: ({ customerId, ...one }) =>
    testApi.refusal('editDraft', { ...by(one), body: { ...agreementBody(customerId), termsVersion: 1 } }),
  submit: (one) => testApi.refusal('submitAgreement', by(one)),
  approve: (one) =>
    testApi.refusal('approveAgreement', { ...by(one), body: { termsVersion: one.termsVersion } }),
  reject: (one) => testApi.refusal('rejectAgreement', { ...by(one), body: reason }),
  withdraw: (one) => testApi.refusal('withdrawAgreement', { ...by(one), body: reason }),
  cancel: (one) => testApi.refusal('cancelAgreement', { ...by(one), body: reason }),
  activate: (one) => testApi.refusal('activateAgreement', { ...by(one), body: { method: 'cash' } }),
  record_payment: (one) => testApi.refusal('recordPayment', { ...by(one), body: cash }),
  settle_overpayment: (one) => testApi.refusal('requestRefund', { ...by(one), body: { ...reason, ...cash } }),
  record_recovery: (one) => testApi.refusal('recordRecovery', { ...by(one), body: cash }),
  grant_relief: (one) =>
    testApi.refusal('requestRelief', { ...by(one), body: { ...reason, amount: 100, evidence: 'Seen' } }),
  reschedule: (one) => testApi.refusal('requestReschedule', { ...by(one), body: reschedule }),
  undo_reschedule: (one) =>
    testApi.refusal('requestRescheduleUndo', { ...by(one), body: { ...reason, consentHow: 'signed' } }),
  write_off: (one) => testApi.refusal('requestWriteOff', { ...by(one), body: reason }),
  record_payment_promise: (one) =>
    testApi.refusal('recordPaymentPromise', {
      ...by(one),
      body: { amount: 100, promisedFor: '2026-11-25' },
    }),
  log_contact: (one) =>
    testApi.refusal('logContact', { ...by(one), body: { channel: 'visit', result: 'reached' } }),
};

function by({ id }: Pick<Agreement, 'id'>) {
  return { as: desk.superadmin, params: { id } };
}

async function ended(
  step: 'rejectAgreement' | 'withdrawAgreement' | 'cancelAgreement',
  make: typeof draft,
): Promise<string> {
  const id = await make(testApi, desk);
  await testApi.call(step, { ...by({ id }), body: reason });
  return id;
}

async function completed(): Promise<string> {
  const id = await active(testApi, desk, { price: 3_000, downPayment: 0, count: 3 });
  await pay(testApi, desk.employee, id, 3_000);
  return id;
}

const makers = {
  draft: () => draft(testApi, desk),
  submitted: () => submitted(testApi, desk),
  approved: () => approved(testApi, desk),
  active: () => active(testApi, desk),
  completed,
  rejected: () => ended('rejectAgreement', submitted),
  withdrawn: () => ended('withdrawAgreement', draft),
  cancelled: () => ended('cancelAgreement', draft),
  written_off: () => writtenOff(testApi, desk),
};

/** Relief is a term before the start and an entry after it; the one endpoint serves both. */
function refusalOf(action: AgreementAction, status: (typeof agreementStatuses)[number]): string | null {
  const refusal = refusalOfAction(action, status);
  return action === 'grant_relief' && refusalOfAction('grant_relief_before_start', status) === null
    ? null
    : refusal;
}

describe.each(agreementStatuses)('an agreement that is %s', (status) => {
  const refused = agreementActions.filter((action) => tries[action] && refusalOf(action, status) !== null);

  test(`refuses ${refused.join(', ')} by saying so, and stays as it was`, async () => {
    const id = await makers[status]();
    const before = await readAgreement(testApi, desk.employee, id);
    expect(before.status).toBe(status);
    for (const action of refused) {
      const refusal = await tries[action]?.(before);
      expect(refusal, action).toMatchObject({ status: 409, code: `agreement_is_${status}` });
    }
    expect(await readAgreement(testApi, desk.employee, id)).toEqual(before);
  });
});

test('the books verify after all these refusals', async () => {
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

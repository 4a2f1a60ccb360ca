import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AgreementAction,
  agreementActions,
  refusalOfAction,
} from '#domain/lending/agreements/agreement-actions.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { createTestApi, readFailure, type TestApi } from '#test/support/api.ts';
import {
  active,
  agreementBody,
  approved,
  type Desk,
  done,
  draft,
  fillReliefFund,
  keyed,
  openDesk,
  pay,
  readAgreement,
  submitted,
  writtenOff,
} from '#test/support/lending.ts';
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
const cash = { amount: 100, method: 'cash' };
const reschedule = {
  ...reason,
  firstDueOn: '2027-06-01',
  openCount: 12,
  frequency: { unit: 'months', every: 1 },
  roundingStep: 1,
  consentHow: 'signed',
};
const relief = ['/relief-requests', { ...reason, amount: 100, evidence: 'Seen' }] as const;

/** How each action is tried: the end of the agreement's path, and a body that is in order. */
const tries: Partial<Record<AgreementAction, readonly [string, object?]>> = {
  submit: ['/submit'],
  approve: ['/approve', {}],
  reject: ['/reject', reason],
  withdraw: ['/withdraw', reason],
  cancel: ['/cancel', reason],
  activate: ['/activate', { method: 'cash' }],
  record_payment: ['/payments', cash],
  settle_overpayment: ['/refunds', cash],
  record_recovery: ['/recoveries', cash],
  grant_relief: relief,
  reschedule: ['/reschedule-requests', reschedule],
  undo_reschedule: ['/reschedule-undo-requests', { ...reason, consentHow: 'signed' }],
  write_off: ['/write-off-requests', reason],
  record_payment_promise: ['/payment-promises', { amount: 100, promisedFor: '2026-11-25' }],
  log_contact: ['/contacts', { channel: 'visit', result: 'reached' }],
};

async function ended(step: string, make: typeof draft): Promise<string> {
  const id = await make(testApi, desk);
  await done(testApi, desk.superadmin, `/api/agreements/${id}/${step}`, reason);
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
  rejected: () => ended('reject', submitted),
  withdrawn: () => ended('withdraw', draft),
  cancelled: () => ended('cancel', draft),
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
      const [step, body] = tries[action] ?? [];
      const response = await testApi.send('POST', `/api/agreements/${id}${step}`, {
        as: desk.superadmin,
        body,
        headers: keyed(),
      });
      expect([action, response.status]).toEqual([action, 409]);
      expect((await readFailure(response)).code).toBe(`agreement_is_${status}`);
    }
    if (status !== 'draft') {
      const body = agreementBody(before.customerId);
      const edited = await testApi.send('PUT', `/api/agreements/${id}`, { as: desk.employee, body });
      expect((await readFailure(edited)).code).toBe(`agreement_is_${status}`);
    }
    expect(await readAgreement(testApi, desk.employee, id)).toEqual(before);
  });
});

test('nothing is half-written after all those refusals', async () => {
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

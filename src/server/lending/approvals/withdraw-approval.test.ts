import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import {
  active,
  ask,
  type Desk,
  fillReliefFund,
  openDesk,
  readAgreement,
  submitted,
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

async function stateOf(request: string): Promise<string> {
  const { rows } = await testApi.context.pool.query('SELECT state FROM approvals WHERE id = $1', [request]);
  return rows[0].state;
}

async function askForRelief(id: string): Promise<string> {
  return ask(testApi, desk, 'requestRelief', id, { amount: 500 });
}

test('a request withdrawn by its maker changes nothing, stays on record, and frees the place for another', async () => {
  const id = await active(testApi, desk);
  const before = await readAgreement(testApi, desk.employee, id);
  const request = await askForRelief(id);
  const key = randomUUID();
  const withdrawal = { as: desk.employee, params: { id: request }, idempotencyKey: key };
  const answer = await testApi.call('withdrawApproval', withdrawal);
  expect(answer).toEqual({ state: 'withdrawn', agreementStatus: 'active' });
  expect(await testApi.call('withdrawApproval', withdrawal)).toEqual(answer);
  expect(await readAgreement(testApi, desk.employee, id)).toEqual(before);
  expect(await stateOf(request)).toBe('withdrawn');
  const { rows } = await testApi.context.pool.query(
    `SELECT actor_id, after FROM audit_events WHERE subject_id = $1 AND action = 'withdraw_relief'`,
    [id],
  );
  expect(rows).toMatchObject([{ actor_id: desk.employeeId, after: { approvalId: request } }]);
  const approve = { decision: 'approved' } as const;
  expect(
    await testApi.refusal('decideApproval', { as: desk.superadmin, params: { id: request }, body: approve }),
  ).toMatchObject({ code: 'already_decided' });
  expect(
    await testApi.refusal('withdrawApproval', { as: desk.employee, params: { id: request } }),
  ).toMatchObject({ code: 'already_decided' });
  await askForRelief(id);
});

test('only its maker withdraws a request; a submitted agreement is withdrawn as an agreement', async () => {
  const request = await askForRelief(await active(testApi, desk));
  const colleague = await openDesk(testApi);
  expect(
    await testApi.refusal('withdrawApproval', { as: colleague.employee, params: { id: request } }),
  ).toMatchObject({ code: 'not_own_request' });
  expect(
    await testApi.refusal('withdrawApproval', { as: desk.superadmin, params: { id: request } }),
  ).toMatchObject({ code: 'not_own_request' });
  const elsewhere = await openDesk(testApi, 'LHE');
  expect(
    await testApi.refusal('withdrawApproval', { as: elsewhere.employee, params: { id: request } }),
  ).toMatchObject({ code: 'not_found' });
  expect(await stateOf(request)).toBe('pending');
  const id = await submitted(testApi, desk);
  const [approval] = (await readAgreement(testApi, desk.employee, id)).pendingApprovals;
  expect(
    await testApi.refusal('withdrawApproval', { as: desk.employee, params: { id: approval?.id ?? '' } }),
  ).toMatchObject({ code: 'not_found' });
});

const later = {
  firstDueOn: '2027-06-01',
  openCount: 12,
  frequency: { unit: 'months', every: 1 },
  roundingStep: 1,
  consentHow: 'signed',
} as const;

test.each([
  ['relief', askForRelief],
  ['write-off', (id: string) => ask(testApi, desk, 'requestWriteOff', id)],
  ['reschedule', (id: string) => ask(testApi, desk, 'requestReschedule', id, later)],
])(
  'of a withdrawal and a decision of one %s at the same moment, exactly one takes effect',
  async (_, askFor) => {
    for (let round = 0; round < 6; round += 1) {
      const id = await active(testApi, desk);
      const before = await readAgreement(testApi, desk.employee, id);
      const request = await askFor(id);
      const params = { id: request };
      const both = [
        () => testApi.attempt('withdrawApproval', { as: desk.employee, params }),
        () =>
          testApi.attempt('decideApproval', {
            as: desk.superadmin,
            params,
            body: { decision: 'approved' },
          }),
      ];
      const answers = await Promise.all((round % 2 === 0 ? both : both.reverse()).map((one) => one()));
      expect(endingsOf(answers)).toEqual(['already_decided', 'done']);
      const isWithdrawn = (await stateOf(request)) === 'withdrawn';
      const after = await readAgreement(testApi, desk.employee, id);
      expect(
        after.termsVersion === before.termsVersion && after.entries.length === before.entries.length,
      ).toBe(isWithdrawn);
    }
    expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  },
);

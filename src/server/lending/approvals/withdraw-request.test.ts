import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, readFailure, type TestApi } from '#test/support/api.ts';
import {
  active,
  ask,
  type Desk,
  done,
  fillReliefFund,
  keyed,
  openDesk,
  readAgreement,
  refusedWith,
  submitted,
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

const withdrawal = (id: string) => `/api/approvals/${id}/withdrawal`;
const decision = (id: string) => `/api/approvals/${id}/decision`;

async function stateOf(request: string): Promise<string> {
  const { rows } = await testApi.context.pool.query('SELECT state FROM approvals WHERE id = $1', [request]);
  return rows[0].state;
}

async function askForRelief(id: string): Promise<string> {
  return ask(testApi, desk, `/api/agreements/${id}/relief-requests`, { amount: 500 });
}

test('a request that its maker withdraws changes nothing, stays on record, and makes room for another', async () => {
  const id = await active(testApi, desk);
  const before = await readAgreement(testApi, desk.employee, id);
  const request = await askForRelief(id);
  const key = keyed();
  const answer = await done(testApi, desk.employee, withdrawal(request), undefined, key);
  expect(answer).toEqual({ state: 'withdrawn', agreementStatus: 'active' });
  expect(await done(testApi, desk.employee, withdrawal(request), undefined, key)).toEqual(answer);
  expect(await readAgreement(testApi, desk.employee, id)).toEqual(before);
  expect(await stateOf(request)).toBe('withdrawn');
  const { rows } = await testApi.context.pool.query(
    `SELECT actor_id, after FROM audit_events WHERE subject_id = $1 AND action = 'withdraw_relief'`,
    [id],
  );
  expect(rows).toMatchObject([{ actor_id: desk.employeeId, after: { approvalId: request } }]);
  const approve = { decision: 'approved' };
  expect(await refusedWith(testApi, desk.superadmin, decision(request), approve)).toBe('already_decided');
  expect(await refusedWith(testApi, desk.employee, withdrawal(request))).toBe('already_decided');
  await askForRelief(id);
});

test('only the maker withdraws it; an agreement that waits for approval is withdrawn as an agreement', async () => {
  const request = await askForRelief(await active(testApi, desk));
  const colleague = await openDesk(testApi);
  expect(await refusedWith(testApi, colleague.employee, withdrawal(request))).toBe('not_own_request');
  expect(await refusedWith(testApi, desk.superadmin, withdrawal(request))).toBe('not_own_request');
  const elsewhere = await openDesk(testApi, 'LHE');
  expect(await refusedWith(testApi, elsewhere.employee, withdrawal(request))).toBe('not_found');
  expect(await stateOf(request)).toBe('pending');
  const id = await submitted(testApi, desk);
  const [approval] = (await readAgreement(testApi, desk.employee, id)).pendingApprovals;
  expect(await refusedWith(testApi, desk.employee, withdrawal(approval?.id ?? ''))).toBe('not_found');
});

test.each(['relief', 'write-off', 'reschedule'])(
  'of the withdrawal and the decision of one %s at the same moment, exactly one stands',
  async (kind) => {
    const body = {
      amount: 500,
      firstDueOn: '2027-06-01',
      openCount: 12,
      frequency: { unit: 'months', every: 1 },
      roundingStep: 1,
      consentHow: 'signed',
    };
    for (let round = 0; round < 6; round += 1) {
      const id = await active(testApi, desk);
      const before = await readAgreement(testApi, desk.employee, id);
      const request = await ask(testApi, desk, `/api/agreements/${id}/${kind}-requests`, body);
      const send = (path: string, as: Desk['employee'], sent?: object) =>
        testApi.send('POST', path, { as, body: sent, headers: keyed() });
      const both = [
        () => send(withdrawal(request), desk.employee),
        () => send(decision(request), desk.superadmin, { decision: 'approved' }),
      ];
      const answers = await Promise.all((round % 2 === 0 ? both : both.reverse()).map((one) => one()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = answers.find(({ status }) => status === 409) as Response;
      expect((await readFailure(lost)).code).toBe('already_decided');
      const isWithdrawn = (await stateOf(request)) === 'withdrawn';
      const after = await readAgreement(testApi, desk.employee, id);
      expect(
        after.termsVersion === before.termsVersion && after.entries.length === before.entries.length,
      ).toBe(isWithdrawn);
    }
    expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { type DecisionLimits, noDecisionLimits } from '#domain/lending/approvals/decision-limits.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { type BodyOf, endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { confirmRights, formOf } from '#test/support/desk/office.ts';
import {
  active,
  addCustomer,
  agreementBody,
  approved,
  ask,
  type Desk,
  fillReliefFund,
  grant,
  nextCnic,
  openDesk,
  pay,
  readAgreement,
  submitted,
} from '#test/support/lending/lending.ts';
import { proveCost } from '#test/support/lending/prove-cost.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;
/** The colleague at the branch who gets limits. */
let deciderId: string;
let decider: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  const user = await testApi.addUser('employee', 'SGD');
  deciderId = user.id;
  decider = await testApi.signIn(user.email);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

/** Sets the limits of the decider: those that are given, and no others. */
async function limit(limits: Partial<Record<keyof DecisionLimits, number | boolean>>, id = deciderId) {
  const as = desk.superadmin;
  const employee = await testApi.call('getEmployee', { as, params: { id } });
  const body = { ...formOf(employee), ...noDecisionLimits, ...limits, currentPassword: testPassword };
  await testApi.call('editEmployee', { as, params: { id }, body: body as BodyOf<'editEmployee'> });
  await confirmRights(testApi, id);
}

const overpaidTerms = { price: 1_000, downPayment: 0, count: 1 };
const otherDates = {
  firstDueOn: '2027-06-01',
  openCount: 12,
  frequency: { unit: 'months', every: 1 },
  roundingStep: 1,
  consentHow: 'signed',
} as const;

async function refundRequest(): Promise<string> {
  const id = await active(testApi, desk, overpaidTerms);
  await pay(testApi, desk.employee, id, 1_500, { confirmed: ['payment_beyond_outstanding'] });
  return ask(testApi, desk, 'requestRefund', id, { amount: 500, method: 'cash' });
}
async function reversalRequest(id: string, amount = 500): Promise<string> {
  return ask(testApi, desk, 'requestReversal', (await pay(testApi, desk.employee, id, amount)).entryId);
}
async function deliveryReversalRequest(): Promise<string> {
  const { entries } = await readAgreement(testApi, desk.employee, await active(testApi, desk));
  const body = { action: 'reverse_delivery' as const };
  return ask(testApi, desk, 'requestDeliveryReversal', entries[0]?.id ?? '', body);
}
/** Dated 40 days back; today is 20 November. */
async function backDatedRequest(): Promise<string> {
  const id = await active(testApi, desk, { startOn: '2026-09-15', deliveredOn: '2026-09-15' });
  const money = { amount: 100, method: 'cash', valuedOn: '2026-10-11' } as const;
  return ask(testApi, desk, 'requestBackDatedPayment', id, money);
}
async function backDatedDelivery(): Promise<string> {
  const id = await approved(testApi, desk, { startOn: '2026-10-11' });
  return ask(testApi, desk, 'requestBackDatedActivation', id, { method: 'cash', deliveredOn: '2026-10-11' });
}
async function undoRequest(): Promise<string> {
  const id = await active(testApi, desk);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReschedule', id, otherDates));
  return ask(testApi, desk, 'requestRescheduleUndo', id, { consentHow: 'signed' });
}

const decide = (id: string, as = decider, decision: 'approved' | 'rejected' = 'approved') =>
  testApi.attempt('decideApproval', { as, params: { id }, body: { decision, note: 'Looked into' } });

const refused = (code: ErrorCode) => ({ ok: false, code });

test.each([
  ['relief', 'decidesReliefTo', 700, () => activeWith('requestRelief', { amount: 700 })],
  ['a refund', 'decidesRefundsTo', 500, refundRequest],
  ['a write-off', 'decidesWriteOffsTo', 120_000, () => activeWith('requestWriteOff', {})],
  ['a reversal', 'decidesReversalsTo', 500, async () => reversalRequest(await active(testApi, desk))],
  ['a reversed delivery', 'decidesReversalsTo', 132_000, deliveryReversalRequest],
  ['a payment dated back', 'decidesBackDatingDays', 40, backDatedRequest],
  ['a delivery dated back', 'decidesBackDatingDays', 40, backDatedDelivery],
] as const)(
  '%s is decided at the branch up to the limit, and not one beyond',
  async (_, name, edge, make) => {
    const id = await make();
    await limit({ [name]: edge - 1 });
    expect(await decide(id)).toMatchObject(refused('beyond_decision_limit'));
    expect(await decide(id, decider, 'rejected')).toMatchObject(refused('beyond_decision_limit'));
    expect(await offered(id)).toEqual({ refusal: 'beyond_decision_limit', isListed: false });
    await limit({ [name]: edge });
    expect(await offered(id)).toEqual({ refusal: null, isListed: true });
    expect(await decide(id)).toMatchObject({ ok: true });
    const row = await testApi.call('getApproval', { as: decider, params: { id } });
    expect(row).toMatchObject({
      state: 'approved',
      decidedBy: deciderId,
      decidedAlone: false,
      refusal: null,
    });
  },
);

async function activeWith(name: 'requestRelief' | 'requestWriteOff', given: object): Promise<string> {
  return ask(testApi, desk, name, await active(testApi, desk), given as { readonly amount: number });
}

/** The answers of the request itself and of the list of what the decider may decide. */
async function offered(id: string, as = decider) {
  const { refusal } = await testApi.call('getApproval', { as, params: { id } });
  const query = { decidableBy: 'me' } as const;
  const { data } = await testApi.call('listApprovals', { as, query });
  const counts = await testApi.call('countApprovals', { as, query });
  expect(counts.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(data.length);
  return { refusal, isListed: data.some((row) => row.id === id) };
}

test('an agreement is approved and rejected at the branch up to its price', async () => {
  const decideAgreement = async (id: string) => {
    const given = { as: decider, params: { id } };
    const approve = { ...given, body: { termsVersion: 1 } };
    const reject = { ...given, body: { reason: 'The income is not steady' } };
    return [
      await testApi.attempt('approveAgreement', approve),
      await testApi.attempt('rejectAgreement', reject),
    ];
  };
  const id = await submitted(testApi, desk);
  await limit({ decidesAgreementsTo: 131_999 });
  expect(endingsOf(await decideAgreement(id))).toEqual(['beyond_decision_limit', 'beyond_decision_limit']);
  await limit({ decidesAgreementsTo: 132_000 });
  const [pending] = (await readAgreement(testApi, desk.employee, id)).pendingApprovals;
  expect(await offered(pending?.id ?? '')).toEqual({ refusal: null, isListed: true });
  const [approval] = await decideAgreement(id);
  expect(approval).toMatchObject({ ok: true });
  expect((await readAgreement(testApi, desk.employee, id)).status).toBe('approved');
});

test('a reschedule and its undoing are decided at the branch only by who may', async () => {
  const first = await ask(testApi, desk, 'requestReschedule', await active(testApi, desk), otherDates);
  const undo = await undoRequest();
  await limit({});
  for (const id of [first, undo]) {
    expect(await decide(id)).toMatchObject(refused('beyond_decision_limit'));
    expect(await offered(id)).toEqual({ refusal: 'beyond_decision_limit', isListed: false });
  }
  await limit({ decidesReschedules: true });
  for (const id of [first, undo]) {
    expect(await offered(id)).toEqual({ refusal: null, isListed: true });
    expect(await decide(id)).toMatchObject({ ok: true });
  }
});

const most = {
  decidesAgreementsTo: 1_000_000,
  decidesReliefTo: 1_000_000,
  decidesReversalsTo: 1_000_000,
  decidesRefundsTo: 1_000_000,
  decidesWriteOffsTo: 1_000_000,
  decidesBackDatingDays: 90,
  decidesReschedules: true,
} as const;

test('nobody decides an own request at a branch, with the password neither', async () => {
  await limit(most);
  const agreementId = await active(testApi, desk);
  const id = await ask(testApi, { employee: decider }, 'requestWriteOff', agreementId);
  expect(await offered(id)).toEqual({ refusal: 'another_person_decides', isListed: false });
  const body = { decision: 'approved', password: testPassword } as const;
  expect(await testApi.attempt('decideApproval', { as: decider, params: { id }, body })).toMatchObject(
    refused('another_person_decides'),
  );
  expect(await decide(id, desk.superadmin)).toMatchObject({ ok: true });
});

test('another branch decides nothing and sees nothing, however high its limits', async () => {
  const other = await openDesk(testApi, 'LHE');
  await limit(most, other.employeeId);
  const id = await activeWith('requestWriteOff', {});
  expect(await decide(id, other.employee)).toMatchObject(refused('not_found'));
  const query = { decidableBy: 'me' } as const;
  expect((await testApi.call('listApprovals', { as: other.employee, query })).data).toEqual([]);
  const waiting = { as: other.employee, params: { id: await submitted(testApi, desk) } };
  expect(await testApi.attempt('approveAgreement', { ...waiting, body: { termsVersion: 1 } })).toMatchObject(
    refused('not_found'),
  );
});

async function setCnic(userId: string, cnic: string | null): Promise<void> {
  await testApi.database.ownerPool.query('UPDATE employees SET cnic = $2 WHERE user_id = $1', [userId, cnic]);
}

let homes = 0;
/** A customer who lives and is reached like no other. */
function stranger(given: Parameters<typeof addCustomer>[2] = {}) {
  homes += 1;
  const phone = `0312${String(homes).padStart(7, '0')}`;
  return addCustomer(testApi, desk, { phone, address: { own: `House ${homes}, New Colony` }, ...given });
}

/** A request about a customer for whom the person with this CNIC vouches. */
async function vouchedFor(cnic: string): Promise<string> {
  const body = {
    fullName: { own: 'Bashir Ahmad' },
    cnic,
    phone: '03000000909',
    address: 'Street 9, Bhalwal',
  };
  const saved = await testApi.call('saveGuarantor', { as: desk.employee, body });
  const guarantors = [{ guarantorId: saved.id, relation: 'Brother' }];
  const draft = { ...agreementBody(await stranger()), guarantors };
  const { id } = await testApi.call('draftAgreement', { as: desk.employee, body: draft });
  await proveCost(testApi, desk.employee, id);
  await testApi.call('recordConsent', {
    as: desk.employee,
    params: { id },
    body: { termsVersion: 1, how: 'signed' },
  });
  const fewer = { as: desk.superadmin, params: { id }, body: { reason: 'Known to the branch' } };
  await testApi.call('submitWithFewerGuarantors', fewer);
  const [pending] = (await readAgreement(testApi, desk.employee, id)).pendingApprovals;
  return pending?.id ?? '';
}

test('nobody decides at a branch about themselves, whom they vouch for, or their household', async () => {
  await limit(most);
  const cnic = nextCnic();
  const address = { own: 'House 9-C, Canal Bank' };
  const own = await stranger({ cnic, address });
  const near = await stranger({ address: { own: 'house 9 c canal bank' } });
  const requests = [await vouchedFor(cnic)];
  for (const customerId of [own, near])
    requests.push(await ask(testApi, desk, 'requestWriteOff', await active(testApi, desk, { customerId })));
  await setCnic(deciderId, cnic);
  for (const id of requests)
    expect(await offered(id)).toEqual({ refusal: 'related_decider', isListed: false });
  for (const id of requests.slice(1)) expect(await decide(id)).toMatchObject(refused('related_decider'));
  await setCnic(deciderId, null);
  for (const id of requests) expect(await offered(id)).toEqual({ refusal: null, isListed: true });
});

test('a case of the requester is left to a superadmin, found when it is decided', async () => {
  await limit(most);
  const cnic = nextCnic();
  const address = { own: 'House 10-D, Canal Bank' };
  const own = await stranger({ cnic, address });
  const near = await stranger({ address: { own: 'house 10 d canal bank' } });
  const requests = [];
  for (const customerId of [own, near])
    requests.push(await ask(testApi, desk, 'requestWriteOff', await active(testApi, desk, { customerId })));
  await setCnic(desk.employeeId, cnic);
  for (const id of requests) {
    expect(await offered(id)).toEqual({ refusal: 'related_requester', isListed: false });
    expect(await decide(id)).toMatchObject(refused('related_requester'));
    expect(await decide(id, desk.superadmin)).toMatchObject({ ok: true });
  }
  await setCnic(desk.employeeId, null);
});

test('what was granted of a kind on an agreement today counts towards the limit', async () => {
  await limit({ decidesReversalsTo: 800, decidesReliefTo: 800 });
  const agreementId = await active(testApi, desk);
  expect(await decide(await reversalRequest(agreementId, 500))).toMatchObject({ ok: true });
  const second = await reversalRequest(agreementId, 301);
  expect(await offered(second)).toEqual({ refusal: 'beyond_decision_limit', isListed: false });
  expect(await decide(second)).toMatchObject(refused('beyond_decision_limit'));
  await grant(testApi, desk, second);
  // Not what somebody else granted, of another kind, or on another agreement.
  for (const make of [
    () => reversalRequest(agreementId, 300),
    () => ask(testApi, desk, 'requestRelief', agreementId, { amount: 800 }),
    async () => reversalRequest(await active(testApi, desk), 800),
  ]) {
    const id = await make();
    expect(await offered(id)).toEqual({ refusal: null, isListed: true });
    expect(await decide(id)).toMatchObject({ ok: true });
  }
});

test('of decisions at once on one agreement no more are taken than the limit covers', async () => {
  await limit({ decidesReversalsTo: 800 });
  const agreementId = await active(testApi, desk);
  const entries: string[] = [];
  for (const amount of [500, 501, 502, 503])
    entries.push((await pay(testApi, desk.employee, agreementId, amount)).entryId);
  const requests: string[] = [];
  for (const id of entries) requests.push(await ask(testApi, desk, 'requestReversal', id));
  const endings = endingsOf(await Promise.all(requests.map((id) => decide(id))));
  expect(endings.filter((ending) => ending === 'done')).toHaveLength(1);
});

test('a limit that is lowered while a decision waits for its turn is the one that counts', async () => {
  await limit({ decidesReversalsTo: 500, decidesReliefTo: 700, decidesAgreementsTo: 132_000 });
  const reversal = await reversalRequest(await active(testApi, desk));
  const relief = await activeWith('requestRelief', { amount: 700 });
  const agreementId = await submitted(testApi, desk);
  const client = await testApi.database.ownerPool.connect();
  await client.query('BEGIN');
  await client.query('UPDATE users SET version = version + 1 WHERE id = $1', [deciderId]);
  await client.query(
    'UPDATE employees SET decides_reversals_to = 499, decides_relief_to = 699, decides_agreements_to = 131999 WHERE user_id = $1',
    [deciderId],
  );
  const approve = { as: decider, params: { id: agreementId }, body: { termsVersion: 1 } };
  const attempts = [
    decide(reversal),
    decide(relief, decider, 'rejected'),
    testApi.attempt('approveAgreement', approve),
  ];
  await waitingFor(attempts.length);
  await client.query('COMMIT');
  client.release();
  expect(endingsOf(await Promise.all<Awaited<(typeof attempts)[number]>>(attempts))).toEqual(
    attempts.map(() => 'beyond_decision_limit'),
  );
});

/** Waits until so many decisions wait for the decider's row. */
async function waitingFor(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await testApi.database.ownerPool.query(
        "SELECT count(*) AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FROM users WHERE id = $1 FOR SHARE%'",
      );
      return Number(rows[0].waiting);
    })
    .toBe(count);
}

test('an employee who is deactivated or moved while a decision waits decides nothing', async () => {
  await limit(most);
  for (const [statement, code] of [
    ['UPDATE users SET is_active = false WHERE id = $1', 'not_allowed'],
    [
      `UPDATE employees SET branch_id = (SELECT id FROM branches WHERE code = 'LHE') WHERE user_id = $1`,
      'not_found',
    ],
  ] as const) {
    const id = await activeWith('requestWriteOff', {});
    const client = await testApi.database.ownerPool.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [deciderId]);
    await client.query(statement, [deciderId]);
    const attempt = decide(id);
    await waitingFor(1);
    await client.query('COMMIT');
    client.release();
    expect(await attempt).toMatchObject(refused(code));
    await testApi.database.ownerPool.query('UPDATE users SET is_active = true WHERE id = $1', [deciderId]);
  }
  await testApi.database.ownerPool.query(
    "UPDATE employees SET branch_id = (SELECT id FROM branches WHERE code = 'SGD') WHERE user_id = $1",
    [deciderId],
  );
});

test('a decider without the right to record payments decides about money of a colleague', async () => {
  await limit({ ...most });
  const as = desk.superadmin;
  const employee = await testApi.call('getEmployee', { as, params: { id: deciderId } });
  const body = { ...formOf(employee), mayRecordPayments: false };
  await testApi.call('editEmployee', { as, params: { id: deciderId }, body });
  expect(await decide(await refundRequest())).toMatchObject({ ok: true });
  expect(await decide(await backDatedRequest())).toMatchObject({ ok: true });
});

test('verify accepts decisions that were taken at the branch', async () => {
  // Tests changed a CNIC, limits and a branch without an event.
  const { differences } = await findDifferences(testApi.context.pool);
  expect(differences.filter((line) => !line.startsWith('employee ') && !line.startsWith('user '))).toEqual(
    [],
  );
});

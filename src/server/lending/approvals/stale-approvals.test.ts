import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  approved,
  ask,
  consented,
  type Desk,
  fillReliefFund,
  grant,
  openDesk,
  pay,
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

/** 12,000 in twelve installments of 1,000. */
const twelve = { price: 12_000, downPayment: 0, count: 12 };

const moved = {
  firstDueOn: '2027-01-20',
  openCount: 12,
  frequency: { unit: 'months', every: 1 },
  roundingStep: 1,
  consentHow: 'signed',
} as const;

const asking = {
  'a reschedule': (id: string) => ask(testApi, desk, 'requestReschedule', id, moved),
  relief: (id: string) => ask(testApi, desk, 'requestRelief', id, { amount: 500 }),
  'a write-off': (id: string) => ask(testApi, desk, 'requestWriteOff', id),
  'a reversal': async (id: string) =>
    ask(testApi, desk, 'requestReversal', (await pay(testApi, desk.employee, id, 700)).entryId),
  'a back-dated payment': (id: string) =>
    ask(testApi, desk, 'requestBackDatedPayment', id, {
      amount: 400,
      method: 'cash',
      valuedOn: '2026-11-20',
    }),
} as const;

const approve = { decision: 'approved' } as const;

function refusedToGrant(request: string) {
  return testApi.refusal('decideApproval', { as: desk.superadmin, params: { id: request }, body: approve });
}

async function compared(request: string) {
  return testApi.call('getApproval', { as: desk.superadmin, params: { id: request } });
}

describe.each(Object.entries(asking))('%s', (_, askFor) => {
  test('is not approved after a payment in between, and anyone can request it anew at once', async () => {
    const id = await active(testApi, desk, twelve);
    const stale = await askFor(id);
    expect(await compared(stale)).toMatchObject({ isOutdated: false });
    await pay(testApi, desk.employee, id, 1_000);
    const before = await readAgreement(testApi, desk.employee, id);
    expect(await refusedToGrant(stale)).toMatchObject({ status: 409, code: 'terms_changed' });
    expect(await readAgreement(testApi, desk.employee, id)).toEqual(before);
    const { preview, previewNow, isOutdated } = await compared(stale);
    expect(isOutdated).toBe(true);
    expect(previewNow).not.toEqual(preview);
  });

  test('leads to exactly the rows and entries that were previewed', async () => {
    const id = await active(testApi, desk, twelve);
    const request = await askFor(id);
    const { preview, previewNow } = await compared(request);
    expect(previewNow).toEqual(preview);
    await grant(testApi, desk, request);
    const { installments, outstanding, status } = await readAgreement(testApi, desk.employee, id);
    const rows = installments.map(({ state: _, ...row }) => row);
    expect(preview?.agreements).toMatchObject([{ rows, outstanding, status }]);
  });
});

test("a stale write-off is replaced by a colleague's new request, and stays on record as outdated", async () => {
  const id = await active(testApi, desk, twelve);
  const stale = await ask(testApi, desk, 'requestWriteOff', id);
  const again = { as: desk.superadmin, params: { id }, body: { reason: 'The family has left the country' } };
  expect(await testApi.refusal('requestWriteOff', again)).toMatchObject({ code: 'already_requested' });
  await pay(testApi, desk.employee, id, 1_000);
  const { id: fresh, amount } = await testApi.call('requestWriteOff', again);
  expect(amount).toBe(11_000);
  expect(await compared(stale)).toMatchObject({ state: 'outdated', isOutdated: false, previewNow: null });
  expect(await refusedToGrant(stale)).toMatchObject({ code: 'already_decided' });
  const other = await openDesk(testApi);
  await grant(testApi, other, fresh);
  expect((await readAgreement(testApi, desk.employee, id)).status).toBe('written_off');
});

test('a stale request approved and requested anew at the same moment never approves more than its preview showed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await active(testApi, desk, twelve);
    const stale = await ask(testApi, desk, 'requestRelief', id, { amount: 500 });
    await pay(testApi, desk.employee, id, 1_000);
    const need = { amount: 300, reason: 'A need', evidence: 'Seen' };
    const [decided] = await Promise.all([
      testApi.attempt('decideApproval', { as: desk.superadmin, params: { id: stale }, body: approve }),
      testApi.attempt('requestRelief', { as: desk.employee, params: { id }, body: need }),
    ]);
    expect(decided.ok).toBe(false);
    expect((await readAgreement(testApi, desk.employee, id)).outstanding).toBe(11_000);
  }
});

test('an approval of an agreement covers the version of the terms on the screen, and no later one', async () => {
  const id = await submitted(testApi, desk, twelve);
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, { amount: 600 }));
  const params = { id };
  await testApi.call('recordConsent', {
    as: desk.employee,
    params,
    body: { termsVersion: 2, how: 'signed' },
  });
  expect(
    await testApi.refusal('approveAgreement', { as: desk.superadmin, params, body: { termsVersion: 1 } }),
  ).toMatchObject({ code: 'terms_changed' });
  const { pendingApprovals } = await readAgreement(testApi, desk.superadmin, id);
  expect(pendingApprovals).toHaveLength(1);
  const { preview, isOutdated } = await compared(pendingApprovals[0]?.id ?? '');
  expect(isOutdated).toBe(false);
  expect(preview?.agreements[0]).toMatchObject({ relief: 600, rows: expect.arrayContaining([]) });
  await testApi.call('approveAgreement', { as: desk.superadmin, params, body: { termsVersion: 2 } });
});

test('relief requested on a draft is not approved as an entry after the activation', async () => {
  const id = await consented(testApi, desk, twelve);
  const request = await ask(testApi, desk, 'requestRelief', id, { amount: 600 });
  await testApi.call('submitAgreement', { as: desk.employee, params: { id } });
  await testApi.call('approveAgreement', {
    as: desk.superadmin,
    params: { id },
    body: { termsVersion: 1 },
  });
  await testApi.call('activateAgreement', { as: desk.employee, params: { id }, body: { method: 'cash' } });
  expect(await refusedToGrant(request)).toMatchObject({ code: 'terms_changed' });
});

test('the books verify after all of this', async () => {
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

// From here on, rows are changed without the product.

test('an agreement is not approved by a request whose preview has other rows, whatever the program does', async () => {
  const id = await submitted(testApi, desk, twelve);
  await testApi.context.pool.query(
    `UPDATE approvals SET preview = jsonb_set(preview, '{agreements,0,rows,0,amount}', '900')
      WHERE agreement_id = $1 AND state = 'pending'`,
    [id],
  );
  const given = { as: desk.superadmin, params: { id }, body: { termsVersion: 1 } };
  expect(await testApi.refusal('approveAgreement', given)).toMatchObject({ code: 'terms_changed' });
});

test('a back-dated delivery is not approved on other terms than those requested', async () => {
  const id = await approved(testApi, desk, { ...twelve, startOn: '2026-10-01' });
  const delivery = { deliveredOn: '2026-10-02', method: 'cash' } as const;
  const request = await ask(testApi, desk, 'requestBackDatedActivation', id, delivery);
  await testApi.context.pool.query(
    "UPDATE approvals SET preview = jsonb_set(preview, '{agreements,0,price}', '11000') WHERE id = $1",
    [request],
  );
  expect(await refusedToGrant(request)).toMatchObject({ code: 'terms_changed' });
});

test('a request without a preview has to be requested anew', async () => {
  const id = await active(testApi, desk, twelve);
  const request = await ask(testApi, desk, 'requestWriteOff', id);
  await testApi.context.pool.query('UPDATE approvals SET preview = NULL WHERE id = $1', [request]);
  expect(await refusedToGrant(request)).toMatchObject({ code: 'terms_changed' });
  await grant(testApi, desk, await ask(testApi, desk, 'requestWriteOff', id));
});

test('a request for more rows than the rest can be split into is refused as changed terms, without a field', async () => {
  const id = await active(testApi, desk, { price: 1_200, downPayment: 0, count: 3 });
  const split = { ...moved, firstDueOn: '2027-04-20', openCount: 12, roundingStep: 100 };
  const request = await ask(testApi, desk, 'requestReschedule', id, split);
  await pay(testApi, desk.employee, id, 900);
  expect(await refusedToGrant(request)).toMatchObject({ code: 'terms_changed', fields: [] });
  expect(
    await testApi.refusal('requestReschedule', {
      as: desk.employee,
      params: { id },
      body: { ...split, reason: 'The harvest is late' },
    }),
  ).toMatchObject({ code: 'invalid_input', message: expect.any(String) });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import {
  addCustomer,
  agreementBody,
  consented,
  type Desk,
  nextCnic,
  openDesk,
  readAgreement,
  vouching,
} from '#test/support/lending/lending.ts';
import { proveCost } from '#test/support/lending/prove-cost.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

type Guarantors = Awaited<ReturnType<typeof vouching>>;

/** A draft with these guarantors that the customer consented to. */
async function vouchedBy(guarantors: Guarantors, customerId?: string): Promise<string> {
  const body = { ...agreementBody(customerId ?? (await addCustomer(testApi, desk))), guarantors };
  const { id } = await testApi.call('draftAgreement', { as: desk.employee, body });
  const consent = { termsVersion: 1, how: 'signed' } as const;
  await proveCost(testApi, desk.employee, id);
  await testApi.call('recordConsent', { as: desk.employee, params: { id }, body: consent });
  return id;
}

const submit = (id: string) => testApi.attempt('submitAgreement', { as: desk.employee, params: { id } });

async function askFor(guarantorsNeeded: number): Promise<void> {
  const { officeRules } = await testApi.call('getSettings', { as: desk.superadmin });
  const { content, version } = officeRules;
  const body = { content: { ...content, guarantorsNeeded }, version };
  await testApi.call('saveOfficeRules', { as: desk.superadmin, body });
}

test('an agreement with too few guarantors stays a draft, and the refusal says how many are missing', async () => {
  const [one] = await vouching(testApi, desk);
  const id = await vouchedBy(one === undefined ? [] : [one]);
  expect(await submit(id)).toMatchObject({
    ok: false,
    code: 'too_few_guarantors',
    message: expect.stringMatching(/needs 2 .* names 1/),
  });
  const { status, pendingApprovals, guarantorsNeeded } = await readAgreement(testApi, desk.employee, id);
  expect({ status, pendingApprovals, guarantorsNeeded }).toEqual({
    status: 'draft',
    pendingApprovals: [],
    guarantorsNeeded: 2,
  });
});

test('a superadmin submits it with a reason, which is in the audit, and another person approves it', async () => {
  const id = await vouchedBy([]);
  const body = { reason: 'A widow whose relatives live abroad' };
  const params = { id };
  await testApi.call('submitWithFewerGuarantors', { as: desk.superadmin, params, body });
  expect((await auditEventsOf(testApi, id, 'submit_agreement')).at(-1)).toMatchObject({
    actor_id: desk.superadminId,
    after: { status: 'submitted', reason: body.reason },
  });
  const approve = (as: typeof desk.superadmin) =>
    testApi.attempt('approveAgreement', { as, params, body: { termsVersion: 1 } });
  expect(await approve(desk.superadmin)).toMatchObject({ ok: false, code: 'own_request' });
  const { superadmin: other } = await openDesk(testApi);
  expect(await approve(other)).toMatchObject({ ok: true });
});

test('it is not submitted without a reason, without a consent, or by a clerk', async () => {
  const id = await vouchedBy([]);
  const given = { params: { id }, body: { reason: 'A widow' } };
  const refusal = async (as: typeof desk.employee, changed: object = {}) =>
    (await testApi.refusal('submitWithFewerGuarantors', { as, ...given, ...changed })).code;
  expect(await refusal(desk.employee)).toBe('not_allowed');
  expect(await refusal(desk.superadmin, { body: { reason: ' ' } })).toBe('invalid_input');
  const { id: fresh } = await testApi.call('draftAgreement', {
    as: desk.employee,
    body: agreementBody(await addCustomer(testApi, desk)),
  });
  expect(await refusal(desk.superadmin, { params: { id: fresh } })).toBe('consent_missing');
});

test('a new minimum number of guarantors applies from the next submission on', async () => {
  const id = await vouchedBy([]);
  await askFor(0);
  expect(await submit(id)).toMatchObject({ ok: true });
  await askFor(3);
  expect(await submit(await consented(testApi, desk))).toMatchObject({ code: 'too_few_guarantors' });
  await askFor(2);
});

test('a submission counts the guarantors correctly even if one is removed at the same moment', async () => {
  const guarantors = await vouching(testApi, desk);
  for (let round = 0; round < 5; round += 1) {
    const customerId = await addCustomer(testApi, desk);
    const id = await vouchedBy(guarantors, customerId);
    const body = { ...agreementBody(customerId), termsVersion: 1 };
    await Promise.all([
      submit(id),
      testApi.attempt('editDraft', { as: desk.employee, params: { id }, body }),
    ]);
    const { status, guarantors: left } = await readAgreement(testApi, desk.employee, id);
    expect(status === 'submitted' ? left.length : 2).toBe(2);
  }
});

test.each([
  ['the address, however it is written', { address: 'block 12,  satellite town' }, 'neighbor', true],
  ['the phone', { phone: '03000000101' }, 'neighbor', true],
  ['the relation', {}, 'Husband', true],
  ['none of them', {}, 'uncle', false],
])(
  "a guarantor of the customer's household is recognized by %s",
  async (_, given, relation, isOfHousehold) => {
    const guarantor = {
      fullName: { own: 'Bashir' },
      cnic: nextCnic(),
      phone: '03009998887',
      address: 'Street 9',
    };
    const body = { ...guarantor, ...given };
    const { id: guarantorId } = await testApi.call('saveGuarantor', { as: desk.employee, body });
    const id = await vouchedBy([{ guarantorId, relation }]);
    const { guarantors } = await readAgreement(testApi, desk.superadmin, id);
    expect(guarantors).toMatchObject([{ id: guarantorId, isOfHousehold }]);
  },
);

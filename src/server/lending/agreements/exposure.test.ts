import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { householdListedMax } from '#contract/lending/agreement-decisions.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import {
  active,
  addCustomer,
  agreementBody,
  approved,
  ask,
  consented,
  type Desk,
  grant,
  nextCnic,
  openDesk,
  pay,
} from '#test/support/lending/lending.ts';
import { proveCost } from '#test/support/lending/prove-cost.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());
afterEach(() => limit({}));

const none = { customerOwedMax: null, householdOwedMax: null, guarantorAgreementsMax: null };
/** The amount that one agreement finances. */
const one = 120_000;

async function limit(given: Partial<Record<keyof typeof none, number>>): Promise<void> {
  const { content, version } = (await testApi.call('getSettings', { as: desk.superadmin })).officeRules;
  const body = { content: { ...content, ...none, ...given }, version };
  await testApi.call('saveOfficeRules', { as: desk.superadmin, body });
}

let homes = 0;
/** A customer who earns enough for any number of agreements, at an address and with a phone of their own. */
function alone(given: Parameters<typeof addCustomer>[2] = {}): Promise<string> {
  homes += 1;
  const phone = `0312${String(homes).padStart(7, '0')}`;
  const own = { phone, address: { own: `House ${homes}, Green Town` }, monthlyIncome: 10_000_000 };
  return addCustomer(testApi, desk, { ...own, ...given });
}

const asked = (customerId: string) => consented(testApi, desk, { customerId });
const submit = (id: string) => testApi.attempt('submitAgreement', { as: desk.employee, params: { id } });
const explain = (id: string, as = desk.employee) =>
  testApi.attempt('submitWithReason', { as, params: { id }, body: { reason: 'The shop doubled' } });
const assess = (id: string) => testApi.call('assessAgreement', { as: desk.superadmin, params: { id } });
type Confirmed = Awaited<ReturnType<typeof assess>>['exceeded'];
const approve = (id: string, confirmed: Confirmed = [], password = '') => {
  const body = { termsVersion: 1, confirmed, password };
  return testApi.attempt('approveAgreement', { as: desk.superadmin, params: { id }, body });
};
const background = (id: string) =>
  testApi.call('getAgreementBackground', { as: desk.superadmin, params: { id } });

const needsReason = { ok: false, code: 'exposure_needs_reason' };
const unconfirmed = { ok: false, code: 'limit_not_confirmed' };
const done = { ok: true };
const beyond = (name: 'customer' | 'household', figure: number, most: number) => ({
  limit: name,
  guarantorId: null,
  figure,
  most,
});

test('without limits nothing needs a reason, and a limit of zero is none', async () => {
  await limit({ customerOwedMax: 0, householdOwedMax: 0, guarantorAgreementsMax: 0 });
  const { officeRules } = await testApi.call('getSettings', { as: desk.superadmin });
  expect(officeRules.content).toMatchObject(none);
  const id = await asked(await alone());
  expect(await submit(id)).toMatchObject(done);
  expect(await assess(id)).toMatchObject({ exceeded: [], reason: null });
  expect(await approve(id)).toMatchObject(done);
});

test('a customer may owe as much as the limit; a rupee more takes a reason and a confirmation of both figures', async () => {
  const customerId = await alone();
  const [first, second] = [await active(testApi, desk, { customerId }), await asked(customerId)];
  await pay(testApi, desk.employee, first, 20_000);
  await limit({ customerOwedMax: 220_000 });
  expect((await assess(second)).exceeded).toEqual([]);
  await limit({ customerOwedMax: 219_999 });
  const exceeded = [beyond('customer', 220_000, 219_999)];
  expect(await submit(second)).toMatchObject(needsReason);
  expect(await explain(second)).toMatchObject(done);
  expect(await assess(second)).toMatchObject({ exceeded, reason: 'The shop doubled' });
  expect(await approve(second)).toMatchObject(unconfirmed);
  expect(await approve(second, [beyond('household', 220_000, 219_999)])).toMatchObject(unconfirmed);
  expect(await approve(second, [beyond('customer', 219_999, 219_998)])).toMatchObject(unconfirmed);
  expect(await approve(second, exceeded)).toMatchObject(done);
  expect((await auditEventsOf(testApi, second, 'approve_agreement')).at(-1)).toMatchObject({
    actor_id: desk.superadminId,
    after: { status: 'approved', alone: false, exceeded },
  });
});

test('beyond a limit an employee rejects, and only a superadmin approves, whatever price the employee may decide', async () => {
  const user = await testApi.addUser('employee', 'SGD');
  const setPrice = 'UPDATE employees SET decides_agreements_to = 1000000 WHERE user_id = $1';
  await queryWithEvent(testApi.context.pool, setPrice, [user.id]);
  const as = await testApi.signIn(user.email);
  const [within, over, wrong] = [
    await asked(await alone()),
    await asked(await alone()),
    await asked(await alone()),
  ];
  await submit(within);
  const byEmployee = (id: string, confirmed: Confirmed = []) => {
    const body = { termsVersion: 1, confirmed };
    return testApi.attempt('approveAgreement', { as, params: { id }, body });
  };
  expect(await byEmployee(within)).toMatchObject(done);
  await limit({ customerOwedMax: one - 1 });
  for (const id of [over, wrong]) expect(await explain(id)).toMatchObject(done);
  const exceeded = [beyond('customer', one, one - 1)];
  const refused = { ok: false, code: 'superadmin_exceeds_limit' };
  expect(await byEmployee(over, exceeded)).toMatchObject(refused);
  expect(await byEmployee(over)).toMatchObject(refused);
  expect(await approve(over, exceeded)).toMatchObject(done);
  const reason = { reason: 'The family owes enough' };
  const rejection = { as, params: { id: wrong }, body: reason };
  expect(await testApi.attempt('rejectAgreement', rejection)).toMatchObject(done);
});

test('a household, which has the same address in the same city, owes together', async () => {
  const address = { own: 'House 5-B, Canal View' };
  const [home, near] = [await alone({ address }), await alone({ address: { own: 'house 5 b canal view' } })];
  const far = await alone({ address, city: 'Lahore' });
  await active(testApi, desk, { customerId: near });
  await active(testApi, desk, { customerId: far });
  const id = await asked(home);
  const most = 2 * one - 1;
  await limit({ householdOwedMax: most });
  const exceeded = [beyond('household', 2 * one, most)];
  expect((await assess(id)).exceeded).toEqual(exceeded);
  expect(await submit(id)).toMatchObject(needsReason);
  expect(await explain(id)).toMatchObject(done);
  expect(await approve(id)).toMatchObject(unconfirmed);
  expect(await approve(id, exceeded)).toMatchObject(done);
  await limit({ householdOwedMax: most + 1 });
  expect((await assess(id)).exceeded).toEqual([]);
});

describe('a guarantor', () => {
  async function vouchedBy(guarantorId: string): Promise<string> {
    const customerId = await alone();
    const guarantors = [guarantorId, await addGuarantor()].map((id) => ({
      guarantorId: id,
      relation: 'Uncle',
    }));
    const body = { ...agreementBody(customerId), guarantors };
    const { id } = await testApi.call('draftAgreement', { as: desk.employee, body });
    await proveCost(testApi, desk.employee, id);
    const consent = { termsVersion: 1, how: 'signed' } as const;
    await testApi.call('recordConsent', { as: desk.employee, params: { id }, body: consent });
    return id;
  }

  async function addGuarantor(): Promise<string> {
    const fullName = { own: 'Haji Nawaz' };
    const body = { fullName, cnic: nextCnic(), phone: '03330000001', address: 'Kot Farid' };
    return (await testApi.call('saveGuarantor', { as: desk.employee, body })).id;
  }

  test('vouches for as many agreements as the limit says, those that are approved included', async () => {
    const guarantorId = await addGuarantor();
    const [first, second] = [await vouchedBy(guarantorId), await vouchedBy(guarantorId)];
    expect(await submit(first)).toMatchObject(done);
    await limit({ guarantorAgreementsMax: 1 });
    expect(await submit(second)).toMatchObject(needsReason);
    await limit({ guarantorAgreementsMax: 2 });
    expect(await submit(second)).toMatchObject(done);
    await limit({ guarantorAgreementsMax: 1 });
    expect(await approve(first)).toMatchObject(done);
    expect(await approve(second)).toMatchObject(needsReason);
    expect(await explain(second)).toMatchObject(done);
    const exceeded = [{ limit: 'guarantor', guarantorId, figure: 2, most: 1 }] as const;
    expect((await assess(second)).exceeded).toEqual(exceeded);
    const another = [{ ...exceeded[0], guarantorId: await addGuarantor() }];
    expect(await approve(second, another)).toMatchObject(unconfirmed);
    expect(await approve(second, [...exceeded])).toMatchObject(done);
  });
});

describe('between submission and approval', () => {
  test('of two approvals of a customer at the same moment, the second takes the first into account', async () => {
    const customerId = await alone();
    const ids = [await asked(customerId), await asked(customerId)];
    for (const id of ids) expect(await submit(id)).toMatchObject(done);
    await limit({ customerOwedMax: 2 * one - 1 });
    const answers = await Promise.all(ids.map((id) => approve(id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual(expect.objectContaining(needsReason));
  });

  test('a burst over a household confirms figures that only one of them still meets', async () => {
    const address = { own: 'House 9, Iqbal Colony' };
    const ids = await Promise.all([0, 1, 2].map(async () => asked(await alone({ address }))));
    await limit({ householdOwedMax: 1 });
    for (const id of ids) expect(await explain(id)).toMatchObject(done);
    const shown = await Promise.all(ids.map(async (id) => (await assess(id)).exceeded));
    expect(shown).toEqual(ids.map(() => [beyond('household', one, 1)]));
    const answers = await Promise.all(ids.map((id, index) => approve(id, shown[index])));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      answers.filter((answer) => 'code' in answer && answer.code === 'limit_not_confirmed'),
    ).toHaveLength(2);
  });

  test('a page that shows older figures approves nothing beyond them', async () => {
    const customerId = await alone();
    const [first, second] = [await asked(customerId), await asked(customerId)];
    await limit({ customerOwedMax: 100_000 });
    await explain(first);
    await explain(second);
    const { exceeded } = await assess(first);
    expect(exceeded).toEqual([beyond('customer', one, 100_000)]);
    expect(await approve(second, exceeded)).toMatchObject(done);
    expect(await approve(first, exceeded)).toMatchObject(unconfirmed);
    await limit({ customerOwedMax: 50_000 });
    expect(await approve(first, [beyond('customer', 2 * one, 100_000)])).toMatchObject(unconfirmed);
    await limit({ customerOwedMax: 150_000 });
    expect(await approve(first, [beyond('customer', 2 * one, 100_000)])).toMatchObject(done);
  });

  test('a payment meanwhile does not undo a confirmation', async () => {
    const customerId = await alone();
    const [first, second] = [await active(testApi, desk, { customerId }), await asked(customerId)];
    await limit({ customerOwedMax: 100_000 });
    await explain(second);
    const { exceeded } = await assess(second);
    await pay(testApi, desk.employee, first, 500);
    expect(await approve(second, exceeded)).toMatchObject(done);
  });
});

test('one person overrides a limit only alone with the password, which the record says', async () => {
  const id = await asked(await alone());
  await limit({ customerOwedMax: 100_000 });
  await explain(id, desk.superadmin);
  const { exceeded } = await assess(id);
  expect(await approve(id, exceeded)).toMatchObject({ ok: false, code: 'own_request' });
  expect(await approve(id, [], testPassword)).toMatchObject(unconfirmed);
  expect(await approve(id, exceeded, testPassword)).toMatchObject(done);
  expect((await auditEventsOf(testApi, id, 'approve_agreement')).at(-1)).toMatchObject({
    after: { alone: true, exceeded },
  });
});

test('the approver sees other agreements, the household, the load of guarantors and relations with staff', async () => {
  const address = { own: 'House 77, Model Town' };
  const cnic = nextCnic();
  const [customerId, brother] = [await alone({ address, cnic }), await alone({ address })];
  const late = { startOn: '2026-09-01', firstDueOn: '2026-10-01', deliveredOn: '2026-09-01' };
  const given = await active(testApi, desk, { customerId });
  await grant(testApi, desk, await ask(testApi, desk, 'requestWriteOff', given));
  const waiting = await approved(testApi, desk, { customerId });
  await active(testApi, desk, { customerId: brother, ...late });
  const id = await asked(customerId);
  await testApi.database.ownerPool.query('UPDATE employees SET cnic = $2 WHERE user_id = $1', [
    desk.employeeId,
    cnic,
  ]);
  const seen = await background(id);
  expect(seen.household.more).toBe(0);
  expect(seen.customer).toEqual({ owed: 2 * one, most: null, longestDelayDays: 0 });
  expect(seen.agreements).toEqual([
    expect.objectContaining({ id: waiting, status: 'approved', owed: one, writtenOff: 0, daysPastDue: 0 }),
    expect.objectContaining({ id: given, status: 'written_off', owed: 0, writtenOff: one }),
  ]);
  expect(seen.household.owed).toBe(3 * one);
  expect(seen.household.members).toEqual([
    expect.objectContaining({ customerId: brother, owed: one, writtenOff: 0 }),
  ]);
  expect(seen.household.members[0]?.daysPastDue).toBeGreaterThan(30);
  expect(seen.guarantors).toHaveLength(2);
  for (const guarantor of seen.guarantors) {
    expect(guarantor.agreements).toBeGreaterThan(2);
    expect(guarantor.late).toBe(1);
    expect(guarantor.daysPastDue).toBe(seen.household.members[0]?.daysPastDue);
  }
  expect(seen.colleagues).toEqual([expect.objectContaining({ id: desk.employeeId, relation: 'customer' })]);
});

test('of a crowded address the largest debts are listed, and the rest are counted', async () => {
  const address = { own: 'Chak 47 SB' };
  const id = await asked(await alone({ address }));
  const price = (index: number) => ({ price: 20_000 + index, downPayment: 0 });
  for (const index of Array.from({ length: householdListedMax + 1 }, (_, number) => number))
    await approved(testApi, desk, { customerId: await alone({ address }), ...price(index) });
  const { members, more, owed } = (await background(id)).household;
  expect(more).toBe(1);
  expect(members.map((member) => member.owed)).toEqual(
    Array.from({ length: householdListedMax }, (_, number) => 20_000 + householdListedMax - number),
  );
  expect(owed).toBe(one + 11 * 20_000 + 55);
});

test('an employee who may decide sees relatives at another branch without a name; a colleague sees nothing', async () => {
  const address = { own: 'House 81, Satellite Town' };
  const lahore = await openDesk(testApi, 'LHE');
  const there = { phone: '03120008181', address, cnic: nextCnic(), monthlyIncome: 10_000_000 };
  await approved(testApi, lahore, { customerId: await addCustomer(testApi, lahore, there) });
  const id = await asked(await alone({ address }));
  expect(await submit(id)).toMatchObject(done);
  const { id: deciderId, email } = await testApi.addUser('employee', 'SGD');
  const as = await testApi.signIn(email);
  const read = (reader = as) => testApi.attempt('getAgreementBackground', { as: reader, params: { id } });
  expect(await read()).toMatchObject({ ok: false, code: 'beyond_decision_limit' });
  expect(await read(desk.employee)).toMatchObject({ ok: false, code: 'another_person_decides' });
  await testApi.database.ownerPool.query(
    'UPDATE employees SET decides_agreements_to = 200000 WHERE user_id = $1',
    [deciderId],
  );
  const members = [{ customerId: null, fullName: null, owed: one, writtenOff: 0, daysPastDue: 0 }];
  expect(await read()).toMatchObject({ ok: true, data: { household: { owed: 2 * one, members } } });
  expect(await approve(id)).toMatchObject(done);
  expect(await read()).toMatchObject({ ok: false, code: 'already_decided' });
});

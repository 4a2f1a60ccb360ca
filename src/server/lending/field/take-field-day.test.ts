import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditOf } from '#test/support/desk/office.ts';
import { type Officer, openOfficer, openPhone, phoneKey, send } from '#test/support/lending/field.ts';
import { active, addCustomer, type customerBody } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let officer: Officer;
beforeAll(async () => {
  testApi = await createTestApi();
  officer = await openOfficer(testApi);
});
afterAll(async () => {
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  await testApi.close();
});

const today = calendarDate('2026-11-20');

/** An agreement of the officer whose first row is due on a day. */
async function dueOn(one: Officer, firstDueOn: string, given: Partial<ReturnType<typeof customerBody>> = {}) {
  const customerId = await addCustomer(testApi, one, given);
  const terms = { customerId, price: 6_000, downPayment: 0, count: 6, startOn: '2026-10-20', firstDueOn };
  return active(testApi, one, { ...terms, deliveredOn: '2026-10-20' });
}

test('a day has what is due and overdue of its officer, with schedule and address, and nothing of others', async () => {
  const one = await openOfficer(testApi);
  const late = await dueOn(one, '2026-11-01', { address: { own: 'House 14, Satellite Town' } });
  const due = await dueOn(one, today);
  await dueOn(one, addDays(today, 5));
  await dueOn(officer, today);
  const day = await one.phone.takeDay();
  expect(day.visits.map(({ agreementId, group }) => [agreementId, group]).sort()).toEqual(
    [
      [late, 'overdue'],
      [due, 'due_today'],
    ].sort(),
  );
  expect(day.visits.find(({ agreementId }) => agreementId === late)).toMatchObject({
    area: 'Satellite Town',
    daysPastDue: 19,
    dueNow: 1_000,
    left: 6_000,
    rows: expect.arrayContaining([['2026-11-01', 1_000, 0]]),
  });
  expect(day).toMatchObject({
    day: today,
    takenAt: '2026-11-20T05:00:00.000Z',
    validUntil: '2026-11-21T17:00:00.000Z',
    branch: { code: 'SGD' },
    received: { position: 0, hash: '', slip: 0 },
    isCut: false,
  });
});

test('a day can be looked at before it is taken: areas, sum and size', async () => {
  const one = await openOfficer(testApi);
  const address = { own: 'House 14, Satellite Town' };
  await dueOn(one, '2026-10-21', { address });
  await dueOn(one, today, { address });
  await dueOn(one, today, { address: { own: 'Street 2, Block 12' } });
  const preview = await testApi.call('previewFieldDay', { as: one.session });
  expect(preview).toMatchObject({
    day: today,
    validUntil: '2026-11-21T17:00:00.000Z',
    areas: [
      { area: 'Block 12', visits: 1 },
      { area: 'Satellite Town', visits: 2 },
    ],
    homeVisits: 0,
    toCollect: 3_000,
  });
  expect(preview.bytes).toBeLessThan(JSON.stringify(await one.phone.takeDay()).length);
});

test('no CNIC is in a day, and that it was taken is on record', async () => {
  const one = await openOfficer(testApi);
  await dueOn(one, today, { cnic: '3840399999991' });
  const text = JSON.stringify(await one.phone.takeDay());
  expect(text).not.toMatch(/38403-?9999999/);
  expect((await auditOf(testApi, one.phone.id)).map(({ action }) => action)).toContain('take_field_day');
});

test('phones of a branch are numbered one after another, and the same key is the same phone', async () => {
  const one = await openOfficer(testApi);
  const two = await openPhone(testApi, one.session);
  expect(Number(two.code.slice(1))).toBe(Number(one.phone.code.slice(1)) + 1);
  const body = { publicKey: (await phoneKey()).publicKey, name: 'Infinix' };
  const made = await testApi.call('registerFieldDevice', { as: one.session, body });
  expect(await testApi.call('registerFieldDevice', { as: one.session, body })).toEqual(made);
  expect(await testApi.refusal('registerFieldDevice', { as: officer.session, body })).toMatchObject({
    code: 'field_device_of_other',
  });
});

test('of two officers of two branches who register one key at once, one has the phone and the other is told', async () => {
  const officers = [await openOfficer(testApi), await openOfficer(testApi)];
  const body = { publicKey: (await phoneKey()).publicKey, name: 'Infinix' };
  const answers = await Promise.all(
    officers.map(({ session }) => testApi.attempt('registerFieldDevice', { as: session, body })),
  );
  const refused = answers.filter((answer) => !answer.ok);
  expect(answers.length - refused.length).toBe(1);
  expect(refused).toEqual([expect.objectContaining({ code: 'field_device_of_other' })]);
});

test('a revoked phone takes no day, and is listed as revoked', async () => {
  const one = await openOfficer(testApi);
  const as = one.superadmin;
  await testApi.call('revokeFieldDevice', { as, params: { id: one.phone.id } });
  const again = await testApi.call('revokeFieldDevice', { as, params: { id: one.phone.id } });
  const listed = await testApi.call('listFieldDevices', { as, query: { officerId: one.employeeId } });
  expect(listed).toEqual([again]);
  expect(again.revokedAt).not.toBeNull();
  expect(
    await testApi.refusal('takeFieldDay', { as: one.session, body: { deviceId: one.phone.id } }),
  ).toMatchObject({ code: 'field_device_revoked' });
});

test('a phone is listed with what came back of its day, what is on hold, and the slips that never came', async () => {
  const one = await openOfficer(testApi);
  const agreement = await active(testApi, one, { downPayment: 0 });
  await send(testApi, one, await one.phone.collect(agreement, 500));
  await one.phone.collect(agreement, 700);
  await send(testApi, one, await one.phone.collect(agreement, 900));
  await send(testApi, one, await one.phone.collect(agreement, 900_000));
  const read = async () => {
    const query = { officerId: one.employeeId };
    const [phone] = await testApi.call('listFieldDevices', { as: one.superadmin, query });
    return phone;
  };
  expect(await read()).toMatchObject({
    lastDay: { items: 3, slips: 3, collected: 901_400 },
    onHold: 1,
    missingSlips: [`SGD-${one.phone.code}-00002`],
    alarms: 0,
  });
});

test('the staff of a branch see its phones and what is on hold with the ways out, and none of another branch', async () => {
  const [one, other] = [await openOfficer(testApi), await openOfficer(testApi, 'LHE')];
  const slips: string[] = [];
  for (const officer of [one, other]) {
    const agreement = await active(testApi, officer, { downPayment: 0 });
    await send(testApi, officer, await officer.phone.collect(agreement, 900_000));
    slips.push(agreement);
  }
  const seen = async (as: Officer['session']) => ({
    phones: (await testApi.call('listFieldDevices', { as, query: {} })).map(({ id }) => id),
    held: await testApi.call('listHeldSlips', { as }),
  });
  const ours = await seen(one.session);
  expect(ours.phones).toContain(one.phone.id);
  expect(ours.phones).not.toContain(other.phone.id);
  expect(ours.held.find(({ agreementId }) => agreementId === slips[0])).toMatchObject({
    amount: 900_000,
    isOwn: true,
    waysOut: ['post', 'post_to_other', 'give_back'],
  });
  expect(ours.held.map(({ agreementId }) => agreementId)).not.toContain(slips[1]);
  expect((await seen(other.session)).phones).toContain(other.phone.id);
});

test('a slip on hold stays with the branch of its phone when its customer moves to another, which does not see it', async () => {
  const [one, other] = [await openOfficer(testApi), await openOfficer(testApi, 'LHE')];
  const agreement = await active(testApi, one, { downPayment: 0 });
  await send(testApi, one, await one.phone.collect(agreement, 900_000));
  const as = one.superadmin;
  const { customerId } = await testApi.call('getAgreement', { as, params: { id: agreement } });
  const { customers } = await testApi.call('foreseeCustomerMove', { as, body: { ids: [customerId] } });
  const { branch } = await testApi.call('getEmployee', { as, params: { id: other.employeeId } });
  const to = { branchId: branch?.id ?? '', officerId: other.employeeId, reason: 'They moved to Lahore' };
  await testApi.call('moveCustomers', { as, body: { ...to, customers } });
  const agreementsHeld = async (of: Officer) =>
    (await testApi.call('listHeldSlips', { as: of.session })).map(({ agreementId }) => agreementId);
  expect(await agreementsHeld(one)).toContain(agreement);
  expect(await agreementsHeld(other)).not.toContain(agreement);
});

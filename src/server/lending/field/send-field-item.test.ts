import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { branchId } from '#test/support/desk/office.ts';
import { openDrawer } from '#test/support/lending/cash.ts';
import { entriesOf, itemOf, type Officer, openOfficer, send } from '#test/support/lending/field.ts';
import { active, pay, readAgreement, submitted, writtenOff } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let officer: Officer;
beforeAll(async () => {
  testApi = await createTestApi();
  officer = await openOfficer(testApi);
  await openDrawer(testApi, officer);
});
afterAll(async () => {
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  await testApi.close();
});

const owing = (price = 6_000) => active(testApi, officer, { price, downPayment: 0, count: 6 });
const heldInHand = async () => (await testApi.call('getMyCash', { as: officer.session })).held;

describe('cash from the field', () => {
  test('becomes a receipt with the code of its slip, and is in the hand of its officer', async () => {
    const id = await owing();
    const before = await heldInHand();
    const body = await officer.phone.collect(id, 1_000);
    const answer = await send(testApi, officer, body);
    expect(answer).toMatchObject({ outcome: 'posted', left: 5_000, holdReason: null });
    expect(answer.receiptNumber).toMatch(/^SGD-\d{6}$/);
    const { code } = JSON.parse(body.content);
    expect(await entriesOf(testApi, id)).toEqual([
      { kind: 'payment', amount: 1_000, valuedOn: '2026-11-20', by: officer.employeeId, code },
    ]);
    expect(await testApi.call('checkReceipt', { params: { code }, query: {} })).toMatchObject({
      amount: 1_000,
    });
    expect((await heldInHand()) - before).toBe(1_000);
  });

  test('sent again, or ten times at once, is posted once and gets the first answer', async () => {
    const id = await owing();
    const body = await officer.phone.collect(id, 1_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(testApi, officer, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await send(testApi, officer, body)).toEqual(answers[0]);
    expect(await entriesOf(testApi, id)).toHaveLength(1);
  });

  test('is posted beside a payment at the counter that came meanwhile', async () => {
    const id = await owing();
    const body = await officer.phone.collect(id, 1_000);
    await pay(testApi, officer.superadmin, id, 1_000);
    expect(await send(testApi, officer, body)).toMatchObject({ outcome: 'posted', left: 4_000 });
  });

  test('two phones on one family are both posted, as far as the agreement takes it', async () => {
    const id = await owing(2_000);
    const other = await openOfficer(testApi);
    const bodies = [await officer.phone.collect(id, 1_500), await other.phone.collect(id, 1_500)] as const;
    const answers = await Promise.all([send(testApi, officer, bodies[0]), send(testApi, other, bodies[1])]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['held', 'posted']);
    expect(await entriesOf(testApi, id)).toHaveLength(1);
  });
});

describe('cash that cannot be posted by itself', () => {
  test('for a completed agreement is held, and a superadmin posts it as overpaid', async () => {
    const id = await owing();
    const body = await officer.phone.collect(id, 1_000);
    await pay(testApi, officer.superadmin, id, 6_000);
    const before = await heldInHand();
    const held = await send(testApi, officer, body);
    expect(held).toMatchObject({
      outcome: 'held',
      holdReason: 'beyond_outstanding',
      waysOut: ['post', 'post_to_other', 'give_back'],
    });
    expect(await send(testApi, officer, body)).toEqual(held);
    // The cash is in the hand of the officer also while nobody knows what becomes of it.
    expect((await heldInHand()) - before).toBe(1_000);
    const itemId = await itemOf(testApi, body.content);
    const listed = await testApi.call('listHeldSlips', { as: officer.superadmin });
    expect(listed.find(({ id: one }) => one === itemId)).toMatchObject({
      amount: 1_000,
      holdReason: 'beyond_outstanding',
      isOwn: false,
    });
    const settle = { as: officer.superadmin, params: { id: itemId } };
    const decided = { way: 'post', note: 'She agrees' } as const;
    expect(
      await testApi.refusal('settleFieldItem', { ...settle, body: { ...decided, way: 'close' } }),
    ).toMatchObject({
      code: 'field_way_not_open',
    });
    expect(await testApi.call('settleFieldItem', { ...settle, body: decided })).toMatchObject({
      outcome: 'posted',
    });
    expect(await testApi.refusal('settleFieldItem', { ...settle, body: decided })).toMatchObject({
      code: 'field_item_settled',
    });
    expect(await readAgreement(testApi, officer.employee, id)).toMatchObject({ status: 'completed' });
    // The superadmin recorded it, and the cash is where it was taken.
    expect((await heldInHand()) - before).toBe(1_000);
    expect(await send(testApi, officer, body)).toMatchObject({ outcome: 'posted' });
  });

  test('moves to another agreement of the same customer, and to nobody else’s', async () => {
    const id = await owing();
    const { customerId } = await readAgreement(testApi, officer.employee, id);
    const other = await active(testApi, officer, { customerId, price: 3_000, downPayment: 0, count: 3 });
    const body = await officer.phone.collect(id, 1_000);
    await pay(testApi, officer.superadmin, id, 6_000);
    await send(testApi, officer, body);
    const settle = { as: officer.superadmin, params: { id: await itemOf(testApi, body.content) } };
    const to = (agreementId: string) => ({
      way: 'post_to_other' as const,
      agreementId,
      note: 'As she asked',
    });
    const refused = await testApi.refusal('settleFieldItem', { ...settle, body: to(await owing()) });
    expect(refused).toMatchObject({ fields: ['agreementId'] });
    expect(await testApi.call('settleFieldItem', { ...settle, body: to(other) })).toMatchObject({
      outcome: 'posted',
    });
    expect(await entriesOf(testApi, other)).toMatchObject([{ amount: 1_000, by: officer.employeeId }]);
  });

  test('after a write-off is a recovery', async () => {
    const id = await writtenOff(testApi, officer, { price: 6_000, downPayment: 0, count: 6 });
    expect(await send(testApi, officer, await officer.phone.collect(id, 700))).toMatchObject({
      outcome: 'posted',
    });
    expect(await entriesOf(testApi, id)).toContainEqual(
      expect.objectContaining({ kind: 'recovery', amount: 700 }),
    );
  });

  test('for an agreement that never started is held, and is given back', async () => {
    const id = await submitted(testApi, officer, { price: 6_000, downPayment: 0, count: 6 });
    const body = await officer.phone.collect(id, 1_000);
    expect(await send(testApi, officer, body)).toMatchObject({
      outcome: 'held',
      holdReason: 'agreement_not_open',
    });
    const given = {
      params: { id: await itemOf(testApi, body.content) },
      body: { way: 'give_back', note: 'Given back' },
    } as const;
    expect(await testApi.call('settleFieldItem', { as: officer.superadmin, ...given })).toMatchObject({
      outcome: 'given_back',
    });
    expect(await entriesOf(testApi, id)).toEqual([]);
  });

  test('of a customer who moved to another branch is held for a superadmin', async () => {
    const id = await owing();
    const body = await officer.phone.collect(id, 1_000);
    const { customerId } = await readAgreement(testApi, officer.employee, id);
    const lahore = await testApi.addUser('employee', 'LHE');
    const { version } = await testApi.call('getCustomer', {
      as: officer.superadmin,
      params: { id: customerId },
    });
    const to = { branchId: await branchId(testApi, 'LHE'), officerId: lahore.id, reason: 'She moved' };
    const move = { ...to, customers: [{ id: customerId, version }] };
    await testApi.call('moveCustomers', { as: officer.superadmin, body: move });
    expect(await send(testApi, officer, body)).toMatchObject({
      outcome: 'held',
      holdReason: 'of_another_branch',
    });
  });

  test('of a revoked phone is evidence, and so is that of an officer who left and whose session is gone', async () => {
    const one = await openOfficer(testApi);
    const id = await owing();
    const [first, second] = [await one.phone.collect(id, 100), await one.phone.collect(id, 200)];
    await testApi.call('revokeFieldDevice', { as: one.superadmin, params: { id: one.phone.id } });
    expect(await send(testApi, one, first)).toMatchObject({
      outcome: 'evidence',
      holdReason: 'device_revoked',
    });
    const left = await openOfficer(testApi);
    const body = await left.phone.collect(id, 300);
    const params = { id: left.employeeId };
    await testApi.call('deactivateEmployee', { as: one.superadmin, params, body: { successorId: null } });
    expect(
      await testApi.attempt('sendFieldItem', { as: left.session, body: await left.phone.seal(body) }),
    ).toMatchObject({
      code: 'not_signed_in',
    });
    expect(await testApi.call('handInFieldItem', { body: await left.phone.seal(body) })).toEqual({
      isKept: true,
    });
    expect(await testApi.call('handInFieldItem', { body: await one.phone.seal(second) })).toEqual({
      isKept: true,
    });
    expect(await entriesOf(testApi, id)).toEqual([]);
    const settle = {
      params: { id: await itemOf(testApi, body.content) },
      body: { way: 'post', note: 'His slip' },
    } as const;
    await testApi.call('settleFieldItem', { as: one.superadmin, ...settle });
    expect(await entriesOf(testApi, id)).toMatchObject([{ amount: 300, by: left.employeeId }]);
  });

  test('of a phone whose clock was wrong by days is held', async () => {
    const at = new Date(testApi.clock.now() - 5 * dayMs).toISOString();
    const body = await officer.phone.sign({ kind: 'collected', agreement: await owing(), amount: 100, at });
    expect(await send(testApi, officer, body)).toMatchObject({ outcome: 'held', holdReason: 'clock_wrong' });
  });
});

// Last, because it moves the clock past the sessions of the others.
test('cash from the field is valued on the day it was taken, also if it arrives the next day', async () => {
  const one = await openOfficer(testApi);
  const id = await active(testApi, one, { price: 6_000, downPayment: 0, count: 6 });
  await queryWithEvent(
    testApi.context.pool,
    'UPDATE employees SET back_dating_days_max = 1 WHERE user_id = $1',
    [one.employeeId],
  );
  const body = await one.phone.collect(id, 1_000);
  const old = await one.phone.collect(id, 500);
  testApi.clock.advance(dayMs);
  await one.signInAgain();
  expect(await send(testApi, one, body)).toMatchObject({ outcome: 'posted' });
  expect(await entriesOf(testApi, id)).toMatchObject([{ valuedOn: '2026-11-20' }]);
  testApi.clock.advance(dayMs);
  await one.signInAgain();
  expect(await send(testApi, one, old)).toMatchObject({ outcome: 'held', holdReason: 'too_old' });
});

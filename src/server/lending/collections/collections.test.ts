import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  type Desk,
  draft,
  nextCnic,
  openDesk,
  readAgreement,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

test('a promise to pay is stored with the day it was made and the day it is for', async () => {
  const given = { as: desk.employee, params: { id: await active(testApi, desk) } };
  const body = { amount: 5_000, promisedFor: '2026-11-25' };
  expect(await testApi.call('recordPaymentPromise', { ...given, body })).toMatchObject({
    ...body,
    madeOn: '2026-11-20',
  });
  const past = { ...body, promisedFor: '2026-11-19' };
  expect(await testApi.refusal('recordPaymentPromise', { ...given, body: past })).toMatchObject({
    code: 'promised_for_past',
    message: expect.stringContaining('20 November 2026'),
  });
  const negative = { ...body, amount: -1 };
  expect(await testApi.refusal('recordPaymentPromise', { ...given, body: negative })).toMatchObject({
    code: 'amount_not_whole_rupees',
  });
  const tooMuch = { ...body, amount: 120_001 };
  expect(await testApi.refusal('recordPaymentPromise', { ...given, body: tooMuch })).toMatchObject({
    code: 'promise_above_outstanding',
    message: expect.stringContaining('Rs 120,000'),
  });
  await testApi.call('recordPaymentPromise', { ...given, body: { ...body, amount: 120_000 } });
  for (const amount of [1, 4_999]) {
    const tooLittle = { ...given, body: { ...body, amount } };
    expect(await testApi.refusal('recordPaymentPromise', tooLittle)).toMatchObject({
      code: 'promise_below_least',
      message: expect.stringContaining('here Rs 5,000'),
    });
  }
  const undelivered = { id: await draft(testApi, desk) };
  expect(
    await testApi.refusal('recordPaymentPromise', { ...given, params: undelivered, body }),
  ).toMatchObject({ code: 'agreement_is_draft' });
});

test.each([
  ['recordPaymentPromise', { amount: 5_000, promisedFor: '2026-11-25' }, 'payment_promises'],
  ['logContact', { channel: 'visit', result: 'reached' }, 'contact_log'],
] as const)('a double click of %s records one, and both get the same answer', async (name, body, table) => {
  const id = await active(testApi, desk);
  const idempotencyKey = randomUUID();
  const send = () =>
    testApi.call<'recordPaymentPromise' | 'logContact'>(name, {
      as: desk.employee,
      params: { id },
      body,
      idempotencyKey,
    });
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const { rows } = await testApi.context.pool.query(
    `SELECT count(*) AS recorded FROM ${table} WHERE agreement_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ recorded: 1 }]);
  await send();
  const other = await testApi.call<'recordPaymentPromise' | 'logContact'>(name, {
    as: desk.employee,
    params: { id },
    body,
  });
  expect(other.id).not.toBe(answers[0]?.id);
});

test('a call outside the contact hours needs a reason, a visit to the branch does not', async () => {
  const params = { id: await active(testApi, desk) };
  const call = { channel: 'call', result: 'reached' } as const;
  await testApi.call('logContact', { as: desk.employee, params, body: call });
  const hourMs = 3_600_000;
  testApi.clock.advance(9 * hourMs);
  // The session has ended; 19:00 in Karachi is outside the hours.
  const evening = { as: (await openDesk(testApi)).employee, params };
  expect(await testApi.refusal('logContact', { ...evening, body: call })).toMatchObject({
    code: 'outside_contact_hours',
  });
  const outsideHoursReason = 'The customer asked to be called after work';
  await testApi.call('logContact', { ...evening, body: { ...call, outsideHoursReason } });
  await testApi.call('logContact', { ...evening, body: { channel: 'branch', result: 'refused' } });
  const { rows } = await testApi.context.pool.query(
    'SELECT outside_hours_reason FROM contact_log WHERE agreement_id = $1 ORDER BY id',
    [params.id],
  );
  expect(rows.map((row) => row.outside_hours_reason)).toEqual([null, outsideHoursReason, null]);
});

test('a guarantor is contacted only when the customer is long past due, and the log says who was reached', async () => {
  desk = await openDesk(testApi);
  const guarantor = await testApi.call('saveGuarantor', {
    as: desk.employee,
    body: { fullName: { own: 'Ghulam Rasool' }, cnic: nextCnic(), phone: '03000000777', address: 'Block 9' },
  });
  const draftId = await draft(testApi, desk);
  const late = await active(testApi, desk);
  const stranger = await active(testApi, desk);
  await testApi.database.ownerPool.query(
    `INSERT INTO agreement_guarantors (agreement_id, guarantor_id, relation)
     SELECT id, $1, 'neighbor' FROM unnest($2::uuid[]) AS id`,
    [guarantor.id, [late, draftId]],
  );
  const log = (id: string) =>
    testApi.attempt('logContact', {
      as: desk.employee,
      params: { id },
      body: { channel: 'branch', result: 'reached', guarantorId: guarantor.id },
    });
  const phones = async () =>
    (await readAgreement(testApi, desk.employee, late)).guarantors
      .filter(({ id }) => id === guarantor.id)
      .map(({ phone }) => phone);
  expect(await log(late)).toMatchObject({
    code: 'guarantor_too_early',
    message: expect.stringContaining('30 days'),
  });
  expect(await log(draftId)).toMatchObject({ code: 'guarantor_too_early' });
  expect(await log(stranger)).toMatchObject({ code: 'not_found' });
  expect(await phones()).toEqual([null]);
  // The first installment is due on 20 December: 31 days after it is 20 January.
  const dayMs = 86_400_000;
  testApi.clock.advance(60 * dayMs);
  desk = await openDesk(testApi);
  expect(await log(late)).toMatchObject({ code: 'guarantor_too_early' });
  testApi.clock.advance(dayMs);
  desk = await openDesk(testApi);
  expect(await phones()).toEqual(['03000000777']);
  expect(await log(late)).toMatchObject({ ok: true });
  const { contacts } = await testApi.call('getCollectionLog', { as: desk.employee, params: { id: late } });
  expect(contacts[0]).toMatchObject({ guarantorName: { en: 'Ghulam Rasool' }, result: 'reached' });
});

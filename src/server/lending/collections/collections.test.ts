import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { active, type Desk, draft, openDesk } from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

test('a promise to pay is on record with the day it was made and the day it is for', async () => {
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
  const undelivered = { id: await draft(testApi, desk) };
  expect(
    await testApi.refusal('recordPaymentPromise', { ...given, params: undelivered, body }),
  ).toMatchObject({ code: 'agreement_is_draft' });
});

test.each([
  ['recordPaymentPromise', { amount: 5_000, promisedFor: '2026-11-25' }, 'payment_promises'],
  ['logContact', { channel: 'visit', result: 'reached' }, 'contact_log'],
] as const)('a double click of %s records one, and is answered alike', async (name, body, table) => {
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

test('a call outside contact hours says why; a visit to the branch does not have to', async () => {
  const params = { id: await active(testApi, desk) };
  const call = { channel: 'call', result: 'reached' } as const;
  await testApi.call('logContact', { as: desk.employee, params, body: call });
  const hourMs = 3_600_000;
  testApi.clock.advance(9 * hourMs);
  // The session ended meanwhile; 19:00 in Karachi is outside.
  const evening = { as: (await openDesk(testApi)).employee, params };
  expect(await testApi.refusal('logContact', { ...evening, body: call })).toMatchObject({
    code: 'outside_contact_hours',
  });
  const outsideHoursReason = 'The customer asked to be called after work';
  await testApi.call('logContact', { ...evening, body: { ...call, outsideHoursReason } });
  await testApi.call('logContact', { ...evening, body: { channel: 'branch', result: 'promised' } });
  const { rows } = await testApi.context.pool.query(
    'SELECT outside_hours_reason FROM contact_log WHERE agreement_id = $1 ORDER BY id',
    [params.id],
  );
  expect(rows.map((row) => row.outside_hours_reason)).toEqual([null, outsideHoursReason, null]);
});

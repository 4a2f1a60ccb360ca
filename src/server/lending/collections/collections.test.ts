import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { active, type Desk, done, draft, openDesk, refusedWith } from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

test('a promise to pay is on record with the day it was made and the day it is for', async () => {
  const path = `/api/agreements/${await active(testApi, desk)}/payment-promises`;
  const body = { amount: 5_000, promisedFor: '2026-11-25' };
  expect(await done(testApi, desk.employee, path, body)).toMatchObject({ ...body, madeOn: '2026-11-20' });
  const past = { ...body, promisedFor: '2026-11-19' };
  expect(await refusedWith(testApi, desk.employee, path, past)).toBe('promised_for_past');
  expect(await refusedWith(testApi, desk.employee, path, { ...body, amount: -1 })).toBe(
    'amount_not_whole_rupees',
  );
  const undelivered = `/api/agreements/${await draft(testApi, desk)}/payment-promises`;
  expect(await refusedWith(testApi, desk.employee, undelivered, body)).toBe('agreement_is_draft');
});

test('a call outside contact hours says why; a visit to the branch does not have to', async () => {
  const path = `/api/agreements/${await active(testApi, desk)}/contacts`;
  const call = { channel: 'call', result: 'reached' };
  await done(testApi, desk.employee, path, call);
  const hourMs = 3_600_000;
  testApi.clock.advance(9 * hourMs);
  // The session ended meanwhile; 19:00 in Karachi is outside.
  const evening = await openDesk(testApi);
  expect(await refusedWith(testApi, evening.employee, path, call)).toBe('outside_contact_hours');
  const outsideHoursReason = 'The customer asked to be called after work';
  await done(testApi, evening.employee, path, { ...call, outsideHoursReason });
  await done(testApi, evening.employee, path, { channel: 'branch', result: 'promised' });
  const { rows } = await testApi.context.pool.query(
    'SELECT outside_hours_reason FROM contact_log ORDER BY id',
  );
  expect(rows.map((row) => row.outside_hours_reason)).toEqual([null, outsideHoursReason, null]);
});

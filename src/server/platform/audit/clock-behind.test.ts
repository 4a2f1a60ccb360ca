import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayMs, minuteMs } from '#domain/instant.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, readFailure, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  customerBody,
  type Desk,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { clockFaultOf, refuseClockBehind } from './refuse-clock-behind.ts';

let testApi: TestApi;
let desk: Desk;
let agreementId: string;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  agreementId = await active(testApi, desk);
});
afterAll(() => testApi.close());

let behindMs = 0;
const setBack = (ms: number) => {
  behindMs += ms;
  testApi.clock.advance(-ms);
};
afterEach(() => setBack(-behindMs));

const countEvents = async () =>
  (await testApi.context.pool.query('SELECT count(*) FROM audit_events')).rows[0].count;

describe('while the clock is behind the newest event', () => {
  test('by a minute, everything works', async () => {
    setBack(minuteMs);
    await pay(testApi, desk.employee, agreementId, 100);
    await refuseClockBehind(testApi.context.pool, testApi.clock);
    expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  });

  test('by a little more than a minute, a payment is refused, and its retry with the right clock succeeds', async () => {
    const payment = {
      as: desk.employee,
      params: { id: agreementId },
      body: { amount: 250, method: 'cash' },
      idempotencyKey: crypto.randomUUID(),
    } as const;
    const before = await readAgreement(testApi, desk.employee, agreementId);
    setBack(minuteMs + 1);
    expect(await testApi.refusal('recordPayment', payment)).toMatchObject({
      status: 503,
      code: 'clock_behind',
    });
    setBack(-behindMs);
    expect(await readAgreement(testApi, desk.employee, agreementId)).toEqual(before);
    await testApi.call('recordPayment', payment);
  });

  test('by 60 days, every other change is refused, at any branch', async () => {
    const lahore = await openDesk(testApi, 'LHE');
    const events = await countEvents();
    setBack(60 * dayMs);
    for (const as of [desk.employee, lahore.employee])
      expect(await testApi.refusal('createCustomer', { as, body: customerBody() })).toMatchObject({
        code: 'clock_behind',
      });
    expect(await countEvents()).toBe(events);
  });

  test('the server refuses to start and says by how much the clock is behind', async () => {
    setBack(90 * minuteMs);
    await expect(refuseClockBehind(testApi.context.pool, testApi.clock)).rejects.toThrow(
      /^The clock of this machine is 90 minutes behind the newest audit event, of 2026-11-20T.*: set the clock right, then start again\.$/,
    );
  });
});

test('/readyz names a clock that is behind, so that no balancer sends changes there', async () => {
  setBack(90 * minuteMs);
  const answer = await testApi.send('GET', '/readyz');
  expect(answer.status).toBe(503);
  expect((await readFailure(answer)).code).toBe('clock_behind');
  setBack(-behindMs);
  expect((await testApi.send('GET', '/readyz')).status).toBe(200);
});

test('a clock that differs from that of the database is named at the start and by /readyz', async () => {
  const other = await createTestApi();
  const { pool } = other.context;
  const offBy = async (ms: number) => (await clockFaultOf(pool, { now: () => Date.now() + ms }))?.sentence;
  expect(await offBy(0)).toBeUndefined();
  expect(await offBy(59_000)).toBeUndefined();
  expect(await offBy(5.5 * minuteMs)).toMatch(/is 6 minutes ahead of the clock of the database/);
  expect(await offBy(-120.5 * minuteMs)).toMatch(/is 121 minutes behind the clock of the database/);
  expect(await refuseClockBehind(pool, { now: () => Date.now() + dayMs })).toMatch(/ahead/);
  // The clock of tests stands still in the past.
  expect(await (await other.send('GET', '/readyz')).text()).toMatch(/^ready\nThe clock of this machine/);
  await other.close();
});

test('without any event, any clock is accepted', async () => {
  const other = await createTestApi();
  await refuseClockBehind(other.context.pool, { now: () => 0 });
  await other.close();
});

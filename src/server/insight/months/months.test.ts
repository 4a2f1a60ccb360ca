import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { findDifferences, verifyBooks } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { deliveredInSeptember } from '#test/support/ledger/random-history.ts';
import { ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
let other: Desk;
let id: string;

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
  other = await openDesk(testApi);
  id = await deliveredInSeptember(testApi, desk);
});
afterAll(() => testApi.close());

const close = (month: string) => testApi.call('closeMonth', { as: desk.superadmin, params: { month } });
const refusedClose = (month: string) =>
  testApi.refusal('closeMonth', { as: desk.superadmin, params: { month } });
const again = { password: testPassword, reason: 'A slip of that month was found' };
const reopen = (month: string) =>
  testApi.call('reopenMonth', { as: desk.superadmin, params: { month }, body: again });
const refusedReopen = (month: string, body = again) =>
  testApi.refusal('reopenMonth', { as: desk.superadmin, params: { month }, body });
const months = async () => (await testApi.call('listMonths', { as: desk.superadmin })).data;
const differences = async () => (await findDifferences(testApi.context.pool)).differences;

const september = { from: '2026-09-01', until: '2026-09-30' };
const collected = async (days: { from: string; until: string }) => {
  const params = { name: 'demand' as const };
  const answer = await testApi.call('readReport', { as: desk.superadmin, params, query: days });
  return answer.data.reduce((sum, { cells }) => sum + Number(cells.collected), 0);
};

test('months close in order, from that of the first entry on and never the month of today', async () => {
  expect((await months()).map(({ month, isClosed, mayClose }) => [month, isClosed, mayClose])).toEqual([
    ['2026-11', false, false],
    ['2026-10', false, false],
    ['2026-09', false, true],
  ]);
  expect(await refusedClose('2026-10')).toMatchObject({
    code: 'months_close_in_order',
    message: expect.stringContaining('September 2026'),
  });
  expect(await refusedClose('2026-11')).toMatchObject({ code: 'month_not_over' });
  expect(await refusedClose('2027-01')).toMatchObject({ code: 'month_not_over' });
  expect(await refusedClose('2026-08')).toMatchObject({ code: 'months_close_in_order' });
  expect(await close('2026-09')).toMatchObject({ month: '2026-09', isClosed: true, mayReopen: true });
  expect(await refusedClose('2026-09')).toMatchObject({ code: 'month_already_closed' });
  expect(await differences()).toEqual([]);
});

describe('with September closed', () => {
  test('a payment of that month counts on 1 October, and is valued on its own day', async () => {
    const before = await collected(september);
    const posted = await pay(testApi, desk.employee, id, 700, { valuedOn: '2026-09-20' });
    expect(posted).toMatchObject({ valuedOn: '2026-09-20', countsOn: '2026-10-01' });
    expect(await collected(september)).toBe(before);
    expect(await collected({ from: '2026-10-01', until: '2026-10-31' })).toBe(700);
    const { entries } = await testApi.call('getAgreement', { as: desk.superadmin, params: { id } });
    expect(entries.at(-1)).toMatchObject({ valuedOn: '2026-09-20', countsOn: '2026-10-01' });
    expect(await differences()).toEqual([]);
  });

  test('a reversal of what counts in that month takes nothing out of it', async () => {
    const paid = await reopenedPayment();
    const before = await collected(september);
    const october = await collected({ from: '2026-10-01', until: '2026-10-31' });
    await grant(testApi, other, await ask(testApi, desk, 'requestReversal', paid, { reason: 'Not ours' }));
    expect(await collected(september)).toBe(before);
    expect(await collected({ from: '2026-10-01', until: '2026-10-31' })).toBe(october - 300);
    const body = { from: '2026-10-01', until: '2026-10-31' };
    const file = await testApi.call('exportPayments', { as: desk.superadmin, body });
    expect(file).toContain(',Payment,0,-300,Yes,Cash,');
    const [names, ...lines] = file
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(Number(lines.at(-1)?.[names?.indexOf('counted') ?? -1])).toBe(october - 300);
    expect(await differences()).toEqual([]);
  });

  /** A payment that counts in September, which is closed again. */
  async function reopenedPayment(): Promise<string> {
    await reopen('2026-09');
    const { entryId } = await pay(testApi, desk.employee, id, 300, { valuedOn: '2026-09-25' });
    await close('2026-09');
    return entryId;
  }

  test('a reschedule moves nothing out of what fell due in it', async () => {
    const due = async () => (await months()).find(({ month }) => month === '2026-09')?.due;
    const before = await due();
    const { from, until } = september;
    const rows = async () =>
      (
        await testApi.call('readReport', {
          as: desk.superadmin,
          params: { name: 'due' },
          query: { from, until },
        })
      ).data;
    const listed = await rows();
    const plan = { firstDueOn: '2026-12-05', openCount: 3, frequency: { unit: 'months', every: 1 } as const };
    const body = { reason: 'Ill', ...plan, roundingStep: 1, consentHow: 'signed' as const };
    const asked = await testApi.call('requestReschedule', { as: desk.employee, params: { id }, body });
    await grant(testApi, other, asked.id);
    expect(await due()).toBe(before);
    expect(await rows()).toEqual(listed);
    expect(await differences()).toEqual([]);
  });

  test('only the last closed month is reopened, with the password and a reason, and both are on record', async () => {
    expect(await refusedReopen('2026-10')).toMatchObject({ code: 'month_not_closed' });
    await close('2026-10');
    expect(await refusedReopen('2026-09')).toMatchObject({
      code: 'months_reopen_in_order',
      message: expect.stringContaining('October 2026'),
    });
    expect(await refusedReopen('2026-10', { ...again, password: 'not it' })).toMatchObject({
      code: 'wrong_current_password',
    });
    await reopen('2026-10');
    const [october] = (await months()).filter(({ month }) => month === '2026-10');
    expect(october).toMatchObject({
      isClosed: false,
      mayClose: true,
      closes: [{ reopenReason: again.reason, reopenedAt: expect.any(String) }],
    });
    const { data } = await testApi.call('listAuditEvents', {
      as: desk.superadmin,
      query: { action: 'reopen_month' },
    });
    expect(data[0]?.after).toMatchObject({ monthEnd: '2026-10-31', reason: again.reason });
    expect(await differences()).toEqual([]);
  });
});

test('two superadmins who close one month at once close it once', async () => {
  const attempts = [desk, other].map(({ superadmin: as }) =>
    testApi.attempt('closeMonth', { as, params: { month: '2026-10' } }),
  );
  const outcomes = await Promise.all(attempts);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'month_already_closed' });
  await reopen('2026-10');
});

test('beside a burst of postings each counts in the month that was open when it was written', async () => {
  const agreements = await Promise.all([1, 2, 3].map(() => deliveredInSeptember(testApi, desk)));
  const bursts = Array.from({ length: 24 }, (_, nth) =>
    testApi.attempt('recordPayment', {
      as: desk.employee,
      params: { id: agreements[nth % 3] ?? '' },
      body: { amount: 10 + nth, method: 'cash', valuedOn: '2026-10-05' },
    }),
  );
  const closing = testApi.attempt('closeMonth', { as: other.superadmin, params: { month: '2026-10' } });
  const [closed, ...posted] = await Promise.all([closing, ...bursts]);
  expect(closed.ok).toBe(true);
  const days = posted.map((outcome) => (outcome.ok ? outcome.data : null));
  expect(days.every((one) => one !== null)).toBe(true);
  const { rows } = await testApi.context.pool.query(
    `SELECT entries - (SELECT count(*) FROM entries WHERE counts_on BETWEEN '2026-10-01' AND '2026-10-31')::integer AS more
       FROM month_closes WHERE month_end = '2026-10-31' AND reopened_at IS NULL`,
  );
  expect(rows).toEqual([{ more: 0 }]);
  expect(await differences()).toEqual([]);
});

test('the month of today closes from its first midnight after on', async () => {
  testApi.clock.advance(11 * dayMs);
  desk = await openDesk(testApi);
  await close('2026-11');
  const posted = await pay(testApi, desk.employee, id, 100, { valuedOn: '2026-11-30' });
  expect(posted).toMatchObject({ countsOn: '2026-12-01' });
  expect(await differences()).toEqual([]);
});

/** A change that the owner of the database makes, and what `verify` says of it. */
const tampered: readonly [what: string, statement: string, said: RegExp][] = [
  [
    'a close that is gone',
    'DELETE FROM month_closes WHERE reopened_at IS NULL',
    /the close of 2026-09 is not as/,
  ],
  [
    'the reason of a reopening',
    "UPDATE month_closes SET reopen_reason = 'x' WHERE reopened_at IS NOT NULL",
    /is not as/,
  ],
  [
    'an entry that is moved into a closed month',
    "UPDATE entries SET counts_on = valued_on WHERE kind = 'payment' AND counts_on > valued_on",
    /is closed with \d+ entries of Rs \d+, and/,
  ],
  [
    'an entry that counts later than it has to',
    "UPDATE entries SET counts_on = '2026-12-15' WHERE kind = 'payment' AND counts_on = '2026-12-01'",
    /counts on 2026-12-15, its own day is 2026-11-30/,
  ],
  [
    'what was paid of what fell due',
    'UPDATE closed_installments SET paid = 0, unpaid = amount',
    /the figures that the close of 2026-09 fixed are not those/,
  ],
  ['the sum of what fell due', 'UPDATE closed_due_days SET amount = amount + 1', /the sum is not that of/],
];

test.each(tampered)('verify finds and names %s', async (_, statement, said) => {
  const client = await testApi.database.ownerPool.connect();
  await client.query('BEGIN');
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(statement);
  const { differences: found } = await verifyBooks([client]);
  await client.query('ROLLBACK');
  client.release();
  expect(found.join('\n')).toMatch(said);
});

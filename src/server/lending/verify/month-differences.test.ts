import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { branchId } from '#test/support/desk/office.ts';
import { deliveredInSeptember, happen, historyStep } from '#test/support/ledger/random-history.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import {
  addCustomer,
  type Desk,
  fillReliefFund,
  openDesk,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';
import type { MonthChoice } from './choose-months.ts';
import { findDifferences } from './find-differences.ts';

let testApi: TestApi;
let customerId: string;
let ids: string[];

/** Five agreements of 5,500 each: one is not late at the end of December, the others by 21, 46, 72 and 107 days. */
const firstDues = ['2026-12-31', '2026-12-10', '2026-11-15', '2026-10-20', '2026-09-15'];
const december = 'arrears of SGD at the end of 2026-12-31';

const offices = async () => ({
  testApi,
  desk: await openDesk(testApi, 'SGD'),
  other: await openDesk(testApi, 'LHE'),
});

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  const { desk } = await offices();
  customerId = await addCustomer(testApi, desk);
  ids = [];
  for (const firstDueOn of firstDues)
    ids.push(await deliveredInSeptember(testApi, desk, { customerId, firstDueOn }));
  testApi.clock.advance(50 * dayMs);
  await fixMonths((await offices()).desk);
});
afterAll(() => testApi.close());

/** The first reader after a month end stores its figures. */
const fixMonths = ({ superadmin }: Desk) =>
  testApi.call('readReport', { as: superadmin, params: { name: 'par_trend' }, query: {} });

const verify = (months: MonthChoice = 'all') => findDifferences(testApi.context.pool, { months });
/** Without the digests of the rows, which name every change: these tests are about the replay. */
const differences = async (months?: MonthChoice) =>
  (await verify(months)).differences.filter((line) => !line.startsWith('month end '));

/** Changes the stored figures of a month as the owner of the database, runs the check, and restores them. */
async function changed(change: string, look: () => Promise<unknown>, code = 'SGD', monthEnd = '2026-12-31') {
  const where = `WHERE month_end = '${monthEnd}' AND branch_id = '${await branchId(testApi, code)}'`;
  const read = `SELECT to_jsonb(m) AS row FROM arrears_months m ${where}`;
  const { rows } = await testApi.context.pool.query(read);
  await tamperWith(testApi, '', [`UPDATE arrears_months SET ${change} ${where}`]);
  await look();
  await tamperWith(testApi, '', [
    `DELETE FROM arrears_months ${where}`,
    `INSERT INTO arrears_months SELECT * FROM jsonb_populate_record(NULL::arrears_months, '${JSON.stringify(rows[0].row)}')`,
  ]);
  expect(await differences()).toEqual([]);
}

test.each([
  ['agreements', 5, 6],
  ['outstanding', 27_500, 27_600],
  ['over_1', 22_000, 22_100],
  ['over_30', 16_500, 16_600],
  ['over_60', 11_000, 11_100],
  ['over_90', 5_500, 5_600],
])('verify reports a changed %s of a branch at a month end', async (column, replayed, kept) => {
  await changed(`${column} = ${kept}`, async () => {
    expect(await differences()).toContain(`${december}: ${column} is ${kept}, replayed ${replayed}`);
  });
});

test('verify checks one branch at one month end, drawn at random', async () => {
  const { months: all } = await verify();
  const monthEnds = all[0]?.monthEnds ?? [];
  expect([monthEnds.length, monthEnds[0], monthEnds.at(-1)]).toEqual([12, '2026-01-31', '2026-12-31']);
  const sargodha = all.findIndex(({ branch }) => branch === 'SGD');
  const counts: number[] = [];
  const draw = (place: number) => (count: number) => {
    counts.push(count);
    return sargodha * 12 + place;
  };
  await changed('over_60 = 5500', async () => {
    expect(await differences(draw(11))).toEqual([`${december}: over_60 is 5500, replayed 11000`]);
    expect(await differences(draw(10))).toEqual([]);
  });
  expect(counts).toEqual([all.length * 12, all.length * 12]);
  const { months } = await verify(draw(10));
  expect(months).toMatchObject([{ branch: 'SGD', monthEnds: ['2026-11-30'] }]);
  const drawn = await findDifferences(testApi.context.pool);
  expect(drawn.months.map((month) => month.monthEnds.length)).toEqual([1]);
});

test('a row of an unknown branch and a missing row are reported', async () => {
  const nobody = '00000000-0000-4000-8000-00000000000a';
  const ofNobody = `branch_id = '${nobody}'`;
  await changed(ofNobody, async () => {
    expect(await differences()).toEqual(
      expect.arrayContaining([
        `${december}: over_90 is 0, replayed 5500`,
        `arrears of ${nobody} at the end of 2026-12-31: over_90 is 5500, replayed 0`,
      ]),
    );
    await tamperWith(testApi, '', [`DELETE FROM arrears_months WHERE ${ofNobody}`]);
  });
});

test('an agreement that cannot be replayed makes its months not comparable, and everything else is checked', async () => {
  const [id = ''] = ids;
  const { number } = await readAgreement(testApi, (await offices()).desk.superadmin, id);
  const { rows } = await testApi.context.pool.query(
    'SELECT to_jsonb(s) AS row FROM schedules s WHERE agreement_id = $1',
    [id],
  );
  await tamperWith(testApi, id, ['DELETE FROM schedules WHERE agreement_id = $1']);
  await changed(
    'over_1 = 1, outstanding = 1',
    async () => {
      const found = await differences();
      expect(found).toContain(`${december}: not comparable, ${number} cannot be replayed`);
      expect(found).toContain('arrears of LHE at the end of 2026-12-31: over_1 is 1, replayed 0');
      await tamperWith(testApi, id, [
        `INSERT INTO schedules SELECT * FROM jsonb_populate_record(NULL::schedules, '${JSON.stringify(rows[0].row)}')`,
      ]);
    },
    'LHE',
  );
});

test('an agreement that moved later may count for either branch, and a figure beyond both is reported', async () => {
  const { desk, other } = await offices();
  const as = desk.superadmin;
  const { customers } = await testApi.call('foreseeCustomerMove', { as, body: { ids: [customerId] } });
  const to = { branchId: await branchId(testApi, 'LHE'), officerId: other.employeeId };
  await testApi.call('moveCustomers', { as, body: { customers, ...to, reason: 'Moved house' } });
  expect(await differences()).toEqual([]);
  await changed('over_90 = 5600', async () => {
    expect(await differences()).toEqual([`${december}: over_90 is 5600, replayed 0 to 5500`]);
  });
});

test('after any history before and after month ends, verify accepts all of them', async () => {
  await fillReliefFund(testApi, (await offices()).desk, 1_000_000);
  await fc.assert(
    fc.asyncProperty(fc.array(historyStep, { minLength: 4, maxLength: 12 }), async (steps) => {
      const at = await offices();
      const customer = await addCustomer(testApi, at.desk);
      const own = { customerId: customer };
      const two = [
        await deliveredInSeptember(testApi, at.desk, own),
        await deliveredInSeptember(testApi, at.desk, own),
      ];
      await happen(at, { customerId: customer, ids: two }, steps);
      testApi.clock.advance(16 * dayMs);
      await fixMonths((await offices()).desk);
      await happen(await offices(), { customerId: customer, ids: two }, steps);
      expect(await differences()).toEqual([]);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

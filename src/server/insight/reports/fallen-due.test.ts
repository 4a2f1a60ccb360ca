import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { dayMs } from '#domain/instant.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { deliveredInSeptember } from '#test/support/ledger/random-history.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import {
  active,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';

let testApi: TestApi;
let desk: Desk;
/** Four installments of 1,375, due on the 15th from September on; the down payment of 500 on 1 September. */
let id: string;

beforeAll(async () => {
  testApi = await createTestApi();
});
beforeEach(async () => {
  desk = await openDesk(testApi);
  id = await deliveredInSeptember(testApi, desk);
});
afterAll(() => testApi.close());

interface Fallen {
  readonly on: string;
  readonly due: number;
  readonly paid: number;
  readonly left: number;
}

/** The rows of the due report for the officer, which add up to its totals. */
async function fallenDue({ from = '2026-09-01', until = '2027-08-31' } = {}): Promise<Fallen[]> {
  const asked = {
    as: desk.superadmin,
    params: { name: 'due' },
    query: { from, until, officerId: desk.employeeId },
  } as const;
  const answer = await testApi.call('readReport', asked);
  const rows = answer.data.map(({ cells }) => ({
    on: String(cells.dueOn),
    ...{ due: Number(cells.due), paid: Number(cells.paid), left: Number(cells.left) },
  }));
  const sumOf = (cell: 'due' | 'paid' | 'left') => rows.reduce((sum, row) => sum + row[cell], 0);
  const { sums } = await testApi.call('sumReport', asked);
  expect(sums).toMatchObject({ due: sumOf('due'), paid: sumOf('paid'), left: sumOf('left') });
  return rows;
}

async function reschedule(firstDueOn: string, openCount: number): Promise<void> {
  const frequency = { unit: 'months', every: 1 } as const;
  const asked = { firstDueOn, openCount, frequency, roundingStep: 1, consentHow: 'signed' } as const;
  await grant(testApi, desk, await ask(testApi, desk, 'requestReschedule', id, asked));
}

const undo = async () =>
  grant(
    testApi,
    desk,
    await ask(testApi, desk, 'requestRescheduleUndo', id, { consentHow: 'signed', reason: 'Wrong family' }),
  );
const differences = async () => (await findDifferences(testApi.context.pool)).differences;

test('a reschedule does not take away what fell due before its day, and its debt is due on the new dates alone', async () => {
  await pay(testApi, desk.employee, id, 1_375 + 400);
  await reschedule('2026-12-20', 3);
  expect(await fallenDue()).toEqual([
    { on: '2026-09-01', due: 500, paid: 500, left: 0 },
    { on: '2026-09-15', due: 1_375, paid: 1_375, left: 0 },
    { on: '2026-10-15', due: 1_375, paid: 400, left: 0 },
    { on: '2026-11-15', due: 1_375, paid: 0, left: 0 },
    { on: '2026-12-20', due: 1_375, paid: 400, left: 975 },
    { on: '2027-01-20', due: 1_375, paid: 0, left: 1_375 },
    { on: '2027-02-20', due: 1_375, paid: 0, left: 1_375 },
  ]);
  expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({ outstanding: 3_725, overdue: 0 });
  expect(await differences()).toEqual([]);
});

test('undoing a reschedule leaves each installment due once, and so does one more reschedule', async () => {
  const before = await fallenDue();
  await reschedule('2026-12-20', 4);
  await undo();
  expect(await fallenDue()).toEqual(before);
  expect(await differences()).toEqual([]);
  await reschedule('2026-12-20', 4);
  const past = (await fallenDue({ until: '2026-11-20' })).map(({ on, due }) => [on, due]);
  expect(past).toEqual(before.filter(({ on }) => on < '2026-11-20').map(({ on, due }) => [on, due]));
  expect(await differences()).toEqual([]);
});

test('an installment that the owner takes out of what fell due, or puts into it, is reported', async () => {
  await reschedule('2026-12-20', 4);
  const { number } = await readAgreement(testApi, desk.employee, id);
  const toggle = `UPDATE installments SET stays_due = NOT stays_due
                   WHERE agreement_id = $1 AND schedule_number = 1 AND due_on >= '2026-11-15'`;
  await tamperWith(testApi, id, [toggle]);
  const lines = await differences();
  expect(lines).toContain(`${number}: installment 3 of schedule 1 is missing in what fell due`);
  expect(lines).toContain(`${number}: installment 4 of schedule 1 is in what fell due`);
  await tamperWith(testApi, id, [toggle]);
});

/** Days go by, money comes, and the open installments move: undone at once, or not. */
const step = fc.record({
  days: fc.integer({ min: 0, max: 50 }),
  paid: fc.integer({ min: 0, max: 900 }),
  moves: fc.constantFrom('no', 'yes', 'and back'),
  openCount: fc.integer({ min: 1, max: 6 }),
});

test('what fell due on a day that is over never changes, whatever is paid and rescheduled later', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 4 }), async (steps) => {
      const [clerk, owner] = [await testApi.addUser('employee', 'SGD'), await testApi.addUser('superadmin')];
      const signIn = async (): Promise<Desk> => ({
        ...{ employeeId: clerk.id, superadminId: owner.id },
        employee: await testApi.signIn(clerk.email),
        superadmin: await testApi.signIn(owner.email),
      });
      desk = await signIn();
      const [deliveredOn, firstDueOn] = [dayAhead(-80), dayAhead(-66)];
      const terms = {
        price: 6_000,
        downPayment: 500,
        count: 4,
        firstDueOn,
        startOn: deliveredOn,
        deliveredOn,
      };
      id = await active(testApi, desk, terms);
      for (const { days, paid, moves, openCount } of steps) {
        testApi.clock.advance(days * dayMs);
        desk = await signIn();
        const due = async () =>
          (await fallenDue({ from: deliveredOn, until: dayAhead(-1) })).map((row) => [row.on, row.due]);
        const before = await due();
        if (paid > 0) await pay(testApi, desk.employee, id, paid);
        const { outstanding } = await readAgreement(testApi, desk.employee, id);
        if (moves !== 'no' && outstanding > 0) await reschedule(dayAhead(20), openCount);
        if (moves === 'and back' && outstanding > 0) await undo();
        expect(await due()).toEqual(before);
      }
      expect(await differences()).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

function dayAhead(days: number): string {
  return addDays(businessDateOf(testApi.clock.now()), days);
}

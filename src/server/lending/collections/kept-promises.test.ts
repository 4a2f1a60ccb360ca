import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { hourMs, type Instant } from '#domain/instant.ts';
import { promisesWithState } from '#domain/lending/collections/payment-promise.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { amounts } from '#test/support/ledger/plans.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';
import { countKept } from './kept-promises.queries.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const first = startOfBusinessDate(calendarDate('2026-10-01'));
const moments = fc.integer({ min: 0, max: 30 * 24 }).map((hours) => first + hours * hourMs);
const promises = fc.uniqueArray(fc.record({ amount: amounts(1, 5_000), madeAt: moments, days: fc.nat(8) }), {
  selector: ({ madeAt }) => madeAt,
  minLength: 1,
  maxLength: 6,
});
const payments = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('payment', 'recovery'),
    amount: amounts(1, 5_000),
    recordedAt: moments,
    daysBack: fc.nat(4),
    isReversed: fc.boolean(),
    isTransfer: fc.boolean(),
  }),
  { selector: ({ recordedAt }) => recordedAt, maxLength: 10 },
);

interface History {
  readonly promised: readonly { readonly amount: Rupees; readonly madeAt: Instant; readonly days: number }[];
  readonly paid: readonly {
    readonly kind: string;
    readonly amount: Rupees;
    readonly recordedAt: Instant;
    readonly daysBack: number;
    readonly isReversed: boolean;
    readonly isTransfer: boolean;
  }[];
}

const insertEntry = `
  INSERT INTO entries (id, agreement_id, position, branch_id, kind, amount, debit, credit, valued_on, counts_on, recorded_at,
                       recorded_by, method, transfer_id, reverses)
  SELECT $1, a.id, (SELECT max(position) + 1 FROM entries WHERE agreement_id = a.id), a.branch_id, $3, $4,
         coalesce($7::text, 'receivable'), $8, $5, $5, $6, a.officer_id, $7, $9, $10 FROM agreements a WHERE a.id = $2`;

/** Writes a history without the checks that need receipts, and lets the database compute the outcomes of its promises. */
async function write(client: PoolClient, agreementId: string, { promised, paid }: History): Promise<void> {
  for (const { amount, madeAt, days } of promised.toSorted((a, b) => a.madeAt - b.madeAt)) {
    const madeOn = businessDateOf(madeAt);
    await client.query(
      `INSERT INTO payment_promises (id, agreement_id, amount, made_on, promised_for, recorded_at, recorded_by)
       SELECT $1, id, $3, $4, $5, $6, officer_id FROM agreements WHERE id = $2`,
      [randomUUID(), agreementId, amount, madeOn, addDays(madeOn, days), new Date(madeAt)],
    );
  }
  await client.query('SET LOCAL session_replication_role = replica');
  for (const { kind, amount, recordedAt, daysBack, isReversed, isTransfer } of paid) {
    const id = randomUUID();
    const valuedOn = addDays(businessDateOf(recordedAt), -daysBack);
    const method = isTransfer ? 'transfer' : 'cash';
    const credit = kind === 'payment' ? 'receivable' : 'recovered';
    const common = [agreementId, kind, amount, valuedOn, new Date(recordedAt), method, credit];
    await client.query(insertEntry, [id, ...common, isTransfer ? randomUUID() : null, null]);
    if (isReversed)
      await client.query(insertEntry, [
        ...[randomUUID(), agreementId, 'reversal', amount, valuedOn, new Date(recordedAt)],
        ...[null, 'cash', null, id],
      ]);
  }
  await client.query('SET LOCAL session_replication_role = origin');
  await client.query('SELECT judge_promises($1)', [agreementId]);
}

/** The same by hand: payments that were not reversed, assigned to the promises by the domain's rule. */
function byHand({ promised, paid }: History, today: CalendarDate) {
  const made = promised.map(({ days, ...promise }) => ({
    ...promise,
    promisedFor: addDays(businessDateOf(promise.madeAt), days),
  }));
  const standing = paid
    .filter(({ isReversed, isTransfer }) => !isReversed && !isTransfer)
    .map(({ daysBack, ...payment }) => ({
      ...payment,
      valuedOn: addDays(businessDateOf(payment.recordedAt), -daysBack),
    }));
  const states = promisesWithState(made, standing, today).map(({ state }) => state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return { kept: count('kept'), broken: count('broken'), replaced: count('replaced') };
}

test('the stored outcome of promises equals a count of the payments, whatever was paid and reversed', async () => {
  const id = await active(testApi, desk);
  const client = await testApi.database.ownerPool.connect();
  const today = calendarDate('2026-10-20');
  try {
    await fc.assert(
      fc.asyncProperty(promises, payments, async (promised, paid) => {
        await client.query('BEGIN');
        await write(client, id, { promised, paid });
        const { rows } = await client.query(
          `SELECT ${countKept('$2')}, (count(*) FILTER (WHERE is_replaced))::integer AS replaced FROM promise_outcomes o WHERE o.agreement_id = $1`,
          [id, today],
        );
        await client.query('ROLLBACK');
        expect(rows).toEqual([byHand({ promised, paid }, today)]);
      }),
      { numRuns: 100, endOnFailure: true },
    );
  } finally {
    client.release();
  }
});

test("an officer's rate counts the promises given to that officer scope day has passed", async () => {
  const at = await openDesk(testApi);
  const promise = async (id: string, amount: number, promisedFor: string) =>
    testApi.call('recordPaymentPromise', { as: at.employee, params: { id }, body: { amount, promisedFor } });
  const [kept, broken, open] = [
    await active(testApi, at),
    await active(testApi, at),
    await active(testApi, at),
  ];
  await promise(kept, 5_000, '2026-11-20');
  await promise(broken, 5_000, '2026-11-20');
  await promise(open, 5_000, '2026-12-20');
  testApi.clock.advance(1_000);
  await pay(testApi, at.employee, kept, 5_000);
  const rateSeenBy = async (as: Session) =>
    (await testApi.call('listOfficerPromises', { as, query: {} })).find(
      ({ officerId }) => officerId === at.employeeId,
    );
  expect(await rateSeenBy(at.superadmin)).toMatchObject({ kept: 1, broken: 0 });
  testApi.clock.advance(24 * hourMs);
  // The sessions have ended.
  const nextDay = await openDesk(testApi);
  expect(await rateSeenBy(nextDay.superadmin)).toMatchObject({ kept: 1, broken: 1 });
  expect(await rateSeenBy(nextDay.employee)).toBeUndefined();
});

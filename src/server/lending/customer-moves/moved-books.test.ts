import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { branchId } from '#test/support/desk/office.ts';
import { active, addCustomer, type Desk, openDesk, readAgreement } from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';

let testApi: TestApi;
/** The branches that customers move between. */
let places: { readonly desk: Desk; readonly branchId: string }[];

beforeAll(async () => {
  testApi = await createTestApi();
  const codes = ['SGD', 'LHE', 'FSD'];
  places = await Promise.all(
    codes.map(async (code) => ({
      desk: await openDesk(testApi, code),
      branchId: await branchId(testApi, code),
    })),
  );
});
afterAll(() => testApi.close());

/** One event in the life of a customer or of one of their agreements. */
interface Step {
  readonly what: 'payment' | 'reversal' | 'move';
  readonly agreement: 0 | 1;
  readonly amount: number;
  /** Which entry, counted from the latest, or which branch. */
  readonly nth: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('payment', 'reversal', 'move'),
  agreement: fc.constantFrom(0, 1),
  amount: fc.integer({ min: 1, max: 4_000 }),
  nth: fc.nat(4),
});

const superadmin = () => (places[0] as (typeof places)[number]).desk.superadmin;

async function moveTo(customerId: string, nth: number): Promise<void> {
  const { desk, branchId: to } = places[nth % places.length] as (typeof places)[number];
  const as = superadmin();
  const { customers } = await testApi.call('foreseeCustomerMove', { as, body: { ids: [customerId] } });
  const body = { customers, branchId: to, officerId: desk.employeeId, reason: 'As it happens' };
  const outcome = await testApi.attempt('moveCustomers', { as, body });
  if (!outcome.ok) expect(outcome.code).toBe('nothing_to_move');
}

/** Requests the reversal of an entry and has it decided, if it may be reversed at all. */
async function reverse(id: string, nth: number): Promise<void> {
  const { entries } = await readAgreement(testApi, superadmin(), id);
  const entryId = entries.at(-1 - (nth % entries.length))?.id ?? '';
  const asked = await testApi.attempt('requestReversal', {
    as: superadmin(),
    params: { id: entryId },
    body: { reason: 'As it happens' },
  });
  if (!asked.ok) return;
  const second = (places[1] as (typeof places)[number]).desk.superadmin;
  const decision = { params: { id: asked.data.id }, body: { decision: 'approved' as const } };
  await testApi.call('decideApproval', { ...decision, as: second });
}

async function take(ids: readonly string[], customerId: string, { what, agreement, amount, nth }: Step) {
  const id = ids[agreement] ?? '';
  if (what === 'move') return moveTo(customerId, nth);
  if (what === 'reversal') return reverse(id, nth);
  await testApi.attempt('recordPayment', {
    as: superadmin(),
    params: { id },
    body: { amount, method: 'cash', confirmed: ['payment_beyond_outstanding'] },
  });
}

/** The sums of each branch's entries and agreements, counted from the rows themselves. */
const rawSums = `
  SELECT b.code,
         (SELECT coalesce(sum(outstanding), 0) FROM agreements a WHERE a.branch_id = b.id)::integer AS outstanding,
         (SELECT coalesce(sum(amount), 0) FROM entries e
           WHERE e.branch_id = b.id AND kind = 'payment' AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id))::integer AS collected
    FROM branches b ORDER BY b.code`;
const keptSums = `
  SELECT b.code,
         coalesce((SELECT outstanding FROM branch_portfolios p WHERE p.branch_id = b.id), 0)::integer AS outstanding,
         (SELECT coalesce(sum(amount - reversed_amount), 0) FROM receipt_days d
           WHERE d.branch_id = b.id AND d.kind = 'payment')::integer AS collected
    FROM branches b ORDER BY b.code`;

test('after any mix of moves, payments and reversals the books verify, and each branch has the sums of its rows', async () => {
  const { pool } = testApi.context;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { desk } = places[0] as (typeof places)[number];
      const customerId = await addCustomer(testApi, desk);
      const terms = { customerId, price: 6_000, downPayment: 500, count: 4 };
      const ids = [await active(testApi, desk, terms), await active(testApi, desk, terms)];
      for (const each of steps) await take(ids, customerId, each);
      expect((await findDifferences(pool)).differences).toEqual([]);
      expect((await pool.query(keptSums)).rows).toEqual((await pool.query(rawSums)).rows);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Session, type TestApi } from '#test/support/api.ts';
import {
  active,
  type Desk,
  fillReliefFund,
  keyed,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending.ts';
import { fc } from '#test/support/properties.ts';
import { findDifferences } from './find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

/** One thing that someone tries; it may be refused, which must leave no trace. */
type Attempt =
  | {
      readonly what: 'payment' | 'refund' | 'recovery';
      readonly amount: number;
      readonly daysAgo: number;
      readonly rule: string;
    }
  | { readonly what: 'relief'; readonly amount: number }
  | { readonly what: 'reversal'; readonly nth: number }
  | { readonly what: 'write-off' }
  | { readonly what: 'reschedule'; readonly openCount: number }
  | { readonly what: 'reschedule-undo' };

const amounts = fc.oneof(fc.integer({ min: 1, max: 1_500 }), fc.integer({ min: 1_000, max: 9_000 }));
const attempts: fc.Arbitrary<Attempt> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constantFrom('payment' as const, 'payment' as const, 'refund' as const, 'recovery' as const),
      amount: amounts,
      daysAgo: fc.integer({ min: 0, max: 6 }),
      rule: fc.constantFrom('next', 'last', 'spread'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('relief' as const), amount: amounts }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('reversal' as const), nth: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('write-off' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('reschedule' as const),
      openCount: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('reschedule-undo' as const) }) },
);

const plurals = { payment: 'payments', refund: 'refunds', recovery: 'recoveries' } as const;
const said = { reason: 'As it happens', evidence: 'Seen' };

function send(as: Session, path: string, body: object): Promise<Response> {
  return testApi.send('POST', path, { as, body, headers: keyed() });
}

async function attempt(id: string, tried: Attempt): Promise<void> {
  const answer = await start(id, tried);
  expect(answer.status).toBeLessThan(500);
  if (answer.status !== 200 || tried.what in plurals) return;
  const { data } = (await answer.json()) as { data: { id: string } };
  const decided = await send(desk.superadmin, `/api/approvals/${data.id}/decision`, { decision: 'approved' });
  expect(decided.status).toBeLessThan(500);
}

async function start(id: string, tried: Attempt): Promise<Response> {
  const on = (what: string) => `/api/agreements/${id}/${what}`;
  switch (tried.what) {
    case 'payment':
    case 'refund':
    case 'recovery':
      return send(desk.employee, on(plurals[tried.what]), {
        amount: tried.amount,
        method: 'cash',
        valuedOn: `2026-11-${20 - tried.daysAgo}`,
        rule: tried.rule,
        confirmed: ['payment_beyond_outstanding'],
      });
    case 'reversal': {
      const { entries } = await readAgreement(testApi, desk.employee, id);
      const entry = entries[tried.nth % entries.length];
      return send(desk.employee, `/api/entries/${entry?.id}/reversal-requests`, said);
    }
    case 'relief':
    case 'write-off':
      return send(desk.employee, on(`${tried.what}-requests`), { ...said, ...tried });
    case 'reschedule':
      return send(desk.employee, on('reschedule-requests'), {
        ...said,
        firstDueOn: '2027-05-31',
        openCount: tried.openCount,
        frequency: { unit: 'months', every: 1 },
        roundingStep: 1,
        consentHow: 'signed',
      });
    case 'reschedule-undo':
      return send(desk.employee, on('reschedule-undo-requests'), { ...said, consentHow: 'signed' });
  }
}

test('whatever is tried, in any order, what is stored is what the entries say, and nobody owes more than the price', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(attempts, { minLength: 3, maxLength: 14 }),
      fc.constantFrom(0, 700),
      async (tried, downPayment) => {
        const id = await active(testApi, desk, {
          price: 6_000,
          downPayment,
          count: 5,
          startOn: '2026-11-12',
        });
        for (const one of tried) await attempt(id, one);
        const { price, outstanding, paid, writtenOff, entries } = await readAgreement(
          testApi,
          desk.employee,
          id,
        );
        expect(outstanding + paid + writtenOff).toBe(price);
        expect(Math.max(...entries.map(({ balance }) => balance))).toBeLessThanOrEqual(price);
        expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
});

test('attempts at the same moment leave the books as exact as one after another', async () => {
  const ids = [
    await active(testApi, desk, { price: 6_000, downPayment: 0, count: 5 }),
    await active(testApi, desk, { price: 6_000, downPayment: 500, count: 3 }),
  ];
  const tried = fc.sample(attempts, 60);
  await Promise.all(tried.map((one, index) => attempt(ids[index % ids.length] ?? '', one)));
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test.each([
  ['outstanding', 'UPDATE agreements SET outstanding = outstanding - 1, paid = paid + 1 WHERE id = $1'],
  ['installment', 'UPDATE installments SET paid = paid - 1 WHERE agreement_id = $1 AND paid > 0'],
  ['portfolio', 'UPDATE branch_portfolios SET outstanding = outstanding + 1 WHERE $1::uuid IS NOT NULL'],
  ['collections', 'UPDATE collection_days SET amount = amount + 1 WHERE $1::uuid IS NOT NULL'],
  ['receipts', 'UPDATE receipt_counters SET last_serial = last_serial + 1 WHERE $1::uuid IS NOT NULL'],
  ['relief fund', 'UPDATE relief_fund SET granted = granted + 1 WHERE $1::uuid IS NOT NULL'],
  ['audit chain', 'UPDATE audit_chains SET last_position = last_position + 1 WHERE $1::uuid IS NOT NULL'],
])('a wrong %s is found', async (name, tampering) => {
  const id = await active(testApi, desk);
  await pay(testApi, desk.employee, id, 1_000);
  const client = await testApi.context.pool.connect();
  await client.query(tampering, [id]);
  client.release();
  const { differences } = await findDifferences(testApi.context.pool);
  expect(differences.join('\n')).toContain(name);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryWarnings } from '#domain/lending/ledger/check-entry.ts';
import { type FutureRule, futureRules } from '#domain/lending/ledger/future-rule.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Outcome } from '#test/support/calls/calls.ts';
import {
  active,
  type Desk,
  fillReliefFund,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';
import { findDifferences } from './find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

const kinds = [
  'payment',
  'refund',
  'recovery',
  'relief',
  'reversal',
  'write_off',
  'reschedule',
  'reschedule_undo',
] as const;

/** One attempt; if it is refused, it must leave no trace. */
interface Attempt {
  readonly what: (typeof kinds)[number];
  readonly amount: number;
  /** The days that a payment is back-dated, the entry that is reversed, or the rows that a reschedule makes. */
  readonly nth: number;
  readonly rule: FutureRule;
}

const attempts: fc.Arbitrary<Attempt> = fc.record({
  what: fc.constantFrom('payment', 'payment', 'payment', 'reversal', ...kinds),
  amount: fc.oneof(fc.integer({ min: 1, max: 1_500 }), fc.integer({ min: 1_000, max: 9_000 })),
  nth: fc.nat(6),
  rule: fc.constantFrom(...futureRules),
});

/** The number of attempts of each kind that were carried out. */
const done = new Map<Attempt['what'], number>();

const asked = { reason: 'As it happens', evidence: 'Seen' };

/** Tries an attempt to its end: a request for approval is also decided. */
async function attempt(id: string, tried: Attempt): Promise<void> {
  const outcome = await start(id, tried);
  if (outcome.ok && 'state' in outcome.data) {
    const decided = await testApi.attempt('decideApproval', {
      as: desk.superadmin,
      params: { id: outcome.data.id },
      body: { decision: 'approved' },
    });
    // Another change came first, so the preview no longer holds: it is requested again.
    if (!decided.ok && decided.code === 'terms_changed') return attempt(id, tried);
    note(tried, decided);
  } else note(tried, outcome);
}

function note({ what }: Attempt, outcome: Outcome<unknown>): void {
  if (outcome.ok) done.set(what, (done.get(what) ?? 0) + 1);
  else expect(outcome.status).toBeLessThan(500);
}

/** Requests to reverse one of its entries, counted from the latest. */
async function reverse(id: string, nth: number) {
  const { entries } = await readAgreement(testApi, desk.employee, id);
  const entry = { id: entries.at(-1 - (nth % entries.length))?.id ?? '' };
  return testApi.attempt('requestReversal', { as: desk.employee, params: entry, body: asked });
}

function start(id: string, { what, amount, nth, rule }: Attempt) {
  const given = { as: desk.employee, params: { id } };
  const money = { amount, method: 'cash', valuedOn: `2026-11-${20 - nth}` } as const;
  switch (what) {
    case 'payment': {
      const body = { ...money, rule, confirmed: [...entryWarnings] };
      return testApi.attempt('recordPayment', { ...given, body });
    }
    case 'refund':
      return testApi.attempt('requestRefund', { ...given, body: { ...asked, amount, method: 'cash' } });
    case 'recovery':
      return testApi.attempt('recordRecovery', { ...given, body: money });
    case 'relief':
      return testApi.attempt('requestRelief', { ...given, body: { ...asked, amount } });
    case 'reversal':
      return reverse(id, nth);
    case 'write_off':
      return testApi.attempt('requestWriteOff', { ...given, body: asked });
    case 'reschedule': {
      const terms = { firstDueOn: '2027-05-31', openCount: 1 + nth, roundingStep: 1 };
      const frequency = { unit: 'months', every: 1 } as const;
      const body = { ...asked, ...terms, frequency, consentHow: 'signed' } as const;
      return testApi.attempt('requestReschedule', { ...given, body });
    }
    case 'reschedule_undo': {
      const body = { ...asked, consentHow: 'signed' } as const;
      return testApi.attempt('requestRescheduleUndo', { ...given, body });
    }
  }
}

const one = (what: Attempt['what'], amount = 1_000): Attempt => ({ what, amount, nth: 0, rule: 'next' });

/** Attempts that are never refused, so that every kind occurs, whatever the random ones are. */
const inOrder: readonly [Attempt[], Attempt[], Attempt[]] = [
  [one('payment'), one('reversal'), one('relief'), one('reschedule'), one('reschedule_undo')],
  [one('payment', 9_000), one('refund')],
  [one('write_off'), one('recovery')],
];

test('after any commands in any order the stored figures equal the entries, and nobody owes more than the price', async () => {
  const wholeLives = fc.array(attempts, { minLength: 3, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(wholeLives, fc.constantFrom(0, 700), async (tried, downPayment) => {
      const id = await active(testApi, desk, { price: 6_000, downPayment, count: 5, startOn: '2026-11-12' });
      for (const each of tried) await attempt(id, each);
      const agreement = await readAgreement(testApi, desk.employee, id);
      const { price, outstanding, paid, writtenOff, entries } = agreement;
      expect(outstanding + paid + writtenOff).toBe(price);
      expect(Math.max(...entries.map(({ balance }) => balance))).toBeLessThanOrEqual(price);
      expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
    }),
    {
      numRuns: 30,
      endOnFailure: true,
      examples: inOrder.flatMap((tried) => [
        [tried, 0],
        [tried, 700],
      ]),
    },
  );
  for (const kind of kinds) expect(done.get(kind), kind).toBeGreaterThanOrEqual(2);
});

test('concurrent commands leave the books as exact as sequential ones', async () => {
  // Large enough that no payment completes the agreement before the other attempts. A write-off would end it, so it has
  // a separate agreement.
  const large = { price: 600_000, downPayment: 0, count: 24 };
  const ids = [
    await active(testApi, desk, large),
    await active(testApi, desk, { ...large, downPayment: 500 }),
  ];
  const [payments, refunds, ending] = inOrder;
  const ended = await active(testApi, desk, large);
  done.clear();
  const endless = attempts.filter(({ what }) => what !== 'write_off');
  const sixPayments = Array.from({ length: 6 }, () => one('payment'));
  const tried = [...sixPayments, ...payments, ...refunds, ...fc.sample(endless, 51)];
  await Promise.all([
    ...tried.map((each, index) => attempt(ids[index % ids.length] ?? '', each)),
    ...[...ending, one('payment')].map((each) => attempt(ended, each)),
  ]);
  expect(done.get('payment')).toBeGreaterThan(5);
  expect(done.size).toBeGreaterThan(2);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('verify reads one snapshot of the books while others go on posting', async () => {
  const id = await active(testApi, desk, { price: 600_000, downPayment: 0, count: 24 });
  const posting = Promise.all(Array.from({ length: 40 }, () => pay(testApi, desk.employee, id, 100)));
  let runs = 0;
  let isPosting = true;
  void posting.finally(() => {
    isPosting = false;
  });
  while (isPosting) {
    expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
    runs += 1;
  }
  await posting;
  expect(runs).toBeGreaterThan(0);
});

test.each([
  ['outstanding', 'UPDATE agreements SET outstanding = outstanding - 1, paid = paid + 1 WHERE id = $1'],
  ['installment', 'UPDATE installments SET paid = paid - 1 WHERE agreement_id = $1 AND paid > 0'],
  [
    'of a name is not found',
    'DELETE FROM name_endings WHERE $1::uuid IS NOT NULL AND ending = (SELECT max(ending) FROM name_endings)',
  ],
  ['receipts', 'UPDATE receipt_counters SET last_serial = last_serial + 1 WHERE $1::uuid IS NOT NULL'],
  ['audit chain', 'UPDATE audit_chains SET last_position = last_position + 1 WHERE $1::uuid IS NOT NULL'],
])('a wrong %s is reported', async (name, tampering) => {
  const id = await active(testApi, desk);
  await pay(testApi, desk.employee, id, 1_000);
  const { pool } = testApi.context;
  const before = new Set((await findDifferences(pool)).differences);
  await testApi.database.ownerPool.query(tampering, [id]);
  const { differences } = await findDifferences(pool);
  expect(differences.filter((line) => !before.has(line)).join('\n')).toContain(name);
});

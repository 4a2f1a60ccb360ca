import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChallengeScores } from '#contract/desk/challenges.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type PaymentPromise, promisesWithState } from '#domain/lending/collections/payment-promise.ts';
import { portfolioAtRisk } from '#domain/lending/collections/portfolio-at-risk.ts';
import { daysPastDue } from '#domain/lending/collections/standing.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import { type CollectedEntry, collectedIn, moneyGivenBack } from '#domain/lending/ledger/collected.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import { replay } from '#domain/lending/ledger/replay.ts';
import { standingEntries } from '#domain/lending/ledger/standing-entries.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import { addChallenge } from '#test/support/desk/challenges.ts';
import {
  active,
  type Desk,
  fillReliefFund,
  grant,
  openDesk,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';

const dayMs = 24 * 3_600_000;

let testApi: TestApi;

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

interface BookedEntry extends Entry, CollectedEntry {
  readonly recordedAt: number;
  readonly recordedBy: string;
}

/** An agreement with all entries. */
interface History {
  readonly officerId: string;
  readonly customerId: string;
  readonly rows: readonly { number: number; dueOn: CalendarDate; amount: Rupees }[];
  readonly entries: readonly BookedEntry[];
  readonly promises: readonly PaymentPromise[];
}

async function readHistories(): Promise<History[]> {
  const { rows } = await testApi.context.pool.query<History>(
    `SELECT a.officer_id AS "officerId", a.customer_id AS "customerId",
            (SELECT json_agg(json_build_object('number', i.number, 'dueOn', i.due_on, 'amount', i.amount) ORDER BY i.number)
               FROM installments i WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number) AS rows,
            (SELECT coalesce(json_agg(json_build_object('amount', p.amount, 'promisedFor', p.promised_for,
                      'madeAt', (extract(epoch FROM p.recorded_at) * 1000)::bigint)), '[]')
               FROM payment_promises p WHERE p.agreement_id = a.id) AS promises,
            (SELECT coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'debit', e.debit,
                      'credit', e.credit, 'valuedOn', e.valued_on, 'countsOn', e.counts_on, 'rule', e.rule, 'reverses', e.reverses,
                      'transferId', e.transfer_id, 'recordedBy', e.recorded_by,
                      'recordedAt', (extract(epoch FROM e.recorded_at) * 1000)::bigint) ORDER BY e.position), '[]')
               FROM entries e WHERE e.agreement_id = a.id) AS entries
       FROM agreements a`,
  );
  return rows;
}

interface Window {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  readonly today: CalendarDate;
}

/** The figures of one employee, counted entry by entry, without entries recorded after the end. */
function recomputed(histories: readonly History[], employeeId: string, { startsOn, endsOn, today }: Window) {
  const upTo = today < endsOn ? today : endsOn;
  const known = histories.map((history) => ({
    ...history,
    entries: history.entries.filter(({ recordedAt }) => businessDateOf(recordedAt) <= endsOn),
  }));
  const all = known.flatMap(({ entries }) => entries);
  const recorded = all.filter(({ recordedBy }) => recordedBy === employeeId);
  const taken = known.flatMap(({ entries }) =>
    entries.filter((entry) => entry.kind !== 'reversal' && takerOf(entry, entries) === employeeId),
  );
  const reversals = all.filter(({ kind }) => kind === 'reversal');
  const own = new Set(recorded.map(({ id }) => id));
  const ownReversals = reversals.filter(
    ({ reverses, recordedAt }) =>
      reverses !== null && own.has(reverses) && businessDateOf(recordedAt) >= startsOn,
  );
  const portfolio = known
    .filter(({ officerId, entries }) => officerId === employeeId && isDelivered(entries))
    .map((history) => ({ rows: rowsThen(history), entries: history.entries }))
    .map(({ rows, entries }) => ({ rows, figures: replay({ rows, carried: [] }, entries) }));
  const due = portfolio.flatMap(({ rows, figures }) =>
    rows
      .map((row, index) => ({ ...row, paid: (figures.paid[index] ?? 0) - (figures.relieved[index] ?? 0) }))
      .filter(({ number, dueOn }) => number > 0 && dueOn >= startsOn && dueOn <= upTo),
  );
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const dayAfter = addDays(endsOn, 1);
  const judged = known
    .filter(({ officerId }) => officerId === employeeId)
    .flatMap(({ promises, entries }) =>
      promisesWithState(
        promises,
        standingEntries(entries).filter(({ kind }) => kind === 'payment' || kind === 'recovery'),
        today < dayAfter ? today : dayAfter,
      ),
    )
    .filter(({ state }) => state === 'kept' || state === 'broken')
    .filter(({ promisedFor }) => promisedFor >= startsOn && promisedFor <= upTo);
  const { atRisk, gross } = portfolioAtRisk(
    portfolio.map(({ figures }) => ({
      outstanding: figures.outstanding,
      daysPastDue: daysPastDue(figures.oldestUnpaidDueOn, upTo),
    })),
    30,
  );
  return {
    // A reversal may be recorded by another user than its payment, so all of them are read.
    collected: collectedIn({ startsOn, endsOn: upTo }, [...taken, ...reversals]).collected,
    due: { part: sumOf(due.map(({ paid }) => paid)), whole: sumOf(due.map(({ amount }) => amount)) },
    promises: { part: judged.filter(({ state }) => state === 'kept').length, whole: judged.length },
    newCustomers: newCustomersOf(known, employeeId, startsOn, upTo),
    par30: { part: atRisk, whole: gross },
    reversals: ownReversals.length,
  };
}

/** The rows while it was delivered: a delivery that was reversed later took the row of the down payment with it. */
function rowsThen({ rows, entries }: History): History['rows'] {
  const paid = entries.find(({ kind }) => kind === 'down_payment');
  if (paid === undefined || rows.some(({ number }) => number === 0)) return rows;
  return [{ number: 0, dueOn: paid.valuedOn, amount: paid.amount }, ...rows];
}

function takerOf(entry: BookedEntry, entries: readonly BookedEntry[]): string {
  const given = entry.kind === 'refund' ? moneyGivenBack(entry.id, entries) : null;
  return (given ?? entry).recordedBy;
}

/** Customers whose first valid delivery is in the window, on an agreement of this officer. */
function newCustomersOf(
  known: readonly History[],
  employeeId: string,
  startsOn: CalendarDate,
  upTo: CalendarDate,
): number {
  const byCustomer = Map.groupBy(known, ({ customerId }) => customerId);
  return [...byCustomer.values()].filter((agreements) => {
    const [first] = agreements
      .flatMap(({ officerId, entries }) =>
        standingEntries(entries)
          .filter(({ kind }) => kind === 'delivery')
          .map(({ id, valuedOn }) => ({ officerId, at: `${valuedOn} ${id}`, valuedOn })),
      )
      .toSorted((a, b) => (a.at < b.at ? -1 : 1));
    return (
      first !== undefined &&
      first.officerId === employeeId &&
      first.valuedOn >= startsOn &&
      first.valuedOn <= upTo
    );
  }).length;
}

const step = fc.record({
  does: fc.constantFrom(
    'pay',
    'pay',
    'pay',
    'refund',
    'relieve',
    'reverse',
    'sell',
    'wait',
    'wait',
    'promise',
    'promise',
    'undeliver',
  ),
  by: fc.nat(1),
  which: fc.nat(1_000),
  amount: fc.integer({ min: 1, max: 2_500 }),
  days: fc.integer({ min: 1, max: 14 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Two officers of a branch, with new sessions whenever days have passed. */
async function crewOf(emails: readonly string[]) {
  const superadmin = await testApi.signIn((await testApi.addUser('superadmin')).email);
  return Promise.all(
    emails.map(async (email): Promise<Desk> => {
      const employee = await testApi.signIn(email);
      return { employee, superadmin, employeeId: '', superadminId: '' };
    }),
  );
}

/** Plays a history, and calls back between its steps. */
async function live(
  emails: readonly string[],
  steps: readonly Step[],
  look: (desk: Desk, isLast?: boolean) => Promise<void>,
): Promise<void> {
  let crew = await crewOf(emails);
  const sold: string[] = [];
  const recorded: string[] = [];
  for (const { does, by, which, amount, days } of steps) {
    const desk = crew[by] as Desk;
    const today = businessDateOf(testApi.clock.now());
    const agreement = sold[which % sold.length];
    if (does === 'wait') {
      testApi.clock.advance(days * dayMs);
      crew = await crewOf(emails);
    } else if (does === 'sell' || agreement === undefined) {
      const firstDueOn = addDays(today, days % 5);
      const terms = { price: 5_000, downPayment: 500, count: 3, startOn: today, firstDueOn };
      sold.push(await active(testApi, desk, terms));
    } else if (does === 'promise') {
      const body = { amount, promisedFor: addDays(today, days) };
      await testApi.attempt('recordPaymentPromise', { as: desk.employee, params: { id: agreement }, body });
    } else if (does === 'pay') {
      const valuedOn = addDays(today, -(days % 3));
      const body: BodyOf<'recordPayment'> = {
        amount,
        method: 'cash',
        valuedOn,
        confirmed: ['payment_beyond_outstanding'],
      };
      const answer = await testApi.attempt('recordPayment', {
        as: desk.employee,
        params: { id: agreement },
        body,
      });
      if (answer.ok) recorded.push(answer.data.entryId);
    } else if (does === 'refund') {
      const body = { amount, method: 'cash', reason: 'Paid too much' } as const;
      const asked = await testApi.attempt('requestRefund', {
        as: desk.employee,
        params: { id: agreement },
        body,
      });
      if (asked.ok) await grant(testApi, desk, asked.data.id);
    } else if (does === 'relieve') {
      const body = { amount, reason: 'A poor harvest', evidence: 'Seen at home' };
      const asked = await testApi.attempt('requestRelief', {
        as: desk.employee,
        params: { id: agreement },
        body,
      });
      if (asked.ok) await grant(testApi, desk, asked.data.id);
    } else {
      const { entries } = await readAgreement(testApi, desk.employee, agreement);
      const id = does === 'reverse' ? recorded[which % recorded.length] : entries[0]?.id;
      if (id === undefined) continue;
      const [as, params, reason] = [desk.employee, { id }, 'Typed twice'];
      const asked =
        does === 'reverse'
          ? await testApi.attempt('requestReversal', { as, params, body: { reason } })
          : await testApi.attempt('requestDeliveryReversal', {
              ...{ as, params },
              body: { reason, action: 'reverse_delivery' },
            });
      if (asked.ok) await grant(testApi, desk, asked.data.id);
    }
    if (does === 'wait' || does === 'reverse') await look(crew[0] as Desk);
  }
  await look(crew[0] as Desk, true);
}

const runs = 3;

test('progress during a challenge and results after it equal a count of every single entry', async () => {
  const histories = fc.sample(fc.array(step, { minLength: 30, maxLength: 45 }), runs);
  for (const steps of histories) await follow(steps);
});

async function follow(steps: readonly Step[]): Promise<void> {
  const people = await Promise.all([testApi.addUser('employee', 'SGD'), testApi.addUser('employee', 'SGD')]);
  const desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
  const startsOn = businessDateOf(testApi.clock.now());
  const endsOn = addDays(startsOn, 45);
  const ids = people.map(({ id }) => id);
  const given = { startsOn, endsOn, employeeIds: ids };
  const challenges = [
    await addChallenge(testApi, desk, given),
    await addChallenge(testApi, desk, { ...given, metric: 'collection_rate', balancingMetric: 'par30' }),
    await addChallenge(testApi, desk, { ...given, metric: 'new_active_customers' }),
    await addChallenge(testApi, desk, { ...given, metric: 'payment_promises_kept', target: 9_000 }),
  ];

  await live(
    people.map(({ email }) => email),
    steps,
    async ({ superadmin }, isLast = false) => {
      // After the end nobody reads the results for a while, so much has changed when they are stored.
      const today = businessDateOf(testApi.clock.now());
      if (today > endsOn && !isLast) return;
      const scoresOf = async (id: string) =>
        new Map(
          (await testApi.call('getChallengeScores', { as: superadmin, params: { id } })).scores.map(
            (score) => [score.employee.id, score] as const,
          ),
        );
      const scored = await Promise.all(challenges.map(({ id }) => scoresOf(id)));
      const all = await readHistories();
      for (const employeeId of ids) {
        const expected = recomputed(all, employeeId, { startsOn, endsOn, today });
        const [money, due, families, promises] = scored.map((scores) => figuresOf(scores.get(employeeId)));
        expect(money).toEqual({
          reached: { part: expected.collected, whole: 1 },
          balance: { part: expected.reversals, whole: 1 },
        });
        expect(due).toEqual({ reached: expected.due, balance: expected.par30 });
        expect(promises?.reached).toEqual(expected.promises);
        expect(families?.reached).toEqual({ part: expected.newCustomers, whole: 1 });
      }
      await expectPointsToAddUp(superadmin, challenges, ids, scored);
    },
  );
}

type Score = ChallengeScores['scores'][number];

function figuresOf(score: Score | undefined) {
  return score && { reached: score.reached, balance: score.balance };
}

/** From all pages. */
async function expectPointsToAddUp(
  as: Desk['superadmin'],
  challenges: readonly { readonly id: string }[],
  employeeIds: readonly string[],
  scored: readonly ReadonlyMap<string, Score>[],
): Promise<void> {
  for (const [index, { id }] of challenges.entries())
    for (const employeeId of employeeIds) {
      let sum = 0;
      let cursor: string | undefined;
      do {
        const params = { id, employeeId };
        const answer = await testApi.call('listChallengePoints', { as, params, query: { cursor } });
        sum += answer.data.reduce((counted, point) => counted + point.counted, 0);
        cursor = answer.page.next ?? undefined;
      } while (cursor !== undefined);
      expect(sum).toBe(scored[index]?.get(employeeId)?.reached.part);
    }
}

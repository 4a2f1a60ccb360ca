import { describe, expect, test } from 'vitest';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { hourMs, minuteMs } from '#domain/instant.ts';
import { rupees, sumOf } from '#domain/money/rupees.ts';
import { amounts } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type PaymentPromise, promisesWithState, type ReceivedPayment } from './payment-promise.ts';

/** The instant at an hour of a day of November 2026. */
function at(day: number, hour = 12): number {
  return startOfBusinessDate(calendarDate(`2026-11-${day}`)) + hour * hourMs;
}

function promise(amount: number, madeAt: number, promisedFor: number): PaymentPromise {
  return { amount: rupees(amount), madeAt, promisedFor: calendarDate(`2026-11-${promisedFor}`) };
}

/** Recorded on the day itself, unless it was entered later. */
function payment(amount: number, day: number, recordedAt = at(day, 15)): ReceivedPayment {
  return { amount: rupees(amount), valuedOn: calendarDate(`2026-11-${day}`), recordedAt };
}

function statesOf(...judged: Parameters<typeof promisesWithState>) {
  return promisesWithState(...judged).map(({ state }) => state);
}

const made = promise(4800, at(18), 21);

test.each<readonly [string, readonly ReceivedPayment[], number]>([
  ['open', [], 21],
  ['broken', [], 22],
  ['kept', [payment(4800, 21)], 22],
  ['kept', [payment(1800, 18), payment(3000, 20)], 20],
  ['kept', [payment(5000, 20)], 20],
  ['open', [payment(4799, 20)], 20],
  ['broken', [payment(4800, 22)], 22],
  ['broken', [payment(4800, 17)], 22],
  ['kept', [payment(4800, 21, at(23))], 23],
])(
  'a promise of 4,800 by the 21st, made at noon on the 18th, is %s with %j on the %d',
  (state, payments, today) => {
    expect(statesOf([made], payments, calendarDate(`2026-11-${today}`))).toEqual([state]);
  },
);

describe('money received before the promise does not keep it', () => {
  const today = calendarDate('2026-11-22');

  test.each([
    ['on the morning of its day', payment(4800, 18, at(18, 11)), 'broken'],
    ['at the very moment', payment(4800, 18, at(18)), 'broken'],
    ['a moment later', payment(4800, 18, at(18) + 1), 'kept'],
    ['the day before, though it was entered after it', payment(4800, 17, at(19)), 'broken'],
  ])('%s', (_, received, state) => {
    expect(statesOf([made], [received], today)).toEqual([state]);
  });
});

describe('a new promise replaces the one that is open', () => {
  const today = calendarDate('2026-11-26');
  const [first, second] = [promise(1000, at(10), 22), promise(1000, at(12), 25)];

  test('and money that is received later keeps the new one only', () => {
    expect(statesOf([first, second], [payment(2000, 15)], today)).toEqual(['replaced', 'kept']);
    expect(statesOf([second, first], [payment(2000, 15)], today)).toEqual(['kept', 'replaced']);
  });

  test('which may be for a sooner day', () => {
    const sooner = promise(500, at(12), 14);
    expect(statesOf([first, sooner], [payment(2000, 15)], today)).toEqual(['replaced', 'broken']);
  });

  test('on its last day too, but not after it', () => {
    const late = (day: number) => promise(1000, at(day), 25);
    expect(statesOf([first, late(22)], [], today)).toEqual(['replaced', 'broken']);
    expect(statesOf([first, late(23)], [], today)).toEqual(['broken', 'broken']);
  });

  test('but not one that was kept before', () => {
    expect(statesOf([first, second], [payment(1000, 11)], today)).toEqual(['kept', 'broken']);
  });

  test('of two that were made at one moment, the one given later stands', () => {
    const twice = [promise(1000, at(10), 22), promise(1000, at(10), 22)];
    expect(statesOf(twice, [payment(1000, 15)], today)).toEqual(['replaced', 'kept']);
  });
});

const moments = fc.integer({ min: 0, max: 20 * 24 * 60 }).map((minutes) => at(10, 0) + minutes * minuteMs);
const promises = fc.array(
  fc.record({ amount: amounts(1, 5000), madeAt: moments, days: fc.nat(10) }).map(({ days, ...made }) => ({
    ...made,
    promisedFor: addDays(businessDateOf(made.madeAt), days),
  })),
  { maxLength: 8 },
);
const payments = fc.array(
  fc
    .record({ amount: amounts(1, 5000), recordedAt: moments, daysBack: fc.nat(5) })
    .map(({ daysBack, ...paid }) => ({
      ...paid,
      valuedOn: addDays(businessDateOf(paid.recordedAt), -daysBack),
    })),
  { maxLength: 12 },
);
const today = calendarDate('2026-11-25');

test('kept promises never add up to more than the money received', () => {
  fc.assert(
    fc.property(promises, payments, (all, received) => {
      const states = statesOf(all, received, today);
      const kept = all.filter((_, index) => states[index] === 'kept');
      expect(sumOf(kept.map(({ amount }) => amount))).toBeLessThanOrEqual(
        sumOf(received.map(({ amount }) => amount)),
      );
    }),
  );
});

test('a promise is kept only by payments received after it and before its end', () => {
  fc.assert(
    fc.property(promises, payments, (all, received) => {
      const states = statesOf(all, received, today);
      for (const [index, { amount, madeAt, promisedFor }] of all.entries()) {
        const inTime = received.filter(
          (paid) =>
            paid.recordedAt > madeAt &&
            paid.valuedOn >= businessDateOf(madeAt) &&
            paid.valuedOn <= promisedFor,
        );
        if (sumOf(inTime.map((paid) => paid.amount)) < amount) expect(states[index]).not.toBe('kept');
      }
    }),
  );
});

test('of the promises of an agreement one at most is open, and it is the last', () => {
  fc.assert(
    fc.property(promises, payments, (all, received) => {
      const made = all.filter(({ madeAt }) => businessDateOf(madeAt) <= today);
      const judged = promisesWithState(made, received, today);
      const last = Math.max(...made.map(({ madeAt }) => madeAt));
      const open = judged.filter(({ state }) => state === 'open');
      expect(open.length).toBeLessThanOrEqual(1);
      for (const { madeAt } of open) expect(madeAt).toBe(last);
    }),
  );
});

test('a promise is replaced only by one that is made by its day', () => {
  fc.assert(
    fc.property(promises, payments, (all, received) => {
      for (const { state, madeAt, promisedFor } of promisesWithState(all, received, today))
        if (state === 'replaced')
          expect(
            all.some((next) => next.madeAt >= madeAt && businessDateOf(next.madeAt) <= promisedFor),
          ).toBe(true);
    }),
  );
});

test('with one promise, all money received for it counts', () => {
  const one = promises.filter((all) => all.length > 0).map((all) => all.slice(0, 1));
  fc.assert(
    fc.property(one, payments, (all, received) => {
      const enough = { amount: all[0]?.amount ?? rupees(0), recordedAt: (all[0]?.madeAt ?? 0) + 1 };
      const answer = { ...enough, valuedOn: businessDateOf(enough.recordedAt) };
      expect(statesOf(all, [...received, answer], today)).toEqual(['kept']);
    }),
  );
});

test('the order in which promises and payments are listed does not matter', () => {
  const distinct = fc.tuple(
    fc.uniqueArray(
      promises.map((all) => all[0]).filter((it) => it !== undefined),
      {
        selector: ({ madeAt }) => madeAt,
        maxLength: 6,
      },
    ),
    fc.uniqueArray(
      payments.map((all) => all[0]).filter((it) => it !== undefined),
      {
        selector: ({ recordedAt }) => recordedAt,
        maxLength: 8,
      },
    ),
  );
  fc.assert(
    fc.property(distinct, ([all, received]) => {
      const states = statesOf(all, received, today);
      const backwards = statesOf(all.toReversed(), received.toReversed(), today);
      expect(backwards.toReversed()).toEqual(states);
    }),
  );
});

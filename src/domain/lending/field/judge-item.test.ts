import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { agreementStatuses } from '../agreements/agreement-status.ts';
import { fieldItemKinds } from './field-item.ts';
import { holdReasons, type ItemSituation, judgeItem, waysOutOf } from './judge-item.ts';

const agreement = {
  status: 'active' as const,
  outstanding: 37_500,
  unrecovered: 0,
  deliveredOn: calendarDate('2026-03-20'),
};
const usual: ItemSituation = {
  isDeviceRevoked: false,
  isOfficerActive: true,
  daysOff: 0,
  isChained: true,
  on: calendarDate('2026-11-20'),
  today: calendarDate('2026-11-20'),
  backDatingDaysMax: 1,
  monthClosedUntil: calendarDate('2026-10-31'),
  dayClosedUntil: calendarDate('2026-11-19'),
  isRelated: false,
  mayRecordPayments: true,
  agreement,
};
const collected = { kind: 'collected', amount: 7_500 } as const;
const judged = (given: Partial<ItemSituation>) => judgeItem(collected, { ...usual, ...given });
const held = (reason: string) => ({ outcome: 'hold', reason });

describe('cash that was taken in the field', () => {
  test('is posted, also if other payments have come since, as long as the agreement can take it', () => {
    expect(judged({})).toEqual({ outcome: 'post', as: 'payment' });
    expect(judged({ agreement: { ...agreement, outstanding: 7_500 } })).toMatchObject({ outcome: 'post' });
  });

  test('is held if it is more than what is left, or if all is paid', () => {
    expect(judged({ agreement: { ...agreement, outstanding: 7_499 } })).toEqual(held('beyond_outstanding'));
    const completed = { ...agreement, status: 'completed' as const, outstanding: 0 };
    expect(judged({ agreement: completed })).toEqual(held('beyond_outstanding'));
  });

  test('is a recovery after a write-off, up to what was written off', () => {
    const lost = { ...agreement, status: 'written_off' as const, outstanding: 0, unrecovered: 7_500 };
    expect(judged({ agreement: lost })).toEqual({ outcome: 'post', as: 'recovery' });
    expect(judged({ agreement: { ...lost, unrecovered: 7_499 } })).toEqual(held('beyond_outstanding'));
  });

  test.each(['draft', 'submitted', 'approved', 'rejected', 'withdrawn', 'cancelled'] as const)(
    'is held for an agreement that is %s',
    (status) => {
      expect(judged({ agreement: { ...agreement, status } })).toEqual(held('agreement_not_open'));
    },
  );

  test('is held if its day or month is closed, or older than the officer may record', () => {
    expect(judged({ dayClosedUntil: calendarDate('2026-11-20') })).toEqual(held('period_closed'));
    const closed = { on: calendarDate('2026-10-31'), dayClosedUntil: null, backDatingDaysMax: 31 };
    expect(judged(closed)).toEqual(held('period_closed'));
    expect(judged({ today: calendarDate('2026-11-21') })).toMatchObject({ outcome: 'post' });
    expect(judged({ today: calendarDate('2026-11-22') })).toEqual(held('too_old'));
  });

  test('is held for a superadmin if the customer has moved to another branch', () => {
    expect(judged({ agreement: null })).toEqual(held('of_another_branch'));
  });

  test('is held if the clock of the phone was off by more than a day', () => {
    expect(judged({ daysOff: 1 })).toMatchObject({ outcome: 'post' });
    expect(judged({ daysOff: 2 })).toEqual(held('clock_wrong'));
  });

  test('is kept as evidence if the phone was revoked or the officer left, whatever else is true', () => {
    const wrong = { agreement: null, daysOff: 9, isChained: false };
    expect(judged({ ...wrong, isDeviceRevoked: true })).toEqual({
      outcome: 'evidence',
      reason: 'device_revoked',
    });
    expect(judged({ ...wrong, isOfficerActive: false })).toEqual({
      outcome: 'evidence',
      reason: 'officer_inactive',
    });
  });
});

test('a visit without cash is logged, and a promise is held where none can be made', () => {
  const completed = { ...agreement, status: 'completed' as const, outstanding: 0 };
  expect(judgeItem({ kind: 'note', amount: null }, usual)).toEqual({ outcome: 'log' });
  expect(judgeItem({ kind: 'not_home', amount: null }, { ...usual, agreement: completed })).toEqual({
    outcome: 'log',
  });
  expect(judgeItem({ kind: 'promise', amount: 500 }, { ...usual, agreement: completed })).toEqual(
    held('promise_not_possible'),
  );
});

const aDay = fc
  .integer({ min: 1, max: 28 })
  .map((day) => calendarDate(`2026-11-${String(day).padStart(2, '0')}`));
const aSituation: fc.Arbitrary<ItemSituation> = fc.record({
  isDeviceRevoked: fc.boolean(),
  isOfficerActive: fc.boolean(),
  daysOff: fc.nat(3),
  isChained: fc.boolean(),
  on: aDay,
  today: aDay,
  backDatingDaysMax: fc.nat(31),
  monthClosedUntil: fc.option(aDay),
  dayClosedUntil: fc.option(aDay),
  isRelated: fc.boolean(),
  mayRecordPayments: fc.boolean(),
  agreement: fc.option(
    fc.record({
      status: fc.constantFrom(...agreementStatuses),
      outstanding: fc.nat(50_000),
      unrecovered: fc.nat(50_000),
      deliveredOn: fc.option(aDay),
    }),
  ),
});

test('cash is posted or held with a reason and a way out, and never beyond what the agreement owes', () => {
  fc.assert(
    fc.property(aSituation, fc.integer({ min: 1, max: 60_000 }), (situation, amount) => {
      const judgement = judgeItem({ kind: 'collected', amount }, situation);
      if (judgement.outcome === 'post') {
        const { outstanding = 0, unrecovered = 0 } = situation.agreement ?? {};
        expect(amount).toBeLessThanOrEqual(judgement.as === 'recovery' ? unrecovered : outstanding);
        expect(situation.isDeviceRevoked || !situation.isOfficerActive).toBe(false);
      } else {
        expect(judgement.outcome).toMatch(/^(hold|evidence)$/);
      }
    }),
  );
});

test('every hold has a way out, and money is posted or given back and never only closed', () => {
  for (const kind of fieldItemKinds) {
    for (const reason of holdReasons) expect(waysOutOf(kind, reason).length).toBeGreaterThan(0);
  }
  for (const reason of holdReasons.filter((one) => one !== 'promise_not_possible'))
    expect(waysOutOf('collected', reason)).not.toContain('close');
});

import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { refusalOfArrival, refusalOfDeposit, refusalOfNeverArrived } from './cash-deposit.ts';

const deposit = {
  ...{ amount: rupees(5_000), inDrawer: rupees(5_000), isAccountClosed: false, usedBy: null },
  ...{
    day: calendarDate('2026-11-20'),
    today: calendarDate('2026-11-20'),
    earliestOn: calendarDate('2026-11-20'),
  },
};

test('a drawer deposits up to what it has, on an open day that has come', () => {
  expect(refusalOfDeposit(deposit)).toBeNull();
  expect(refusalOfDeposit({ ...deposit, day: calendarDate('2026-11-21') })).toEqual({
    reason: 'valued_in_future',
    today: '2026-11-20',
  });
  expect(refusalOfDeposit({ ...deposit, day: calendarDate('2026-11-19') })).toEqual({
    reason: 'deposit_too_early',
    earliestOn: '2026-11-20',
  });
});

test('a slip that a deposit has proves no other, and a closed account takes none', () => {
  expect(refusalOfDeposit({ ...deposit, usedBy: 'SGD-C-000012' })).toEqual({
    reason: 'deposit_slip_used',
    usedBy: 'SGD-C-000012',
  });
  expect(refusalOfDeposit({ ...deposit, isAccountClosed: true })).toEqual({ reason: 'cash_account_closed' });
});

test('no deposit leaves a drawer below zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_000 }),
      fc.integer({ min: -9_000, max: 9_000 }),
      (amount, held) => {
        const refusal = refusalOfDeposit({ ...deposit, amount: rupees(amount), inDrawer: rupees(held) });
        expect(refusal).toEqual(
          amount <= held ? null : { reason: 'cash_beyond_drawer', left: Math.max(0, held) },
        );
      },
    ),
  );
});

const arrival = {
  ...{ depositedBy: 'nadia', saidBy: 'asif', hasOtherSuperadmin: true, isPasswordReentered: false },
  ...{ state: 'in_transit' as const, depositedOn: deposit.day, day: deposit.day, today: deposit.today },
};

test('a deposit arrives from the day of its slip to today', () => {
  expect(refusalOfArrival(arrival)).toBeNull();
  expect(refusalOfArrival({ ...arrival, day: calendarDate('2026-11-19') })).toEqual({
    reason: 'arrived_before_deposit',
    earliestOn: '2026-11-20',
  });
  expect(refusalOfArrival({ ...arrival, day: calendarDate('2026-11-21') })).toMatchObject({
    reason: 'valued_in_future',
  });
});

test.each([
  ['has it', refusalOfArrival],
  ['never had it', refusalOfNeverArrived],
])(
  'the maker of a deposit says that the account %s only without another superadmin, and with the password',
  (_, refusalOf) => {
    const own = { ...arrival, saidBy: 'nadia' };
    expect(refusalOf({ ...own, isPasswordReentered: true })).toEqual({ reason: 'own_deposit' });
    const alone = { ...own, hasOtherSuperadmin: false };
    expect(refusalOf(alone)).toEqual({ reason: 'alone_without_password' });
    expect(refusalOf({ ...alone, isPasswordReentered: true })).toBeNull();
  },
);

test('of the two answers about a deposit one is given, and once', () => {
  for (const refusalOf of [refusalOfArrival, refusalOfNeverArrived]) {
    expect(refusalOf(arrival)).toBeNull();
    expect(refusalOf({ ...arrival, state: 'confirmed' })).toEqual({ reason: 'deposit_confirmed' });
    expect(refusalOf({ ...arrival, state: 'refused' })).toEqual({ reason: 'deposit_refused' });
  }
});

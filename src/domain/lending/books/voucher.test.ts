import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf, reversalOf } from '#test/support/ledger/entries.ts';
import { fc } from '#test/support/runs/properties.ts';
import { cashEffects, cashMovementKinds } from '../cash/cash-movement.ts';
import { balanceOf } from '../ledger/balances.ts';
import { paymentMethods } from '../ledger/bookkeeping.ts';
import type { Entry } from '../ledger/entry.ts';
import { entryKinds } from '../ledger/entry-kind.ts';
import { chartAccounts, proposedCodes } from './chart-account.ts';
import { balanceOfLines, entryVoucher, movementVoucher, type VoucherLine } from './voucher.ts';

const amount = fc.integer({ min: 1, max: 10_000_000 }).map(rupees);
const on = calendarDate('2026-11-20');

/** An entry, perhaps with its reversal. Only money and goods of an agreement are brought in. */
const booked = fc
  .record({
    kind: fc.constantFrom(...entryKinds.filter((kind) => kind !== 'reversal')),
    amount,
    by: fc.constantFrom(...paymentMethods, 'transfer' as const),
    isFollowed: fc.boolean(),
    isReversed: fc.boolean(),
    isOld: fc.boolean(),
  })
  .map(({ isFollowed, isReversed, isOld, ...fields }) => {
    const broughtIn = isOld && fields.kind !== 'recovery';
    const entry = entryOf({ id: 'e', valuedOn: on, broughtIn, ...fields });
    return { entries: isReversed ? [entry, reversalOf(entry)] : [entry], isFollowed };
  });

const moved = fc.record({
  kind: fc.constantFrom(...cashMovementKinds),
  amount: fc.integer({ min: -5_000, max: 10_000_000 }).map(rupees),
  stated: fc.integer({ min: 0, max: 10_000_000 }).map(rupees),
});
const history = fc.record({ booked: fc.array(booked), moved: fc.array(moved) });
type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

const vouchersOf = ({ booked: events, moved: movements }: History): VoucherLine[][] => [
  ...events.flatMap(({ entries, isFollowed }) =>
    entries.map((entry) => entryVoucher({ ...entry, isFollowed })),
  ),
  ...movements.map(movementVoucher),
];

const sum = (lines: readonly VoucherLine[]) =>
  lines.reduce((total, { debit, credit }) => total + debit - credit, 0);

test('each voucher balances, and each of its lines is a debit or a credit above zero', () => {
  fc.assert(
    fc.property(history, (one) => {
      for (const lines of vouchersOf(one)) {
        expect(sum(lines)).toBe(0);
        for (const { debit, credit } of lines) {
          expect(Math.min(debit, credit)).toBe(0);
          expect(Math.max(debit, credit)).toBeGreaterThan(0);
        }
      }
    }),
  );
});

test('the trial balance of any history is zero', () => {
  fc.assert(
    fc.property(history, (one) => {
      const lines = vouchersOf(one).flat();
      const balances = chartAccounts.map((account) => balanceOfLines(account, lines));
      expect(balances.reduce((total, balance) => total + balance, 0)).toBe(0);
    }),
  );
});

test('the receivable account has the outstanding of all agreements', () => {
  fc.assert(
    fc.property(history, (one) => {
      const entries: readonly Entry[] = one.booked.flatMap(({ entries: some }) => some);
      expect(balanceOfLines('receivable', vouchersOf(one).flat())).toBe(balanceOf('receivable', entries));
    }),
  );
});

test('the accounts of cash have what is at its places', () => {
  fc.assert(
    fc.property(history, (one) => {
      const lines = vouchersOf(one).flat();
      const moves = (place: 'hand' | 'drawer' | 'account' | 'difference') =>
        one.moved.reduce((total, { kind, ...figures }) => {
          const effect = Object.entries(cashEffects[kind][place] ?? {});
          return total + effect.reduce((part, [of, times]) => part + times * figures[of as 'amount'], 0);
        }, 0);
      const taken = one.booked
        .filter(({ isFollowed, entries }) => isFollowed && entries[0]?.broughtIn === false)
        .reduce((total, { entries }) => total + balanceOf('cash', entries), 0);
      expect(balanceOfLines('cash_in_hand', lines)).toBe(taken + moves('hand'));
      expect(balanceOfLines('cash_in_drawers', lines)).toBe(moves('drawer'));
      expect(balanceOfLines('account', lines)).toBe(moves('account'));
      expect(balanceOfLines('cash_difference', lines)).toBe(moves('difference'));
    }),
  );
});

test('a hand-over that was counted short is a debit of the drawer and of the difference', () => {
  expect(movementVoucher({ kind: 'hand_over', stated: rupees(48_400), amount: rupees(47_900) })).toEqual([
    { account: 'cash_in_drawers', debit: 47_900, credit: 0 },
    { account: 'cash_difference', debit: 500, credit: 0 },
    { account: 'cash_in_hand', debit: 0, credit: 48_400 },
  ]);
});

test('a deposit that never arrived is a credit of the account and a debit of the difference', () => {
  expect(movementVoucher({ kind: 'never_arrived', stated: rupees(3_000), amount: rupees(0) })).toEqual([
    { account: 'cash_difference', debit: 3_000, credit: 0 },
    { account: 'account', debit: 0, credit: 3_000 },
  ]);
});

test('an expense that was not the lender’s is a credit of the expenses and a debit of the difference', () => {
  expect(movementVoucher({ kind: 'not_ours', stated: rupees(1_200), amount: rupees(0) })).toEqual([
    { account: 'cash_difference', debit: 1_200, credit: 0 },
    { account: 'expenses', debit: 0, credit: 1_200 },
  ]);
});

test('an expense is a debit of the expenses and a credit of the drawer', () => {
  expect(movementVoucher({ kind: 'expense', stated: rupees(0), amount: rupees(1_200) })).toEqual([
    { account: 'expenses', debit: 1_200, credit: 0 },
    { account: 'cash_in_drawers', debit: 0, credit: 1_200 },
  ]);
});

test('an opening count is opposite the opening cash', () => {
  expect(movementVoucher({ kind: 'opening', stated: rupees(0), amount: rupees(20_000) })).toEqual([
    { account: 'cash_in_drawers', debit: 20_000, credit: 0 },
    { account: 'opening_cash', debit: 0, credit: 20_000 },
  ]);
});

test('what a register brought in never passed through the accounts of money and goods', () => {
  const delivery = entryOf({
    id: 'a',
    kind: 'delivery',
    amount: rupees(60_000),
    valuedOn: on,
    broughtIn: true,
  });
  expect(entryVoucher({ ...delivery, isFollowed: false }).map(({ account }) => account)).toEqual([
    'receivable',
    'brought_in',
  ]);
});

test('no two accounts have the same proposed code', () => {
  expect(new Set(Object.values(proposedCodes)).size).toBe(chartAccounts.length);
});

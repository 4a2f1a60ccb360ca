import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { refusalOfExpense, refusalOfSayingAboutExpense } from './cash-expense.ts';

const expenses = fc.record({
  amount: fc.integer({ min: 1, max: 9_000 }).map(rupees),
  inDrawer: fc.integer({ min: -9_000, max: 9_000 }).map(rupees),
  withoutBillMax: fc.integer({ min: 0, max: 9_000 }).map(rupees),
  hasBill: fc.boolean(),
  equal: fc.constantFrom(null, 'SGD-C-000007'),
  isAnother: fc.boolean(),
});

test('an expense is paid exactly if it is small or has its bill, the drawer has it, and it is not the one before', () => {
  fc.assert(
    fc.property(expenses, (expense) => {
      const { amount, inDrawer, withoutBillMax, hasBill, equal, isAnother } = expense;
      const isShown = hasBill || amount <= withoutBillMax;
      expect(refusalOfExpense(expense) === null).toBe(
        isShown && amount <= inDrawer && (equal === null || isAnother),
      );
    }),
  );
});

test('a refused expense is told the limit, and else what the drawer has', () => {
  const expense = {
    ...{ amount: rupees(600), inDrawer: rupees(-5) },
    ...{ withoutBillMax: rupees(500), hasBill: false, equal: 'SGD-C-000007', isAnother: false },
  };
  expect(refusalOfExpense(expense)).toEqual({ reason: 'expense_needs_bill', max: 500 });
  expect(refusalOfExpense({ ...expense, hasBill: true })).toEqual({ reason: 'cash_beyond_drawer', left: 0 });
  expect(refusalOfExpense({ ...expense, hasBill: true, inDrawer: rupees(600) })).toEqual({
    reason: 'equal_expense',
    slip: 'SGD-C-000007',
  });
});

test('one thing is said about an expense, by another than its payer or by the only superadmin with the password', () => {
  const asif = {
    ...({ state: 'unconfirmed', paidBy: 'nadia', saidBy: 'asif' } as const),
    ...{ hasOtherSuperadmin: true, isPasswordReentered: false },
  };
  expect(refusalOfSayingAboutExpense(asif)).toBeNull();
  expect(refusalOfSayingAboutExpense({ ...asif, state: 'confirmed' })).toEqual({
    reason: 'expense_confirmed',
  });
  expect(refusalOfSayingAboutExpense({ ...asif, state: 'refused' })).toEqual({ reason: 'expense_refused' });
  const own = { ...asif, saidBy: 'nadia' };
  const entered = { ...own, isPasswordReentered: true };
  expect(refusalOfSayingAboutExpense(entered)).toEqual({ reason: 'own_expense' });
  const alone = { ...own, hasOtherSuperadmin: false };
  expect(refusalOfSayingAboutExpense(alone)).toEqual({ reason: 'alone_without_password' });
  expect(refusalOfSayingAboutExpense({ ...entered, hasOtherSuperadmin: false })).toBeNull();
});

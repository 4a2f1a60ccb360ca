import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { refusalOfConfirmation, refusalOfExpense } from './cash-expense.ts';

const amounts = fc.record({
  amount: fc.integer({ min: 1, max: 9_000 }).map(rupees),
  inDrawer: fc.integer({ min: -9_000, max: 9_000 }).map(rupees),
  max: fc.integer({ min: 0, max: 9_000 }).map(rupees),
});

test('an expense is paid exactly if it is within the limit and the drawer has it', () => {
  fc.assert(
    fc.property(amounts, (expense) => {
      const { amount, inDrawer, max } = expense;
      expect(refusalOfExpense(expense) === null).toBe(amount <= max && amount <= inDrawer);
    }),
  );
});

test('a refused expense is told the limit, and else what the drawer has', () => {
  const expense = { amount: rupees(600), inDrawer: rupees(-5), max: rupees(500) };
  expect(refusalOfExpense(expense)).toEqual({ reason: 'expense_beyond_limit', max: 500 });
  expect(refusalOfExpense({ ...expense, max: rupees(600) })).toEqual({
    reason: 'cash_beyond_drawer',
    left: 0,
  });
});

test('an expense is confirmed by another than its payer, except by the only superadmin with the password', () => {
  const asif = { paidBy: 'nadia', confirmedBy: 'asif', hasOtherSuperadmin: true, isPasswordReentered: false };
  expect(refusalOfConfirmation(asif)).toBeNull();
  const own = { ...asif, confirmedBy: 'nadia' };
  expect(refusalOfConfirmation({ ...own, isPasswordReentered: true })).toEqual({ reason: 'own_expense' });
  const alone = { ...own, hasOtherSuperadmin: false };
  expect(refusalOfConfirmation(alone)).toEqual({ reason: 'alone_without_password' });
  expect(refusalOfConfirmation({ ...alone, isPasswordReentered: true })).toBeNull();
});

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { keptPictureType, paperFile } from '#contract/picture.ts';
import { billedExpenseForm, cashExpenseForm, expenseConfirmationForm, notOursForm } from './cash-forms.ts';
import { cashMovement } from './cash-movement.ts';

const byId = z.object({ id: z.uuid() });
const byBranch = z.object({ branchId: z.uuid() });

const refusalsOfPaying = [
  'not_found',
  'idempotency_key_reused',
  'cash_not_opened',
  'not_cash_custodian',
  'cash_day_closed',
  'cash_beyond_drawer',
  'equal_expense',
] as const;

export const cashExpenseEndpoints = {
  payCashExpense: endpoint({
    method: 'POST',
    path: '/api/cash/drawers/:branchId/expenses',
    summary: 'Stores an expense that was paid from the drawer of a branch, without its bill',
    access: 'cash.move',
    params: byBranch,
    body: cashExpenseForm,
    output: cashMovement,
    errors: [...refusalsOfPaying, 'expense_needs_bill'],
    idempotencyKey: 'required',
  }),
  payBilledCashExpense: endpoint({
    method: 'POST',
    path: '/api/cash/drawers/:branchId/billed-expenses',
    summary: 'Stores an expense that was paid from the drawer of a branch, with a picture of its bill',
    access: 'cash.move',
    params: byBranch,
    body: { fields: billedExpenseForm, files: { bill: paperFile } },
    output: cashMovement,
    errors: refusalsOfPaying,
    idempotencyKey: 'required',
  }),
  showCashPicture: endpoint({
    method: 'GET',
    path: '/api/cash/movements/:id/picture',
    summary:
      'The picture of the bill of an expense or of the slip of a deposit, for those who see the movement',
    access: 'cash.read',
    params: byId,
    output: z.literal(keptPictureType),
    answers: 'picture',
  }),
  confirmCashExpense: endpoint({
    method: 'POST',
    path: '/api/cash/expenses/:id/confirmation',
    summary:
      'Confirms an expense, by a superadmin who did not record it; by its recorder only without another superadmin and with the password',
    access: 'cash.manage',
    params: byId,
    body: expenseConfirmationForm,
    output: cashMovement,
    errors: [
      ...(['own_expense', 'alone_without_password', 'wrong_current_password', 'too_many_requests'] as const),
      ...(['expense_confirmed', 'expense_refused'] as const),
    ],
  }),
  refuseCashExpense: endpoint({
    method: 'POST',
    path: '/api/cash/expenses/:id/refusal',
    summary:
      'Says that an expense was not the lender’s, which is then a difference in the name of its payer; by a superadmin who did not record it, or alone with the password',
    access: 'cash.manage',
    params: byId,
    body: notOursForm,
    output: cashMovement,
    errors: [
      'idempotency_key_reused',
      ...(['own_expense', 'alone_without_password', 'wrong_current_password', 'too_many_requests'] as const),
      ...(['expense_confirmed', 'expense_refused', 'cash_day_closed'] as const),
    ],
    idempotencyKey: 'required',
  }),
};

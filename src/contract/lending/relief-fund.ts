import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { rupeesOrNone } from '#contract/fields/rupees-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';

/** `reserved` is approved on agreements that have not started; `left` can still be approved. */
const reliefFund = z.object({
  budget: z.number(),
  reserved: z.number(),
  granted: z.number(),
  left: z.number(),
  /** Increases with every change of the budget, which sends it back. */
  version: z.number(),
});
export type ReliefFundView = z.output<typeof reliefFund>;

/** The most that may be waived in all, and the reason for the change. */
export const reliefBudgetForm = z.object({
  budget: rupeesOrNone(),
  reason: requiredText(500, 'reason_required'),
  /** Of the budget that was changed. */
  version: z.number().check(z.int()),
});

export const reliefFundEndpoints = {
  getReliefFund: endpoint({
    method: 'GET',
    path: '/api/relief-fund',
    summary: 'What the lender set aside to waive, what it has reserved and granted of it, and what is left',
    access: 'approvals.read',
    output: reliefFund,
  }),
  setReliefBudget: endpoint({
    method: 'PUT',
    path: '/api/relief-fund',
    summary:
      'Sets how much the lender may waive in all, unless someone else did so meanwhile; never below what was reserved and granted',
    access: 'relief-fund.manage',
    body: reliefBudgetForm,
    output: reliefFund,
    errors: ['changed_meanwhile', 'relief_budget_below_granted'],
  }),
};

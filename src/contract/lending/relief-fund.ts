import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { rupeesOrNone } from '#contract/fields/rupees-field.ts';

/** `reserved` is granted on agreements that have not started; `left` is what can still be granted. */
const reliefFund = z.object({
  budget: z.number(),
  reserved: z.number(),
  granted: z.number(),
  left: z.number(),
});
export type ReliefFundView = z.output<typeof reliefFund>;

export const reliefFundEndpoints = {
  getReliefFund: endpoint({
    method: 'GET',
    path: '/api/relief-fund',
    summary: 'What the lender set aside to waive, what it has reserved and granted of it, and what is left',
    access: 'requests.read',
    output: reliefFund,
  }),
  setReliefBudget: endpoint({
    method: 'PUT',
    path: '/api/relief-fund',
    summary: 'Sets how much the lender may waive in all; never below what was reserved and granted',
    access: 'relief-fund.manage',
    body: z.object({ budget: rupeesOrNone() }),
    output: reliefFund,
    errors: ['relief_budget_below_granted'],
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { customerFilters } from './customers.ts';

/** More customers than this do not move at once: the branch that loses them waits until the last one is gone. */
export const customersMovedMax = 500;

/** A customer to move, with the version on the screen. */
const movedCustomer = z.object({ id: z.uuid(), version: z.number().check(z.int()) });

/** A preview of a move, before its target is chosen. */
const foreseenMove = z.object({
  customers: z.array(movedCustomer),
  /** The current branches of the customers. */
  branchIds: z.array(z.uuid()),
  /** The current officers in charge; null among them for customers without one. */
  officerIds: z.array(z.nullable(z.uuid())),
  /** Number of agreements, of every status: a closed one moves too. */
  agreements: z.number(),
  /** Of these agreements, in whole rupees. */
  outstanding: z.number(),
});
export type ForeseenMove = z.output<typeof foreseenMove>;

export const customerMoveEndpoints = {
  foreseeCustomerMove: endpoint({
    // The search text may be a phone or a CNIC, which must not be in an address.
    method: 'POST',
    path: '/api/customer-moves/preview',
    summary: `What would move with these customers, or with all that match the filters; ${customersMovedMax} at most`,
    access: 'customers.move',
    body: z.object({
      ...customerFilters,
      /** Only these. */
      ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(customersMovedMax))),
    }),
    output: foreseenMove,
    errors: ['too_many_customers'],
  }),
  moveCustomers: endpoint({
    method: 'POST',
    path: '/api/customer-moves',
    summary:
      'Puts another officer in charge of customers and all their agreements; only a superadmin moves them to another branch. All of them move, or none',
    access: 'customers.move',
    body: z.object({
      customers: z.array(movedCustomer).check(z.minLength(1), z.maxLength(customersMovedMax)),
      branchId: z.uuid({ error: 'branch_unknown' }),
      officerId: z.uuid({ error: 'officer_unknown' }),
      reason: requiredText(500, 'reason_required'),
    }),
    /** The customers and agreements that were not there already. */
    output: z.object({ customers: z.number(), agreements: z.number() }),
    errors: ['not_found', 'changed_meanwhile', 'nothing_to_move'],
  }),
};

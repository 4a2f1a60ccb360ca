import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';

/** The most slips in an answer. */
export const fieldSlipsShownMax = 300;

const slip = z.object({
  /** `SGD-F03-00057`. */
  number: z.string(),
  customerName: writtenText,
  amount: z.number(),
  isOnHold: z.boolean(),
});
export type FieldSlip = z.output<typeof slip>;

const fieldCash = z.object({
  /** The cash in the caller's hand that is not offered yet, in whole rupees: from the field or not, slips on hold included. */
  inHand: z.number(),
  /** The cash that the hand should stay below; null is no limit. */
  limit: z.nullable(z.number()),
  /** The drawer of the branch with its custodian; null until it is counted for the first time. */
  drawer: z.nullable(z.object({ branchId: z.uuid(), city: spoken, custodianName: z.nullable(spoken) })),
  /** The offers that nobody has counted yet, the oldest first. */
  waiting: z.array(z.object({ id: z.uuid(), amount: z.number(), offeredAt: z.iso.datetime() })),
  /** The last hand-over that was counted; null before the first. */
  counted: z.nullable(
    z.object({
      number: z.string(),
      amount: z.number(),
      offered: z.number(),
      countedByName: spoken,
      countedAt: z.iso.datetime(),
    }),
  ),
  /** The slips of the caller's phones since the last hand-over that was not taken back, the newest first. */
  slips: z.array(slip),
});
export type FieldCash = z.output<typeof fieldCash>;

export const fieldCashEndpoints = {
  getFieldCash: endpoint({
    method: 'GET',
    path: '/api/field/cash',
    summary:
      'The cash in the hand of the officer of a phone by slip, with the drawer that it goes to and what waits there',
    access: 'field.work',
    query: z.object({ deviceId: z.uuid() }),
    output: fieldCash,
    errors: ['field_needs_branch', 'not_found'],
  }),
  listSlipsOfHandOver: endpoint({
    method: 'GET',
    path: '/api/cash/movements/:id/field-slips',
    summary:
      'The slips from the field of which cash was in a counted hand-over, the oldest first: what was in the hand besides stays untold',
    access: 'cash.read',
    params: z.object({ id: z.uuid() }),
    output: z.array(slip),
    errors: ['not_found'],
  }),
};

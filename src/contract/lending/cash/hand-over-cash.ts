import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { cashMovementKinds } from '#domain/lending/cash/cash-movement.ts';
import { handledKinds } from '../payment-register.ts';

/** The most rows of a hand-over in an answer. The cash of older ones is part of what was carried. */
export const handOverRowsMax = 300;

const row = z.object({
  /** The kind of an entry or of a movement into the hand or out of it; `on_hold` is a slip from the field that is no entry yet. */
  kind: z.enum([...handledKinds, ...cashMovementKinds, 'on_hold']),
  /** The number of the receipt, voucher or slip. It, the entry and the customer are null if they are of another branch than the reader's. */
  number: z.nullable(z.string()),
  /** Also null of what is no entry. */
  entryId: z.nullable(z.uuid()),
  customer: z.nullable(z.object({ id: z.uuid(), fullName: writtenText })),
  at: z.iso.datetime(),
  /** The part of it that was handed over; below zero for money that was given back. */
  amount: z.number(),
  /** True if the rest of it was not handed over. */
  isPart: z.boolean(),
});
export type HandOverRow = z.output<typeof row>;

const handOverCash = z.object({
  /** The cash from before the first row, below zero after a late reversal. */
  carried: z.number(),
  /** The oldest first. */
  rows: z.array(row),
  /** The part behind which no entry stands any more. It, the rows and what was carried come to the stated amount. */
  missing: z.number(),
});
export type HandOverCash = z.output<typeof handOverCash>;

export const handOverCashEndpoints = {
  getHandOverCash: endpoint({
    method: 'GET',
    path: '/api/cash/movements/:id/consists-of',
    summary:
      'The receipts of which the cash of a hand-over consists, once it is counted: for those who see its movement in the list',
    access: 'cash.read',
    params: z.object({ id: z.uuid() }),
    output: handOverCash,
    errors: ['not_found'],
  }),
};

import * as z from 'zod/mini';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import type { CostRefusal } from '#domain/lending/agreements/cost-evidence.ts';

/** The refusals of submitting goods whose cost is not proven. */
export const costErrors = ['cost_not_proven', 'price_above_cost'] as const satisfies (ErrorCode &
  CostRefusal)[];

/** The purchase of goods that are not on the list of products. */
export const costEvidence = z.object({
  id: z.uuid(),
  supplier: z.string(),
  invoiceNumber: z.string(),
  invoicedOn: z.iso.date(),
  cost: z.number(),
  recordedAt: z.iso.datetime(),
  recordedByName: spoken,
});
export type CostEvidence = z.output<typeof costEvidence>;

/** An item of an agreement. */
export const soldItem = z.object({
  /** Null for goods that are not on the list of products. */
  productId: z.nullable(z.uuid()),
  description: spoken,
  quantity: z.number(),
  unitPrice: z.number(),
  /** The newest evidence of what goods off the list cost the lender. For staff only. */
  cost: z.nullable(costEvidence),
});
export type SoldItem = z.output<typeof soldItem>;

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenRupees } from '#contract/fields/rupees-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { keptPictureType, pictureFile } from '#contract/picture.ts';
import type { CostRefusal } from '#domain/lending/agreements/cost-evidence.ts';
import { statusErrors } from '../status-errors.ts';

/** The refusals of submitting goods whose cost is not proven. */
export const costErrors = ['cost_not_proven', 'price_above_cost'] as const satisfies (ErrorCode &
  CostRefusal)[];

/** The lender's purchase of goods that are not on the list of products. The picture of the invoice goes with it. */
export const costEvidenceForm = z.object({
  /** The goods, as the draft describes them. */
  description: requiredText(200, 'text_required'),
  supplier: requiredText(120, 'text_required'),
  invoiceNumber: requiredText(80, 'text_required'),
  invoicedOn: calendarDay(),
  /** In whole rupees, for one. */
  cost: writtenRupees(),
});

const costEvidence = z.object({
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

export const costEvidenceEndpoints = {
  recordCostEvidence: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/cost-evidence',
    summary:
      'Records what goods of a draft that are not on the list of products cost the lender, with a picture of the invoice; it takes the place of what was recorded for these goods before, which stays on record',
    access: 'agreements.draft',
    params: z.object({ id: z.uuid() }),
    body: { fields: costEvidenceForm, files: { invoice: pictureFile } },
    output: costEvidence,
    errors: [
      'related_person',
      ...statusErrors('edit_draft'),
      'terms_changed',
      'invoiced_in_future',
      'too_much_evidence',
    ],
  }),
  showCostInvoice: endpoint({
    method: 'GET',
    path: '/api/agreements/:id/cost-evidence/:evidenceId/invoice',
    summary: 'The picture of the invoice for goods that are not on the list of products',
    access: 'agreements.submit',
    params: z.object({ id: z.uuid(), evidenceId: z.uuid() }),
    output: z.literal(keptPictureType),
    answers: 'picture',
  }),
};

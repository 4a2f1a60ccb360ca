import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { writtenRupees } from '#contract/fields/rupees-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { keptPictureType, pictureFile } from '#contract/picture.ts';
import { statusErrors } from '../status-errors.ts';
import { costEvidence } from './sold-item.ts';

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

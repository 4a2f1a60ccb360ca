import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { cnicNumber } from '#contract/fields/cnic-field.ts';
import { optionalText, phoneNumber, requiredText } from '#contract/fields/text-field.ts';

export const guarantorForm = z.object({
  fullName: requiredText(120, 'full_name_required'),
  cnic: cnicNumber(),
  phone: phoneNumber(),
  address: requiredText(400, 'address_required'),
  occupation: optionalText(120),
});

const guarantor = z.object({
  id: z.uuid(),
  fullName: z.string(),
  cnicMasked: z.string(),
  phone: z.string(),
  address: z.string(),
  occupation: z.nullable(z.string()),
  /** How many active agreements this person vouches for, at any branch. */
  exposure: z.number(),
});
export type Guarantor = z.output<typeof guarantor>;

export const guarantorEndpoints = {
  saveGuarantor: endpoint({
    method: 'POST',
    path: '/api/guarantors',
    summary:
      'Puts a guarantor on record; the same CNIC again answers the person on record, with what they vouch for',
    access: 'guarantors.write',
    body: guarantorForm,
    output: guarantor,
  }),
};

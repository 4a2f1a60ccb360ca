import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { cnicNumber } from '#contract/fields/cnic-field.ts';
import { optionalText, phoneNumber, requiredText } from '#contract/fields/text-field.ts';
import { written, writtenText } from '#contract/fields/written-field.ts';

export const guarantorForm = z.object({
  fullName: written(120, 'full_name_required'),
  cnic: cnicNumber(),
  phone: phoneNumber(),
  address: requiredText(400, 'address_required'),
  occupation: optionalText(120),
});

/** A guarantor. For a person known only to other branches, only the facts that another agreement needs. */
const guarantor = z.object({
  id: z.uuid(),
  fullName: writtenText,
  /** Number of active agreements that this person vouches for, at any branch. */
  exposure: z.number(),
  /** True for a member of the lender's staff, by CNIC or phone. */
  isColleague: z.boolean(),
  /**
   * Null unless the person vouches for an agreement of the caller's branch that was approved, or the caller put them on record.
   */
  particulars: z.nullable(
    z.object({
      cnicMasked: z.string(),
      phone: z.string(),
      address: z.string(),
      occupation: z.nullable(z.string()),
    }),
  ),
});
export type Guarantor = z.output<typeof guarantor>;

export const guarantorEndpoints = {
  findGuarantor: endpoint({
    // A POST although it only reads: a CNIC must not be in a URL.
    method: 'POST',
    path: '/api/guarantors/find',
    summary: 'The guarantor on record with a CNIC, or null; the audit remembers who asked about whom',
    access: 'guarantors.read',
    body: z.object({ cnic: cnicNumber() }),
    output: z.nullable(guarantor),
  }),
  saveGuarantor: endpoint({
    method: 'POST',
    path: '/api/guarantors',
    summary:
      'Puts a guarantor on record; the same CNIC again answers the person on record, which the audit remembers',
    access: 'guarantors.write',
    body: guarantorForm,
    output: guarantor,
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { cnicNumber } from '#contract/fields/cnic-field.ts';
import { writtenPersonName } from '#contract/fields/name-field.ts';
import { optionalText, phoneNumber, requiredText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';

export const guarantorForm = z.object({
  fullName: writtenPersonName(),
  cnic: cnicNumber(),
  phone: phoneNumber(),
  address: requiredText(400, 'address_required'),
  occupation: optionalText(120),
});

/** The particulars of a guarantor that can be corrected. The CNIC is the person, so another CNIC is another guarantor. */
export const guarantorChanges = z.object({
  ...z.omit(guarantorForm, { cnic: true }).shape,
  /** Of the record that was changed. */
  version: z.number().check(z.int()),
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
      /** Increases with every change. An edit sends it back. */
      version: z.number(),
    }),
  ),
});
export type Guarantor = z.output<typeof guarantor>;

/** An agreement that a guarantor vouches for, or would, as far as it goes. */
const vouchedAgreement = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(agreementStatuses),
  relation: z.string(),
  customerId: z.uuid(),
  customerName: writtenText,
  branch: z.string(),
  /** Whole rupees. */
  outstanding: z.number(),
  daysPastDue: z.number(),
});

/** A guarantor on record, for a reader who may see the particulars. */
const keptGuarantor = z.object({
  id: z.uuid(),
  fullName: writtenText,
  cnicMasked: z.string(),
  phone: z.string(),
  address: z.string(),
  occupation: z.nullable(z.string()),
  isColleague: z.boolean(),
  version: z.number(),
  /** Number of active agreements that this person vouches for, at any branch. */
  exposure: z.number(),
  /** Those within reach that were not rejected or withdrawn, the newest first. */
  agreements: z.array(vouchedAgreement),
});
export type KeptGuarantor = z.output<typeof keptGuarantor>;

export const guarantorEndpoints = {
  findGuarantor: endpoint({
    // A POST although it only reads: a CNIC must not be in a URL.
    method: 'POST',
    path: '/api/guarantors/find',
    summary: 'The guarantor on record with a CNIC, or null; the audit remembers who asked about whom',
    access: 'guarantors.read',
    body: z.object({ cnic: cnicNumber() }),
    output: z.nullable(guarantor),
    errors: ['too_many_requests'],
  }),
  saveGuarantor: endpoint({
    method: 'POST',
    path: '/api/guarantors',
    summary:
      'Puts a guarantor on record; the same again answers the person on record, which the audit remembers, and other data for a known CNIC are refused',
    access: 'guarantors.write',
    body: guarantorForm,
    output: guarantor,
    errors: ['guarantor_on_record', 'too_many_requests'],
  }),
  getGuarantor: endpoint({
    method: 'GET',
    path: '/api/guarantors/:id',
    summary: 'One guarantor with the agreements that they vouch for, with the CNIC masked',
    access: 'guarantors.read',
    params: z.object({ id: z.uuid() }),
    output: keptGuarantor,
  }),
  editGuarantor: endpoint({
    method: 'PUT',
    path: '/api/guarantors/:id',
    summary: "Puts other particulars in the place of a guarantor's, unless someone else did so meanwhile",
    access: 'guarantors.write',
    params: z.object({ id: z.uuid() }),
    body: guarantorChanges,
    output: keptGuarantor,
    errors: ['related_person', 'changed_meanwhile'],
  }),
};

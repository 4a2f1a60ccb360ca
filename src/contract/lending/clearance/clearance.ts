import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { clearanceRefusals } from '#domain/lending/clearance/clearance.ts';

/** A certificate that says that nothing is owed under an agreement. */
const certificate = z.object({
  id: z.uuid(),
  /** `SGD-C-000012`. */
  number: z.string(),
  code: z.string(),
  /** The address where anyone who holds the paper can check it, as it is typed and as its QR code has it. */
  checkAddress: z.url(),
  issuedAt: z.iso.datetime(),
  /** The branch that issued it. */
  city: spoken,
  /** When an entry opened the agreement again; null while the certificate is valid. */
  voidedAt: z.nullable(z.iso.datetime()),
});
export type ClearanceCertificate = z.output<typeof certificate>;

const clearance = z.object({
  /** The reason why none is issued now; null if one is, or is there. */
  refusal: z.nullable(z.enum(clearanceRefusals)),
  /** All relief that stands. The rest of the price was paid. */
  relief: z.number(),
  /** The day of the entry with which nothing was owed any more; null while something is. */
  clearedOn: z.nullable(z.iso.date()),
  /** Newest first: at most the first one is valid. */
  certificates: z.array(certificate),
});
export type Clearance = z.output<typeof clearance>;

const params = z.object({ id: z.uuid() });

export const clearanceEndpoints = {
  getClearance: endpoint({
    method: 'GET',
    path: '/api/agreements/:id/clearance',
    summary: 'The clearance certificates of an agreement, and whether one can be issued',
    access: 'agreements.read',
    params,
    output: clearance,
  }),
  issueClearance: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/clearance',
    summary:
      'Issues a numbered clearance certificate for an agreement under which nothing is owed; a valid one stays',
    access: 'clearance.issue',
    params,
    output: clearance,
    errors: [...clearanceRefusals],
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';

/** The facts that the holder of a clearance certificate gets: enough to compare it with the paper, and nobody's name. */
const checkedClearance = z.object({
  number: z.string(),
  issuedOn: z.iso.date(),
  lender: spoken,
  /** The city of the branch that issued it. */
  branch: spoken,
  /** The day on which a reversal opened the agreement again; null while the certificate is valid. */
  voidedOn: z.nullable(z.iso.date()),
});
export type CheckedClearance = z.output<typeof checkedClearance>;

export const clearanceCheckEndpoints = {
  checkClearance: endpoint({
    method: 'GET',
    path: '/api/clearance-checks/:code',
    summary:
      'Whether a clearance certificate with this code was issued, by which branch and when, and whether it is valid',
    access: 'public',
    // PostgreSQL cannot hold U+0000, and no code has a control character.
    params: z.object({ code: z.string().check(z.regex(/^\P{Cc}{1,40}$/u)) }),
    output: checkedClearance,
    errors: ['not_found', 'too_many_requests'],
  }),
};

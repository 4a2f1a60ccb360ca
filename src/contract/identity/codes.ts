import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** Shown once, to be read out or written down: only a hash of the code is stored. */
export const issuedCode = z.object({
  /** In groups, without characters that look alike: `K7QM-3FPX`. */
  code: z.string(),
  expiresAt: z.iso.datetime(),
});
export type IssuedCode = z.output<typeof issuedCode>;

const params = z.object({ id: z.uuid() });

export const codeEndpoints = {
  issueCustomerActivationCode: endpoint({
    method: 'POST',
    path: '/api/customers/:id/activation-code',
    summary: 'A code with which a customer makes a user that belongs to their record; an earlier code ends',
    access: 'customers.write',
    params,
    output: issuedCode,
    errors: ['customer_has_sign_in'],
  }),
  issueCustomerPasswordResetCode: endpoint({
    method: 'POST',
    path: '/api/customers/:id/password-reset-code',
    summary: 'A code by which a customer sets a new password; an earlier code ends',
    access: 'customers.write',
    params,
    output: issuedCode,
    errors: ['customer_has_no_sign_in', 'customer_is_staff'],
  }),
};

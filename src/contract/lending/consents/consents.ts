import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { optionalText } from '#contract/fields/text-field.ts';
import { consentCodeDigits, consentCodeWays } from '#domain/lending/agreements/consent/consent-code.ts';
import { termsConsentWays } from '#domain/lending/agreements/consent/consent-ways.ts';
import { issuedCode } from '../../identity/codes.ts';
import { agreementStep } from '../agreements.ts';
import { statusErrors } from '../status-errors.ts';

const byId = z.object({ id: z.uuid() });
const termsVersion = z.number().check(z.int());

const fields = z.object({
  termsVersion,
  how: z.enum(termsConsentWays, { error: 'choice_required' satisfies FieldMessageKey }),
  /** The code that the customer read back, in any digits; only of a consent by code. */
  code: optionalText(40),
});

/** Consent is given to one version of the terms. */
export const consentForm = fields.check(
  z.refine<z.output<typeof fields>>(({ how, code }) => how !== 'code' || code !== null, {
    path: ['code'],
    error: 'code_required' satisfies FieldMessageKey,
  }),
);

/** A code for the consent to one version of the terms, and how it is given to the customer. */
export const consentCodeForm = z.object({
  termsVersion,
  way: z.enum(consentCodeWays, { error: 'choice_required' satisfies FieldMessageKey }),
});

export const consentEndpoints = {
  makeConsentCode: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/consent-code',
    summary: `A code of ${consentCodeDigits} digits by which the customer consents to one version of the key fact statement; an earlier code ends`,
    access: 'agreements.submit',
    params: byId,
    body: consentCodeForm,
    output: issuedCode,
    errors: [
      'related_person',
      ...statusErrors('submit', 'approve'),
      'terms_changed',
      'consent_code_prints_only',
    ],
  }),
  recordConsent: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/consent',
    summary: 'Records that the customer consented to one version of the key fact statement',
    access: 'agreements.submit',
    params: byId,
    body: consentForm,
    output: agreementStep,
    errors: [
      'related_person',
      ...statusErrors('submit', 'approve'),
      'terms_changed',
      'consent_code_missing',
      'consent_code_wrong',
      'consent_code_expired',
      'consent_code_spent',
      'consent_code_used',
    ],
  }),
};

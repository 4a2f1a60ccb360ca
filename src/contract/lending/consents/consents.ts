import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { optionalText } from '#contract/fields/text-field.ts';
import { consentCodeDigits, consentCodeWays } from '#domain/lending/agreements/consent/consent-code.ts';
import { termsConsentWays } from '#domain/lending/agreements/consent/consent-ways.ts';
import { dropReasons, failureReasons } from '#domain/lending/messages/message-reason.ts';
import { messageStates } from '#domain/lending/messages/message-state.ts';
import { messageChannels } from '#domain/lending/messages/message-template.ts';
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

/** A code that was made. */
const madeCode = z.object({
  way: z.enum(consentCodeWays),
  expiresAt: z.iso.datetime(),
});

/** The message with the open code, as far as it has come. */
const codeMessage = z.extend(madeCode, {
  state: z.enum(messageStates),
  reason: z.nullable(z.enum([...dropReasons, ...failureReasons])),
});
export type CodeMessage = z.output<typeof codeMessage>;

const newCode = z.extend(madeCode, {
  /** Shown once, to be sent by hand or printed: only a hash of it is stored. Null if a provider sends it. */
  code: z.nullable(z.string()),
});
export type NewConsentCode = z.output<typeof newCode>;

export const consentEndpoints = {
  getConsentCode: endpoint({
    method: 'GET',
    path: '/api/agreements/:id/consent-code',
    summary: 'The way codes of consent go out, and how far the message with the open code has come',
    access: 'agreements.submit',
    params: byId,
    output: z.object({
      /** `hand`: a person opens the message. */
      by: z.enum(['hand', ...messageChannels]),
      /** Null without an open code for the current terms, and for one that no provider sends. */
      sent: z.nullable(codeMessage),
    }),
  }),
  makeConsentCode: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/consent-code',
    summary: `A code of ${consentCodeDigits} digits by which the customer consents to one version of the key fact statement; an earlier code ends`,
    access: 'agreements.submit',
    params: byId,
    body: consentCodeForm,
    output: newCode,
    errors: [
      'related_person',
      ...statusErrors('submit', 'approve'),
      'terms_changed',
      'consent_code_prints_only',
      'consent_code_by_hand',
      'consent_code_not_by_hand',
      'consent_code_messages_paused',
      'consent_code_sent_often',
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

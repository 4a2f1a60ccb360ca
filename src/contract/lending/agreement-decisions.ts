import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { decidersPassword } from '#contract/fields/password-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { deciderRefusals } from '#domain/lending/approvals/right-to-decide.ts';
import { staffRelations } from '#domain/lending/relations/staff-relation.ts';
import { agreementStep, withReason } from './agreements.ts';
import { statusErrors } from './status-errors.ts';
import { confirmedLimits } from './terms/exceeded-limit.ts';

const byId = z.object({ id: z.uuid() });

/** The refusals of a decision to a caller without the right to take it, or to take it alone. */
const decisionErrors = [
  ...deciderRefusals,
  'own_request',
  'wrong_current_password',
  'too_many_requests',
] as const satisfies ErrorCode[];

/** An amount owed in whole rupees, this agreement included, and the lender's limit; null is no limit. */
const owed = { owed: z.number(), most: z.nullable(z.number()) };

const arrears = {
  /** Whole rupees that were given up and have not come in since. */
  writtenOff: z.number(),
  /** Of the agreement that is latest. */
  daysPastDue: z.number(),
};

/** The most people of a household that are listed. A village can share one address. */
export const householdListedMax = 10;

/** The people of an agreement, for the person who decides. Only sums are told of people beyond the caller's reach. */
const background = z.object({
  customer: z.object({
    ...owed,
    /** The most days that an agreement of theirs was ever past due, also if it was paid later; null if none was delivered. */
    longestDelayDays: z.nullable(z.number()),
  }),
  /** The customer's other agreements, newest first: those that wait, run or have run. */
  agreements: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      status: z.enum(agreementStatuses),
      owed: z.number(),
      ...arrears,
    }),
  ),
  household: z.object({
    ...owed,
    /** Those who owe or were given up on, the largest debts first, and the number of such people who are not listed. */
    more: z.number(),
    members: z.array(
      z.object({
        /** Null beyond the caller's reach. */
        customerId: z.nullable(z.uuid()),
        fullName: z.nullable(writtenText),
        owed: z.number(),
        ...arrears,
      }),
    ),
  }),
  guarantors: z.array(
    z.object({
      id: z.uuid(),
      fullName: writtenText,
      /** Number of agreements that they vouch for, this one included, and the lender's limit; null is no limit. */
      agreements: z.number(),
      most: z.nullable(z.number()),
      /** Number of them that are late, and the days of the latest. */
      late: z.number(),
      daysPastDue: z.number(),
      /** The guarantor's own debts as a customer, by the CNIC; null if they are none. */
      own: z.nullable(z.object({ owed: z.number(), ...arrears })),
    }),
  ),
  /** Members of staff who are the customer, vouch for them or share the household. They neither serve nor decide. */
  colleagues: z.array(z.object({ id: z.uuid(), name: spoken, relation: z.enum(staffRelations) })),
});
export type AgreementBackground = z.output<typeof background>;

export const agreementDecisionEndpoints = {
  approveAgreement: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/approve',
    summary:
      'Approves what another person submitted, in one version of its terms; alone only with the password',
    access: 'approvals.decide-within-limits',
    params: byId,
    body: z.object({
      termsVersion: z.number().check(z.int()),
      /** The exceeded limits that the approver saw and confirmed. */
      confirmed: confirmedLimits(),
      password: decidersPassword(),
    }),
    output: agreementStep,
    errors: [
      ...statusErrors('approve'),
      'consent_missing',
      'terms_changed',
      'burden_needs_reason',
      'exposure_needs_reason',
      'superadmin_exceeds_limit',
      'limit_not_confirmed',
      'customer_blocked',
      'ask_head_office',
      ...decisionErrors,
    ],
  }),
  rejectAgreement: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/reject',
    summary: 'Rejects what was submitted, with a reason; it stays on record',
    access: 'approvals.decide-within-limits',
    params: byId,
    body: z.extend(withReason, { password: decidersPassword() }),
    output: agreementStep,
    errors: [...statusErrors('reject'), ...decisionErrors],
  }),
  getAgreementBackground: endpoint({
    method: 'GET',
    path: '/api/agreements/:id/background',
    summary:
      'The people behind an agreement, for the person who decides: other agreements, household, guarantors, relations with staff',
    access: 'approvals.decide-within-limits',
    params: byId,
    output: background,
    errors: ['already_decided', 'own_request', ...deciderRefusals],
  }),
};

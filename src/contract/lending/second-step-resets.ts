import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';

/** The final states of a request. */
const closedStates = ['approved', 'rejected', 'withdrawn', 'outdated'] as const;

const byId = z.object({ id: z.uuid() });

const askedReset = z.object({
  id: z.uuid(),
  customerId: z.uuid(),
  customerName: writtenText,
  branchCity: spoken,
  reason: z.string(),
  /** The branch's proof of the customer's identity. */
  identityProof: z.string(),
  requestedByName: spoken,
  requestedAt: z.iso.datetime(),
});
export type RequestedReset = z.output<typeof askedReset>;

/** A request that waits for a second person. */
const secondStepReset = z.extend(askedReset, {
  /** True if the caller requested it: another person decides, and nobody else withdraws it. */
  isOwn: z.boolean(),
  /** True if the customer has signed in or set up another second step since. It cannot be approved any more. */
  isOutdated: z.boolean(),
});
export type SecondStepReset = z.output<typeof secondStepReset>;

/** A closed request. One that was withdrawn or is outdated has no decider. */
const closedReset = z.extend(askedReset, {
  state: z.enum(closedStates),
  decidedByName: z.nullable(spoken),
  decidedAt: z.nullable(z.iso.datetime()),
  decisionNote: z.nullable(z.string()),
});
export type ClosedReset = z.output<typeof closedReset>;

/** The most requests in one answer, the oldest first. */
export const resetsShownMax = 100;

export const secondStepResetEndpoints = {
  getSecondStep: endpoint({
    method: 'GET',
    path: '/api/customers/:id/second-step',
    summary: 'Whether a customer signs in by two steps, and the request to reset the second that waits',
    access: 'customers.read',
    params: byId,
    output: z.object({ isOn: z.boolean(), waiting: z.nullable(secondStepReset) }),
  }),
  requestSecondStepReset: endpoint({
    method: 'POST',
    path: '/api/customers/:id/second-step-resets',
    summary:
      'Asks for the second step of a customer to be reset, who lost the phone and the recovery codes; nothing changes until another person has decided',
    access: 'customers.write',
    params: byId,
    body: z.object({
      reason: requiredText(500, 'reason_required'),
      identityProof: requiredText(500, 'text_required'),
    }),
    output: secondStepReset,
    errors: ['customer_has_no_sign_in', 'customer_is_staff', 'second_step_off', 'already_requested'],
  }),
  listSecondStepResets: endpoint({
    method: 'GET',
    path: '/api/second-step-resets',
    summary: `The requests to reset a second step that wait, oldest first; ${resetsShownMax} at most`,
    access: 'approvals.read',
    output: z.array(secondStepReset),
  }),
  listClosedResets: endpoint({
    method: 'GET',
    path: '/api/second-step-resets/closed',
    summary:
      'The requests to reset a second step that were granted, rejected or withdrawn, or no longer held; newest first',
    access: 'approvals.read',
    query: z.object(pageQuery),
    output: closedReset,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  withdrawSecondStepReset: endpoint({
    method: 'POST',
    path: '/api/second-step-resets/:id/withdrawal',
    summary: 'Takes back what one asked for oneself, as long as nobody decided it; it stays on record',
    access: 'approvals.withdraw',
    params: byId,
    output: z.object({ customerId: z.uuid(), state: z.literal('withdrawn') }),
    errors: ['not_own_request', 'already_decided'],
  }),
  decideSecondStepReset: endpoint({
    method: 'POST',
    path: '/api/second-step-resets/:id/decision',
    summary:
      'Grants or rejects a request of another person. Granted, the second step is off, and every session and earlier code has ended',
    access: 'approvals.decide',
    params: byId,
    body: z.object({ decision: z.enum(['approved', 'rejected']), note: optionalText(500) }).check(
      z.refine(({ decision, note }) => decision === 'approved' || note !== null, {
        path: ['note'],
        error: 'reason_required' satisfies FieldMessageKey,
      }),
    ),
    output: z.object({ customerId: z.uuid(), state: z.enum(['approved', 'rejected']) }),
    errors: ['another_person_decides', 'related_decider', 'already_decided', 'second_step_changed'],
  }),
};

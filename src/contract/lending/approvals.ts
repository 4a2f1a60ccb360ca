import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { decidersPassword } from '#contract/fields/password-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { optionalText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { keptPictureType } from '#contract/picture.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { approvalKinds, approvalStates, decisionWarnings } from '#domain/lending/approvals/approval.ts';
import { deciderRefusals } from '#domain/lending/approvals/right-to-decide.ts';
import { approval, decisionLimits, preview, previewedAgreement, reversedEntry } from './approval.ts';
import { grantErrors } from './approval-requests.ts';
import { keptDocumentKinds } from './customer-documents.ts';
import { statusErrors } from './status-errors.ts';

/** The approvals that wait for a decision, or those that no longer do: decided, withdrawn or outdated. */
export const approvalQueues = ['waiting', 'decided'] as const;

const byId = z.object({ id: z.uuid() });

const queueFilters = {
  branchId: z.optional(z.uuid()),
  customerId: z.optional(z.uuid()),
  /** Only the caller's own requests. */
  requestedBy: z.optional(z.enum(['me'])),
  /** Only the requests that the caller may decide. */
  decidableBy: z.optional(z.enum(['me'])),
};

/** They leave only decisions, by which nothing that waits matches. */
const decisionFilters = {
  /** Only what a superadmin decided alone, with the password entered again. */
  decided: z.optional(z.enum(['alone'])),
  /** Days in Karachi on which it was decided, both included. */
  from: z.optional(calendarDay()),
  until: z.optional(calendarDay()),
};

/** One row of the list, with the names of the customer, the requester and the decider. */
const approvalRow = z.extend(approval, {
  agreementNumber: z.string(),
  branchCity: spoken,
  customerId: z.uuid(),
  customerName: writtenText,
  entry: z.nullable(reversedEntry),
  requestedByName: spoken,
  decidedByName: z.nullable(spoken),
});
export type ApprovalListItem = z.output<typeof approvalRow>;

/** A document of the customer that a request names as evidence. */
const evidenceDocument = z.object({
  id: z.uuid(),
  kind: z.enum(keptDocumentKinds),
  /** True if it was removed or replaced since. Its picture is kept for the request. */
  isRemoved: z.boolean(),
});
export type EvidenceDocument = z.output<typeof evidenceDocument>;

/** A request with its preview as of now. If the two previews differ, it cannot be approved and must be requested anew. */
const comparedApproval = z.extend(approvalRow, {
  /** True if the caller requested it. Deciding it alone then takes the password. */
  isOwn: z.boolean(),
  /** The reason why the caller may not decide it. Null if they may, or if it is decided. */
  refusal: z.nullable(z.enum(deciderRefusals)),
  /** The agreements as they are now, in the order of the preview; empty once it is decided. */
  current: z.array(previewedAgreement),
  /** Null if it cannot be approved at all, or is decided. */
  previewNow: z.nullable(preview),
  isOutdated: z.boolean(),
  /** The warnings that the person who approves it has to confirm. */
  warnings: z.array(z.enum(decisionWarnings)),
  documents: z.array(evidenceDocument),
  /** The voucher that the receiver of a granted refund signs; null for all else. */
  voucher: z.nullable(z.object({ entryId: z.uuid(), number: z.string() })),
});
export type ComparedApproval = z.output<typeof comparedApproval>;

/** A rejection needs a reason. */
const rejectionHasReason = z.refine<{ decision: 'approved' | 'rejected'; note: string | null }>(
  ({ decision, note }) => decision === 'approved' || note !== null,
  { path: ['note'], error: 'reason_required' satisfies FieldMessageKey },
);

const decisionForm = z
  .object({
    decision: z.enum(['approved', 'rejected']),
    note: optionalText(1000),
    /** The warnings that the decider saw and confirmed. */
    confirmed: z._default(z.array(z.enum(decisionWarnings)).check(z.maxLength(decisionWarnings.length)), []),
    password: decidersPassword(),
  })
  .check(rejectionHasReason);

const decided = z.object({ state: z.enum(approvalStates), agreementStatus: z.enum(agreementStatuses) });

const decisionErrors = [
  ...deciderRefusals,
  'own_request',
  'wrong_current_password',
  'too_many_requests',
  'already_decided',
  'idempotency_key_reused',
  'idempotency_key_expired',
] as const satisfies ErrorCode[];

export const approvalEndpoints = {
  listApprovals: endpoint({
    method: 'GET',
    path: '/api/approvals',
    summary: 'What waits for a decision, oldest first; with queue=decided what no longer does, newest first',
    access: 'approvals.read',
    query: z.object({
      ...pageQuery,
      ...queueFilters,
      queue: z.optional(z.enum(approvalQueues)),
      kind: z.optional(z.enum(approvalKinds)),
      ...decisionFilters,
    }),
    output: approvalRow,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  countApprovals: endpoint({
    method: 'GET',
    path: '/api/approval-counts',
    summary: 'How many requests wait for a decision, by kind; kinds of which none waits are left out',
    access: 'approvals.read',
    query: z.object(queueFilters),
    output: z.array(z.object({ kind: z.enum(approvalKinds), waiting: z.number() })),
  }),
  getDecisionLimits: endpoint({
    method: 'GET',
    path: '/api/me/decision-limits',
    summary: 'The largest requests that the signed-in employee may decide; no limits bind a superadmin',
    access: 'approvals.read',
    output: z.object({ limits: z.nullable(z.object(decisionLimits)) }),
  }),
  getApproval: endpoint({
    method: 'GET',
    path: '/api/approvals/:id',
    summary: 'A request with what it was previewed to lead to, and what it would lead to now',
    access: 'approvals.read',
    params: byId,
    output: comparedApproval,
  }),
  showEvidenceDocument: endpoint({
    method: 'GET',
    path: '/api/approvals/:id/documents/:documentId',
    summary:
      'The picture of a document that a request names, as it was; who saw one of a CNIC, and when, goes on record',
    access: 'approvals.read',
    params: z.object({ id: z.uuid(), documentId: z.uuid() }),
    output: z.literal(keptPictureType),
    answers: 'picture',
  }),
  withdrawApproval: endpoint({
    method: 'POST',
    path: '/api/approvals/:id/withdrawal',
    summary: 'Takes back what one requested oneself, as long as nobody decided it; it stays on record',
    access: 'approvals.withdraw',
    params: byId,
    output: decided,
    errors: ['not_own_request', 'already_decided', 'idempotency_key_reused', 'idempotency_key_expired'],
    idempotencyKey: 'required',
  }),
  decideApproval: endpoint({
    method: 'POST',
    path: '/api/approvals/:id/decision',
    summary:
      'Approves or rejects what another person requested: a superadmin anything, an own request only without another superadmin and with the password entered again; an employee what their limits cover',
    access: 'approvals.decide-within-limits',
    params: byId,
    body: decisionForm,
    output: decided,
    errors: [...decisionErrors, ...statusErrors(), ...grantErrors],
    idempotencyKey: 'required',
  }),
};

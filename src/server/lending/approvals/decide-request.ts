import type { approvalEndpoints } from '#contract/lending/approvals.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { RequestedKind } from '#domain/lending/agreements/decision.ts';
import type { Call } from '#server/platform/http/call.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { reenterPassword } from '../agreements/authorize-decision.ts';
import { approveTerms, rejectRequest } from './decide-terms.ts';
import type { Decided, Decision } from './decision.ts';
import { findTransfer } from './find-transfer.ts';
import { isBeforeStart, moneyAskedFor } from './judge-request.ts';
import { postDecision } from './post-decision.ts';

type DecideCall = Call<typeof approvalEndpoints.decideRequest>;

interface RequestRow {
  readonly kind: RequestedKind;
  readonly agreementId: string;
  readonly entryId: string | null;
  readonly status: AgreementStatus;
  readonly details: unknown;
}

const findRequest = {
  name: 'find-approval-request',
  text: `SELECT p.kind, p.agreement_id AS "agreementId", p.entry_id AS "entryId", a.status, p.details
           FROM approvals p JOIN agreements a ON a.id = p.agreement_id
          WHERE p.id = $1 AND p.kind <> 'agreement_approval'`,
};

/** Approves or rejects what was requested, and does what was approved in the same moment. */
export async function decideRequest(call: DecideCall): Promise<Decided> {
  const { context, actor, reach, clientAddress, idempotencyKey, input } = call;
  const { rows } = await context.pool.query<RequestRow>({ ...findRequest, values: [input.params.id] });
  const request = rows[0];
  if (request === undefined) throw new Refusal('not_found');
  const { kind, agreementId } = request;
  const decision: Decision = {
    actor,
    clientAddress,
    agreementId,
    approvalId: input.params.id,
    kind,
    action: input.body.decision === 'approved' ? `grant_${kind}` : `reject_${kind}`,
    reach,
    key: idempotencyKey,
    // Not the password: it is how the decider proved who they are, not what they decided.
    requestHash: requestHash('decideRequest', [input.params.id, input.body.decision, input.body.note]),
    note: input.body.note,
    isPasswordReentered: await reenterPassword(call, input.body.password),
  };
  if (input.body.decision === 'rejected') return rejectRequest(context, decision);
  return grant(call, decision, request);
}

async function grant(
  { context, reach }: DecideCall,
  decision: Decision,
  request: RequestRow,
): Promise<Decided> {
  const { kind, status, entryId } = request;
  const isOfDates = kind === 'reschedule' || kind === 'reschedule_undo';
  if (isOfDates || (kind === 'relief' && isBeforeStart({ status }))) return approveTerms(context, decision);
  const money = moneyAskedFor(request);
  const transfer = entryId === null ? null : await findTransfer(context.pool, reach, entryId);
  return postDecision(context, { ...decision, ...(money && { money }) }, transfer?.toAgreementId ?? null);
}

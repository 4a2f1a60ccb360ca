import type { approvalEndpoints } from '#contract/lending/approvals.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { RequestedKind } from '#domain/lending/approvals/approval.ts';
import type { Call } from '#server/platform/http/call.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { reenterPassword } from '../agreements/authorize-decision.ts';
import { screenAgreement } from '../screening/refuse-stopped.ts';
import { approveTerms, rejectApproval } from './decide-terms.ts';
import type { Decided, Decision } from './decision.ts';
import { findTransfer } from './find-transfer.ts';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';
import { postDecision } from './post-decision.ts';

type DecideCall = Call<typeof approvalEndpoints.decideApproval>;

interface ApprovalToDecide {
  readonly kind: RequestedKind;
  readonly agreementId: string;
  readonly entryId: string | null;
  readonly status: AgreementStatus;
  readonly details: unknown;
}

const findApproval = {
  name: 'find-approval-to-decide',
  text: `SELECT p.kind, p.agreement_id AS "agreementId", p.entry_id AS "entryId", a.status, p.details
           FROM approvals p JOIN agreements a ON a.id = p.agreement_id
          WHERE p.id = $1 AND p.kind <> 'agreement_approval'`,
};

/** Approves or rejects a request. An approved request is carried out in the same transaction. */
export async function decideApproval(call: DecideCall): Promise<Decided> {
  const { context, actor, reach, clientAddress, idempotencyKey, input } = call;
  const { rows } = await context.pool.query<ApprovalToDecide>({ ...findApproval, values: [input.params.id] });
  const approval = rows[0];
  if (approval === undefined) throw new Refusal('not_found');
  const { kind, agreementId } = approval;
  const decision: Decision = {
    actor,
    clientAddress,
    agreementId,
    approvalId: input.params.id,
    kind,
    action: input.body.decision === 'approved' ? `grant_${kind}` : `reject_${kind}`,
    reach,
    key: idempotencyKey,
    // Without the password, which proves the decider but is not part of the decision. The hashes are stored, so the name
    // stays.
    requestHash: requestHash('decideRequest', [input.params.id, input.body.decision, input.body.note]),
    note: input.body.note,
    confirmed: input.body.confirmed,
    isPasswordReentered: await reenterPassword(call, input.body.password),
  };
  if (input.body.decision === 'rejected') return rejectApproval(context, decision);
  if (kind === 'back_dated_activation') await screenAgreement(call, agreementId);
  return grant(call, decision, approval);
}

async function grant(
  { context, reach }: DecideCall,
  decision: Decision,
  approval: ApprovalToDecide,
): Promise<Decided> {
  const { entryId, details } = approval;
  const { changesTerms, moneyIn } = approvalDescriptors[approval.kind];
  if (changesTerms?.(approval)) return approveTerms(context, decision);
  const money = moneyIn?.(details);
  const transfer = entryId === null ? null : await findTransfer(context.pool, reach, entryId);
  return postDecision(context, { ...decision, ...(money && { money }) }, transfer?.toAgreementId ?? null);
}

import type { approvalEndpoints, ComparedApproval } from '#contract/lending/approvals.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { DecisionWarning } from '#domain/lending/approvals/approval.ts';
import { type Preview, previewOfApproval, previewOfNothing } from '#domain/lending/approvals/preview.ts';
import { isSamePreview } from '#domain/lending/approvals/preview-text.ts';
import { deciderRefusals } from '#domain/lending/approvals/right-to-decide.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findDecisionRight } from '../agreements/authorize-decision.ts';
import { loadLedger } from '../ledger/load-ledger.ts';
import { findApproval } from './approvals.queries.ts';
import {
  type ApprovalListRow,
  approvalListView,
  previewedAgreementView,
  previewView,
} from './approvals.view.ts';
import { asRequested, measuredRequest } from './decision.ts';
import { listEvidenceDocuments } from './evidence-documents.queries.ts';
import { findTransfer } from './find-transfer.ts';
import { findVoucher } from './find-voucher.ts';
import { currentOf, type RequestedApproval } from './judged.ts';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';
import { loadSituation } from './load-situation.ts';

type CompareCall = Call<typeof approvalEndpoints.getApproval>;

/** An approval beside its present effect, for the decider and for a person who has to request it again. */
export async function compareApproval(call: CompareCall): Promise<ComparedApproval> {
  const { context, actor, reach, input } = call;
  const row = await findApproval(context.pool, reach, input.params.id);
  if (row === undefined) throw new Refusal('not_found');
  const approval = approvalListView(row);
  const { current, previewNow, warnings } = approval.state === 'pending' ? await lookNow(call, row) : decided;
  const previewed = row.preview as Preview | null;
  const isSame = previewed !== null && previewNow !== null && isSamePreview(previewed, previewNow);
  return {
    ...approval,
    isOwn: approval.requestedBy === actor.userId,
    refusal: approval.state === 'pending' ? await refusalNow(call, row) : null,
    current: current.map(previewedAgreementView),
    previewNow: previewNow && previewView(previewNow),
    isOutdated: approval.state === 'pending' && !isSame,
    warnings: [...warnings],
    documents: await listEvidenceDocuments(context.pool, row.id),
    voucher: row.kind === 'refund' ? await findVoucher(context.pool, row) : null,
  };
}

/** The reason why the caller may not decide it; null if they may, with the password where it is their own. */
async function refusalNow(
  { context, actor }: CompareCall,
  row: ApprovalListRow,
): Promise<ComparedApproval['refusal']> {
  const now = context.clock.now();
  const { agreementId, kind, requestedBy } = row;
  const request =
    kind === 'agreement_approval'
      ? { agreementId, kind, amount: row.price, daysBack: null, requestedBy }
      : { ...measuredRequest({ ...row, kind }, now), agreementId };
  const right = await findDecisionRight(context.pool, actor, request, true, now);
  return deciderRefusals.find((reason) => !right.ok && right.reason === reason) ?? null;
}

interface Look {
  readonly current: Preview['agreements'];
  /** Null where granting it would be refused. */
  readonly previewNow: Preview | null;
  readonly warnings: readonly DecisionWarning[];
}

const decided: Look = { current: [], previewNow: null, warnings: [] };

/** The present agreements, and the present effect of granting the approval. */
async function lookNow({ context, actor, reach }: CompareCall, row: ApprovalListRow): Promise<Look> {
  const { kind, agreementId, entryId } = row;
  const query = { agreementId, userId: actor.userId, reach, key: null };
  if (kind === 'agreement_approval') {
    const ledger = await loadLedger(context.pool, query);
    if (ledger === null) return decided;
    return { current: [previewOfNothing(ledger)], previewNow: previewOfApproval(ledger), warnings: [] };
  }
  const requested = { ...row, kind } as RequestedApproval;
  const { judge, moneyIn } = approvalDescriptors[kind];
  const money = moneyIn?.(requested.details);
  const transfer = entryId === null ? null : await findTransfer(context.pool, reach, entryId);
  const situation = await loadSituation(
    context.pool,
    { ...query, ...(money && { money }) },
    kind,
    transfer?.toAgreementId ?? null,
    businessDateOf(context.clock.now()),
  );
  if (situation === null) return decided;
  const current = currentOf(situation);
  try {
    const { preview, warnings = [] } = judge(requested, asRequested(situation));
    return { current, previewNow: preview, warnings };
  } catch (error) {
    if (error instanceof Refusal) return { current, previewNow: null, warnings: [] };
    throw error;
  }
}

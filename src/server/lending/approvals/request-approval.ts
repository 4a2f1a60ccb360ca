import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { isSamePreview } from '#domain/lending/approvals/preview-text.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { announce } from '#server/platform/live/announce.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockToServe } from '../agreements/lock-agreement.ts';
import { linkToApproval } from '../customer-requests/answer-customer-request.ts';
import type { PendingApproval } from '../ledger/ledger.ts';
import { refuseRelation } from '../relations/refuse-related.ts';
import { type ApprovalRow, approvalColumns } from './approvals.view.ts';
import { holdDocuments } from './evidence-documents.queries.ts';
import type { AskedApproval, Judged, RequestedApproval, Situation } from './judged.ts';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';
import { loadSituation } from './load-situation.ts';

/** The call of the person who requests the approval. */
type Requester = Origin & { readonly context: AppContext; readonly reach: BranchReach };

/** Records a request for approval with the preview of its effect, if it can be granted now. Only the previewed effect is granted later. */
export async function requestApproval(
  { context, reach, ...origin }: Requester,
  { agreementId, otherId, from, ...asked }: AskedApproval,
): Promise<ApprovalRow> {
  const now = context.clock.now();
  const requested: RequestedApproval = {
    entryId: null,
    amount: null,
    evidence: null,
    details: null,
    ...asked,
  };
  const { judge, moneyIn } = approvalDescriptors[requested.kind];
  const money = moneyIn?.(requested.details);
  const query = { agreementId, userId: origin.actor.userId, reach, key: null, ...(money && { money }) };
  const situation = await loadSituation(
    context.pool,
    query,
    requested.kind,
    otherId ?? null,
    businessDateOf(now),
  );
  if (situation === null) throw new Refusal('not_found');
  refuseRelation(situation.ledger.relation);
  const judged = judge(requested, situation);
  return inTransaction(context.pool, (client) =>
    insert(client, origin, reach, { requested, situation, judged, from }, new Date(now)),
  );
}

// The table refuses the same approval while one is pending.
const insertApproval = namedStatement(
  'insert-approval',
  `INSERT INTO approvals (id, kind, agreement_id, entry_id, amount, reason, evidence, details, slip, preview,
                          requested_by, requested_at)
   VALUES (:id, :kind, :agreementId, :entryId, :amount, :reason, :evidence, :details, :slip, :preview, :userId, :at)
   RETURNING ${approvalColumns.selected()}`,
);

interface JudgedRequest {
  readonly requested: RequestedApproval;
  readonly situation: Situation;
  readonly judged: Judged;
  readonly from: AskedApproval['from'];
}

async function insert(
  client: PoolClient,
  { actor, clientAddress }: Origin,
  reach: BranchReach,
  { requested, situation, judged, from }: JudgedRequest,
  at: Date,
): Promise<ApprovalRow> {
  const { ledger } = situation;
  // Its customer may have moved to another branch since it was read.
  const { branchId } = await lockToServe(client, { actor, reach }, ledger.id);
  const { slipIn, documentsIn } = approvalDescriptors[requested.kind];
  const slip = slipIn?.(requested.details) ?? null;
  const replaced = ledger.pending.find(
    ({ kind, entryId, slip: other }) =>
      kind === requested.kind && entryId === requested.entryId && other === slip,
  );
  if (replaced !== undefined && isOutdated(replaced, requested.kind, situation))
    await client.query({ ...setOutdated, values: [replaced.id, ledger.id] });
  const documentIds = documentsIn?.(requested.details) ?? [];
  if (documentIds.length > 0) await holdDocuments(client, ledger.customerId, documentIds);
  const { kind, entryId, reason } = requested;
  const amount = amountOf(requested, judged);
  const { preview } = judged;
  const made = { id: uuidv7(), ...requested, amount, agreementId: ledger.id, slip, preview };
  const { rows } = await client.query<ApprovalRow>(insertApproval({ ...made, userId: actor.userId, at }));
  const approval = rows[0] as ApprovalRow;
  if (from)
    await linkToApproval(client, branchId, { ...from, agreementId: ledger.id, approvalId: approval.id });
  await announce(client, { kind: 'approvals', branchId });
  await recordAuditEvent(client, { actor, clientAddress }, at, {
    branchId,
    action: `request_${kind}`,
    subject: 'agreement',
    subjectId: ledger.id,
    after: { approvalId: approval.id, entryId, amount, reason },
  });
  return approval;
}

/** The amount of the first entry that it posts, or the requested amount if it posts none. */
function amountOf(requested: RequestedApproval, judged: Judged): Rupees | null {
  return judged.by === 'entries'
    ? (judged.posts.ends[0].posting.entries[0]?.amount ?? null)
    : requested.amount;
}

// The agreement's version goes up too, so that a decision computed earlier has no effect.
const setOutdated = {
  name: 'set-approval-outdated',
  text: `WITH agreement AS (UPDATE agreements SET version = version + 1 WHERE id = $2)
         UPDATE approvals SET state = 'outdated' WHERE id = $1 AND state = 'pending'`,
};

/** True if a pending approval can no longer be granted because the agreement has changed. A new request may replace it. */
function isOutdated(
  { preview, ...pending }: PendingApproval,
  kind: RequestedApproval['kind'],
  now: Situation,
): boolean {
  try {
    return (
      preview === null ||
      !isSamePreview(preview, approvalDescriptors[kind].judge({ ...pending, kind }, now).preview)
    );
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

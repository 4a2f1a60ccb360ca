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
import { lockAgreement } from '../agreements/lock-agreement.ts';
import { type Led, linkToApproval } from '../customer-requests/answer-customer-request.ts';
import type { PendingApproval } from '../ledger/ledger.ts';
import { type ApprovalRow, approvalColumns } from './approvals.view.ts';
import { holdDocuments } from './evidence-documents.queries.ts';
import { documentsNamedIn, judgeRequest, moneyAskedFor, slipAskedFor } from './judge-request.ts';
import type { Ask, Judged, Situation } from './judged.ts';
import { loadSituation } from './load-situation.ts';

/** What someone asks for; what it doesn't say, it has nothing of. */
export type Wanted = Pick<Ask, 'kind' | 'reason'> & Partial<Ask>;

/** What else a request is about. */
interface Beside {
  /** The second agreement, where there is one. */
  readonly otherId?: string;
  /** The customer's own request that it is made for. */
  readonly from?: Pick<Led, 'id' | 'kind'> | '' | undefined;
}

/** A call that asks for something. */
type Asker = Origin & { readonly context: AppContext; readonly reach: BranchReach };

/**
 * Puts on record what someone asks for, if it could be granted as things are, with what that leads to: nothing else is granted
 * later.
 */
export async function makeRequest(
  { context, reach, ...origin }: Asker,
  agreementId: string,
  wanted: Wanted,
  { otherId, from }: Beside = {},
): Promise<ApprovalRow> {
  const now = context.clock.now();
  const ask: Ask = { entryId: null, amount: null, evidence: null, details: null, ...wanted };
  const money = moneyAskedFor(ask);
  const query = { agreementId, userId: origin.actor.userId, reach, key: null, ...(money && { money }) };
  const situation = await loadSituation(context.pool, query, ask.kind, otherId ?? null, businessDateOf(now));
  if (situation === null) throw new Refusal('not_found');
  const judged = judgeRequest(ask, situation);
  return inTransaction(context.pool, (client) =>
    insert(client, origin, reach, { ask, situation, judged, from }, new Date(now)),
  );
}

// The same request that already waits is refused by the table.
const insertRequest = namedStatement(
  'insert-approval-request',
  `INSERT INTO approvals (id, kind, agreement_id, entry_id, amount, reason, evidence, details, slip, preview,
                          requested_by, requested_at)
   VALUES (:id, :kind, :agreementId, :entryId, :amount, :reason, :evidence, :details, :slip, :preview, :userId, :at)
   RETURNING ${approvalColumns.selected()}`,
);

interface Made {
  readonly ask: Ask;
  readonly situation: Situation;
  readonly judged: Judged;
  readonly from: Beside['from'];
}

async function insert(
  client: PoolClient,
  { actor, clientAddress }: Origin,
  reach: BranchReach,
  { ask, situation, judged, from }: Made,
  at: Date,
): Promise<ApprovalRow> {
  const { ledger } = situation;
  // Its customer may have moved to another branch since it was read.
  const { branchId } = await lockAgreement(client, reach, ledger.id);
  const slip = slipAskedFor(ask);
  const replaced = ledger.pending.find(
    ({ kind, entryId, slip: other }) => kind === ask.kind && entryId === ask.entryId && other === slip,
  );
  if (replaced !== undefined && isOutdated(replaced, ask.kind, situation))
    await client.query({ ...setOutdated, values: [replaced.id, ledger.id] });
  const documentIds = documentsNamedIn(ask);
  if (documentIds.length > 0) await holdDocuments(client, ledger.customerId, documentIds);
  const { kind, entryId, reason } = ask;
  const amount = amountOf(ask, judged);
  const { preview } = judged;
  const made = { id: uuidv7(), ...ask, amount, agreementId: ledger.id, slip, preview };
  const { rows } = await client.query<ApprovalRow>(insertRequest({ ...made, userId: actor.userId, at }));
  const approval = rows[0] as ApprovalRow;
  if (from)
    await linkToApproval(client, branchId, { ...from, agreementId: ledger.id, approvalId: approval.id });
  await announce(client, { kind: 'approvals', branchId: ledger.branchId });
  await recordAuditEvent(client, { actor, clientAddress }, at, {
    branchId,
    action: `request_${kind}`,
    subject: 'agreement',
    subjectId: ledger.id,
    after: { approvalId: approval.id, entryId, amount, reason },
  });
  return approval;
}

/** What the first entry it leads to amounts to, or what was asked for where it leads to none. */
function amountOf(ask: Ask, judged: Judged): Rupees | null {
  return judged.by === 'entries' ? (judged.posts.ends[0].posting.entries[0]?.amount ?? null) : ask.amount;
}

// The agreement moves on too, so that a decision that was worked out before this does nothing.
const setOutdated = {
  name: 'set-request-outdated',
  text: `WITH agreement AS (UPDATE agreements SET version = version + 1 WHERE id = $2)
         UPDATE approvals SET state = 'outdated' WHERE id = $1 AND state = 'pending'`,
};

/** Whether a request that waits can no longer be granted, because the agreement is not what it was: it makes room for another. */
function isOutdated({ preview, ...pending }: PendingApproval, kind: Ask['kind'], now: Situation): boolean {
  try {
    return preview === null || !isSamePreview(preview, judgeRequest({ ...pending, kind }, now).preview);
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { RequestedKind } from '#domain/lending/agreements/decision.ts';
import type { Capability } from '#domain/rights/capabilities.ts';
import { type Deed, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { branchReach } from '#server/platform/branch-reach.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Account } from '../ledger/ledger.ts';
import { type AccountQuery, loadAccount } from '../ledger/load-ledger.ts';
import { type ApprovalRow, approvalColumns } from './approvals.view.ts';

/** What is asked for, once the account allows asking. */
export interface Wanted {
  readonly kind: RequestedKind;
  readonly reason: string;
  readonly entryId?: string;
  readonly amount?: number;
  readonly evidence?: string | null;
  readonly details?: object;
}

const insertRequest = {
  name: 'insert-approval-request',
  text: `INSERT INTO approvals
           (id, kind, agreement_id, entry_id, amount, reason, evidence, details, requested_by, requested_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
             ON CONFLICT DO NOTHING
         RETURNING ${approvalColumns}`,
};

/**
 * Puts on record what someone asks for, if it could be granted as things stand; it is judged again when it is decided.
 * `want` looks at the account and refuses by throwing.
 */
export async function makeRequest(
  { context, ...deed }: Deed & { readonly context: AppContext },
  agreementId: string,
  capability: Capability,
  want: (account: Account, today: CalendarDate) => Wanted,
  money?: AccountQuery['money'],
): Promise<ApprovalRow> {
  const { actor } = deed;
  const now = context.clock.now();
  const branchId = branchReach(actor, capability);
  const query = { agreementId, userId: actor.userId, branchId, key: null };
  const account = await loadAccount(context.pool, { ...query, ...(money && { money }) });
  if (account === null) throw new Refusal('not_found');
  const wanted = want(account, businessDateOf(now));
  return inTransaction(context.pool, (client) => insert(client, deed, account, wanted, new Date(now)));
}

async function insert(
  client: PoolClient,
  { actor, clientAddress }: Deed,
  account: Account,
  { kind, reason, entryId = null, amount = null, evidence = null, details = null }: WantedRow,
  at: Date,
): Promise<ApprovalRow> {
  const { rows } = await client.query<ApprovalRow>({
    ...insertRequest,
    values: [uuidv7(), kind, account.id, entryId, amount, reason, evidence, details, actor.userId, at],
  });
  const approval = rows[0];
  if (approval === undefined) throw new Refusal('already_requested');
  await recordAuditEvent(client, { actor, clientAddress }, at, {
    branchId: account.branchId,
    action: `request_${kind}`,
    subject: 'agreement',
    subjectId: account.id,
    after: { approvalId: approval.id, entryId, amount, reason },
  });
  return approval;
}

/** As `Wanted`, with nothing where it says nothing. */
type WantedRow = { [Field in keyof Wanted]?: Wanted[Field] | null } & Pick<Wanted, 'kind' | 'reason'>;

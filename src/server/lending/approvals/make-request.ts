import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { RequestedKind } from '#domain/lending/agreements/decision.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type LedgerQuery, loadLedger } from '../ledger/load-ledger.ts';
import { type ApprovalRow, approvalColumns } from './approvals.view.ts';

/** What is asked for, once the ledger allows asking. */
export interface Wanted {
  readonly kind: RequestedKind;
  readonly reason: string;
  readonly entryId?: string;
  readonly amount?: number;
  readonly evidence?: string | null;
  readonly details?: object;
}

// The same request that already waits is refused by the table.
const insertRequest = namedStatement(
  'insert-approval-request',
  `INSERT INTO approvals (id, kind, agreement_id, entry_id, amount, reason, evidence, details, requested_by, requested_at)
   VALUES (:id, :kind, :agreementId, :entryId, :amount, :reason, :evidence, :details, :userId, :at)
   RETURNING ${approvalColumns.selected()}`,
);

/**
 * Puts on record what someone asks for, if it could be granted as things stand; it is judged again when it is decided.
 * `want` looks at the ledger and refuses by throwing.
 */
export async function makeRequest(
  { context, reach, ...origin }: Origin & { readonly context: AppContext; readonly reach: BranchReach },
  agreementId: string,
  want: (ledger: Ledger, today: CalendarDate) => Wanted,
  money?: LedgerQuery['money'],
): Promise<ApprovalRow> {
  const { actor } = origin;
  const now = context.clock.now();
  const query = { agreementId, userId: actor.userId, branchId: branchIdOf(reach), key: null };
  const ledger = await loadLedger(context.pool, { ...query, ...(money && { money }) });
  if (ledger === null) throw new Refusal('not_found');
  const wanted = want(ledger, businessDateOf(now));
  return inTransaction(context.pool, (client) => insert(client, origin, ledger, wanted, new Date(now)));
}

async function insert(
  client: PoolClient,
  { actor, clientAddress }: Origin,
  ledger: Ledger,
  { kind, reason, entryId = null, amount = null, evidence = null, details = null }: WantedRow,
  at: Date,
): Promise<ApprovalRow> {
  const asked = { kind, agreementId: ledger.id, entryId, amount, reason, evidence, details };
  const { rows } = await client.query<ApprovalRow>(
    insertRequest({ id: uuidv7(), ...asked, userId: actor.userId, at }),
  );
  const approval = rows[0] as ApprovalRow;
  await recordAuditEvent(client, { actor, clientAddress }, at, {
    branchId: ledger.branchId,
    action: `request_${kind}`,
    subject: 'agreement',
    subjectId: ledger.id,
    after: { approvalId: approval.id, entryId, amount, reason },
  });
  return approval;
}

/** As `Wanted`, with nothing where it says nothing. */
type WantedRow = { [Field in keyof Wanted]?: Wanted[Field] | null } & Pick<Wanted, 'kind' | 'reason'>;

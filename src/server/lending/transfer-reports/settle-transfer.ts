import type { PoolClient } from 'pg';
import type { transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import type { TransferState } from '#domain/lending/customer-requests/transfer-report.ts';
import type { Actor } from '#server/platform/actor.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { announce } from '#server/platform/live/announce.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseServing } from '../relations/refuse-related.ts';
import { isLikely } from './transfer-reports.queries.ts';

type Endpoints = typeof transferReportEndpoints;

/** The call of the person who checks it. */
interface Checker {
  readonly actor: Actor;
  readonly reach: BranchReach;
}

interface LockedReport {
  readonly customerId: string;
  readonly agreementId: string;
  readonly branchId: string;
}

/** The agreement comes first, as in a posting: its payment cannot be reversed while it is matched. */
const lockAgreement = {
  name: 'lock-agreement-of-transfer',
  text: `SELECT id AS "agreementId", customer_id AS "customerId", branch_id AS "branchId" FROM agreements
          WHERE id = (SELECT agreement_id FROM transfer_reports WHERE id = $1)
            AND ($2::uuid IS NULL OR branch_id = $2)
            FOR NO KEY UPDATE`,
};

const lockReport = {
  name: 'lock-transfer-report',
  text: 'SELECT state FROM transfer_reports WHERE id = $1 FOR NO KEY UPDATE',
};

/** Locks a report within reach that is being checked, until the transaction ends. */
async function lockChecked(client: PoolClient, { actor, reach }: Checker, id: string): Promise<LockedReport> {
  const { rows } = await client.query<LockedReport>({ ...lockAgreement, values: [id, branchIdOf(reach)] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  await refuseServing(client, actor.userId, rows[0].customerId);
  const { rows: reports } = await client.query<{ state: TransferState }>({ ...lockReport, values: [id] });
  if (reports[0]?.state !== 'checking') throw new Refusal('transfer_not_checked');
  return rows[0];
}

// Inserts no row if the payment does not belong to the transfer.
const insertMatch = namedStatement(
  'insert-transfer-match',
  `INSERT INTO transfer_matches (entry_id, report_id, agreement_id, matched_at, matched_by)
   SELECT e.id, r.id, r.agreement_id, :at, :userId
     FROM transfer_reports r JOIN entries e ON ${isLikely}
    WHERE r.id = :id AND e.id = :entryId`,
);

/** Matches a transfer to a payment that was recorded before the report was seen. */
export async function matchTransfer(call: Call<Endpoints['matchTransferReport']>): Promise<void> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const { entryId } = input.body;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const { agreementId, branchId } = await lockChecked(client, call, id);
    const { rowCount } = await client.query(insertMatch({ id, entryId, at, userId: actor.userId }));
    if (rowCount === 0) throw new Refusal('payment_not_of_transfer');
    await announce(client, { kind: 'customer_requests', branchId });
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'match_transfer',
      subject: 'agreement',
      subjectId: agreementId,
      after: { transferReportId: id, entryId },
    });
  });
}

const setRefused = namedStatement(
  'refuse-transfer-report',
  `UPDATE transfer_reports SET state = 'refused', refused_at = :at, refused_by = :userId, refusal_reason = :reason
    WHERE id = :id`,
);

/** Refuses a transfer that did not arrive, or differs from the slip. The customer reads the reason. */
export async function refuseTransfer(call: Call<Endpoints['refuseTransferReport']>): Promise<void> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const { reason } = input.body;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const { agreementId, branchId } = await lockChecked(client, call, id);
    await client.query(setRefused({ id, reason, at, userId: actor.userId }));
    await announce(client, { kind: 'customer_requests', branchId });
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'refuse_transfer',
      subject: 'agreement',
      subjectId: agreementId,
      after: { transferReportId: id, reason },
    });
  });
}

import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { clearanceEndpoints } from '#contract/lending/clearance/clearance.ts';
import { refusalOfClearance } from '#domain/lending/clearance/clearance.ts';
import { clearanceCodeBytes, clearanceCodeOf } from '#domain/lending/clearance/clearance-code.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findClearance, listCertificates, lockToClear } from './clearance.queries.ts';

const takeSerial = {
  name: 'next-clearance-serial',
  text: `INSERT INTO clearance_counters AS c (branch_id, last_serial) VALUES ($1, 1)
             ON CONFLICT (branch_id) DO UPDATE SET last_serial = c.last_serial + 1
         RETURNING last_serial AS serial`,
};

const insert = namedStatement(
  'insert-clearance-certificate',
  `INSERT INTO clearance_certificates (id, agreement_id, branch_id, serial, code, entry_position, issued_at, issued_by)
   VALUES (:id, :agreementId, :branchId, :serial, :code, :entryCount, :at, :userId)`,
);

/**
 * Issues a certificate under the next number of the agreement's branch. With a valid one nothing is issued: a double click gets the
 * same. The lock of the agreement lets no entry be posted in between.
 */
export function issueClearance(call: Call<typeof clearanceEndpoints.issueClearance>): Promise<void> {
  const { context, actor, reach, input } = call;
  const { id: agreementId } = input.params;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    await lockToClear(client, agreementId);
    const agreement = await findClearance(client, reach, agreementId);
    if (agreement === undefined) throw new Refusal('not_found');
    const [newest] = await listCertificates(client, agreementId);
    if (newest?.voidedAt === null) return;
    const refusal = refusalOfClearance(agreement);
    if (refusal !== null) throw new Refusal(refusal);
    const { branchId, entryCount } = agreement;
    const serial = await nextSerial(client, branchId);
    const code = clearanceCodeOf(randomBytes(clearanceCodeBytes));
    const issued = { id: uuidv7({ msecs: at.getTime() }), agreementId, branchId, serial, code, entryCount };
    await client.query(insert({ ...issued, at, userId: actor.userId }));
    // The code gives access to the check, so it is not in the audit.
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'issue_clearance',
      subject: 'agreement',
      subjectId: agreementId,
      after: { clearanceSerial: serial },
    });
  });
}

async function nextSerial(client: PoolClient, branchId: string): Promise<number> {
  const { rows } = await client.query<{ serial: number }>({ ...takeSerial, values: [branchId] });
  return rows[0]?.serial ?? 0;
}

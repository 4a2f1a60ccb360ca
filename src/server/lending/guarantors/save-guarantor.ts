import { v7 as uuidv7 } from 'uuid';
import type { guarantorEndpoints } from '#contract/lending/guarantors.ts';
import { invariant } from '#domain/invariant.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { branchIdOf } from '#server/platform/reach.ts';
import { type GuarantorRow, guarantorColumns } from './guarantors.view.ts';

const insertGuarantor = namedStatement(
  'insert-guarantor',
  `INSERT INTO guarantors (${guarantorColumns.names}, created_at, created_by)
   VALUES (${guarantorColumns.parameters}, :at, :userId)
       ON CONFLICT (cnic) DO NOTHING`,
);

/**
 * A guarantor belongs to no branch. Within a branch's reach is who vouches for one of its agreements. One that nobody has
 * approved yet does not count: else a draft would be enough to read what another branch knows.
 */
const findGuarantor = namedStatement(
  'find-guarantor',
  `SELECT ${guarantorColumns.selected('g')},
          (SELECT count(*) FROM agreement_guarantors v JOIN agreements a ON a.id = v.agreement_id
            WHERE v.guarantor_id = g.id AND a.status = 'active') AS exposure,
          (:branchId::uuid IS NULL OR g.created_by = :userId OR EXISTS (
             SELECT FROM agreement_guarantors v JOIN agreements a ON a.id = v.agreement_id
              WHERE v.guarantor_id = g.id AND a.branch_id = :branchId
                AND a.status IN ('approved', 'active', 'completed', 'written_off'))) AS "isWithinReach"
     FROM guarantors g WHERE g.cnic = :cnic`,
);

/**
 * Puts a guarantor on record once: the person of a known CNIC is answered as on record, with what they vouch for already.
 * The audit remembers both, because a known CNIC is a way to ask about a person.
 */
export async function saveGuarantor(
  call: Call<typeof guarantorEndpoints.saveGuarantor>,
): Promise<GuarantorRow> {
  const { context, actor, reach, input } = call;
  const { userId } = actor;
  const { fullName, cnic } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { rowCount: added } = await client.query(
      insertGuarantor({ ...guarantorColumns.valuesOf({ ...input.body, id: uuidv7() }), at, userId }),
    );
    const { rows } = await client.query<GuarantorRow>(
      findGuarantor({ cnic, userId, branchId: branchIdOf(reach) }),
    );
    const guarantor = rows[0];
    invariant(guarantor !== undefined, 'a guarantor who was there or was just added is found');
    await recordAuditEvent(client, call, at, {
      branchId: actor.branchId,
      action: added === 1 ? 'create_guarantor' : 'look_up_guarantor',
      subject: 'guarantor',
      subjectId: guarantor.id,
      ...(added === 1 && { after: { fullName, cnic: maskCnic(cnic) } }),
    });
    return guarantor;
  });
}

import { v7 as uuidv7 } from 'uuid';
import type { guarantorEndpoints } from '#contract/lending/guarantors.ts';
import { invariant } from '#domain/invariant.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { guarantorOf } from './guarantors.queries.ts';
import { type GuarantorRow, guarantorColumns } from './guarantors.view.ts';

const insertGuarantor = namedStatement(
  'insert-guarantor',
  `INSERT INTO guarantors (${guarantorColumns.names}, created_at, created_by)
   VALUES (${guarantorColumns.parameters}, :at, :userId)
       ON CONFLICT (cnic) DO NOTHING`,
);

/**
 * Records a guarantor once. A known CNIC gets the person on record, with the agreements that they guarantee. Both are
 * audited, because a known CNIC is a way to ask about a person.
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
    const guarantor = await guarantorOf(client, reach, cnic, userId);
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

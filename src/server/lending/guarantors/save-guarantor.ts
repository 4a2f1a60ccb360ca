import { v7 as uuidv7 } from 'uuid';
import type { guarantorEndpoints } from '#contract/lending/guarantors.ts';
import { invariant } from '#domain/invariant.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { type GuarantorRow, guarantorColumns } from './guarantors.view.ts';

const insertGuarantor = namedStatement(
  'insert-guarantor',
  `INSERT INTO guarantors (${guarantorColumns.names}, created_at, created_by)
   VALUES (${guarantorColumns.parameters}, :at, :userId)
       ON CONFLICT (cnic) DO NOTHING`,
);

const findGuarantor = {
  name: 'find-guarantor',
  text: `SELECT ${guarantorColumns.selected('g')},
                (SELECT count(*) FROM agreement_guarantors v JOIN agreements a ON a.id = v.agreement_id
                  WHERE v.guarantor_id = g.id AND a.status = 'active') AS exposure
           FROM guarantors g WHERE g.cnic = $1`,
};

/** Puts a guarantor on record once: the person of a known CNIC is answered as on record, with what they vouch for already. */
export async function saveGuarantor(
  call: Call<typeof guarantorEndpoints.saveGuarantor>,
): Promise<GuarantorRow> {
  const { context, actor, input } = call;
  const { fullName, cnic } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { rowCount } = await client.query(
      insertGuarantor({
        ...guarantorColumns.valuesOf({ ...input.body, id: uuidv7() }),
        at,
        userId: actor.userId,
      }),
    );
    const { rows } = await client.query<GuarantorRow>({ ...findGuarantor, values: [cnic] });
    const guarantor = rows[0];
    invariant(guarantor !== undefined, 'a guarantor who was there or was just added is found');
    if (rowCount === 1) {
      await recordAuditEvent(client, call, at, {
        branchId: actor.branchId,
        action: 'create_guarantor',
        subject: 'guarantor',
        subjectId: guarantor.id,
        after: { fullName, cnic: maskCnic(cnic) },
      });
    }
    return guarantor;
  });
}

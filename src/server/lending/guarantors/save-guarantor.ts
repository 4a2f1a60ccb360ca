import { v7 as uuidv7 } from 'uuid';
import type { guarantorEndpoints } from '#contract/lending/guarantors.ts';
import { invariant } from '#domain/invariant.ts';
import { type Cnic, maskCnic } from '#domain/person/cnic.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';

export interface GuarantorRow {
  id: string;
  full_name: string;
  cnic: Cnic;
  phone: string;
  address: string;
  occupation: string | null;
  exposure: number;
}

const insertGuarantor = {
  name: 'insert-guarantor',
  text: `INSERT INTO guarantors (id, full_name, cnic, phone, address, occupation, created_at, created_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
             ON CONFLICT (cnic) DO NOTHING`,
};

const findGuarantor = {
  name: 'find-guarantor',
  text: `SELECT g.id, g.full_name, g.cnic, g.phone, g.address, g.occupation,
                (SELECT count(*) FROM agreement_guarantors v JOIN agreements a ON a.id = v.agreement_id
                  WHERE v.guarantor_id = g.id AND a.status = 'active') AS exposure
           FROM guarantors g WHERE g.cnic = $1`,
};

/** Puts a guarantor on record once: the person of a known CNIC is answered as on record, with what they vouch for already. */
export async function saveGuarantor(
  call: Call<typeof guarantorEndpoints.saveGuarantor>,
): Promise<GuarantorRow> {
  const { context, actor, input } = call;
  const { fullName, cnic, phone, address, occupation } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { rowCount } = await client.query({
      ...insertGuarantor,
      values: [uuidv7(), fullName, cnic, phone, address, occupation, at, actor.userId],
    });
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

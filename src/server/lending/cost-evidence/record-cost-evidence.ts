import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { costEvidenceEndpoints } from '#contract/lending/evidence/cost-evidence.ts';
import type { CostEvidence } from '#contract/lending/evidence/sold-item.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { costEvidenceMax } from '#domain/lending/agreements/cost-evidence.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { hashOf } from '#server/platform/files/file-store.ts';
import { lockFile } from '#server/platform/files/lock-file.ts';
import { documentSideMax } from '#server/platform/files/picture-remaker.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockToServe } from '../agreements/lock-agreement.ts';
import { findSameEvidence, readEvidence, requireAgreementWithin } from './cost-evidence.queries.ts';

const insert = namedStatement(
  'insert-cost-evidence',
  `INSERT INTO cost_evidence (id, agreement_id, position, description, supplier, invoice_number, invoiced_on, cost,
                              invoice_hash, recorded_at, recorded_by)
   VALUES (:id, :agreementId, :position, :description, :supplier, :invoiceNumber, :invoicedOn, :cost,
           decode(:hash, 'hex'), :at, :userId)`,
);

/** Records what goods of a draft that are not on the list of products cost the lender. */
export async function recordCostEvidence(
  call: Call<typeof costEvidenceEndpoints.recordCostEvidence>,
): Promise<CostEvidence> {
  const { context, actor, reach, input } = call;
  // Checked first, so that no picture is read or remade for an agreement out of reach.
  await requireAgreementWithin(context.pool, reach, input.params.id);
  const { fields, picture } = await input.body(async ({ invoice, ...form }) => ({
    fields: form,
    picture: (await context.pictures.remake(invoice, documentSideMax)).bytes,
  }));
  const hash = hashOf(picture);
  const now = context.clock.now();
  const at = new Date(now);
  return inTransaction(context.pool, async (client) => {
    const { id: agreementId, branchId } = await lockToServe(client, call, input.params.id, 'edit_draft');
    if (fields.invoicedOn > businessDateOf(now)) throw new Refusal('invoiced_in_future');
    await refuseOtherGoods(client, agreementId, fields.description);
    const known = await findSameEvidence(client, agreementId, { ...fields, hash });
    if (known !== undefined) return readEvidence(client, known);
    const position = await nextPosition(client, agreementId);
    // The file is stored before the row, so a row always has its file.
    await lockFile(client, hash);
    await context.files.put(picture);
    const id = uuidv7();
    await client.query(insert({ id, agreementId, position, ...fields, hash, at, userId: actor.userId }));
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'record_cost_evidence',
      subject: 'agreement',
      subjectId: agreementId,
      after: fields,
    });
    return readEvidence(client, id);
  });
}

const findGoods = {
  name: 'find-goods-off-the-list',
  text: 'SELECT FROM agreement_items WHERE agreement_id = $1 AND product_id IS NULL AND description = $2 LIMIT 1',
};

/** Another person may have changed the draft meanwhile. */
async function refuseOtherGoods(client: PoolClient, agreementId: string, description: string): Promise<void> {
  const { rowCount } = await client.query({ ...findGoods, values: [agreementId, description] });
  if (rowCount === 0) throw new Refusal('terms_changed');
}

const countEvidence = {
  name: 'count-cost-evidence',
  text: 'SELECT count(*) AS recorded FROM cost_evidence WHERE agreement_id = $1',
};

/** The place of the next piece of evidence of a locked agreement. Each is a file that is kept for ever, so there is a limit. */
async function nextPosition(client: PoolClient, agreementId: string): Promise<number> {
  const { rows } = await client.query<{ recorded: number }>({ ...countEvidence, values: [agreementId] });
  const recorded = rows[0]?.recorded ?? 0;
  if (recorded >= costEvidenceMax) throw new Refusal('too_much_evidence', { max: costEvidenceMax });
  return recorded + 1;
}

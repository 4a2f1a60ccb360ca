import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { type customerDocumentEndpoints, documentsMax } from '#contract/lending/customer-documents.ts';
import { invariant } from '#domain/invariant.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { hashOf } from '#server/platform/files/file-store.ts';
import { lockFile } from '#server/platform/files/lock-file.ts';
import { documentSideMax } from '#server/platform/files/picture-remaker.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type DocumentRow,
  findByPicture,
  lockCustomerWithin,
  requireCustomerWithin,
} from './customer-documents.queries.ts';

type AddCall = Call<typeof customerDocumentEndpoints.addCustomerDocument>;

const insert = namedStatement(
  'insert-customer-document',
  `INSERT INTO customer_documents (id, customer_id, kind, file_hash, bytes, width, height, added_at, added_by)
   VALUES (:id, :customerId, :kind, decode(:hash, 'hex'), :bytes, :width, :height, :at, :by)`,
);

/**
 * Adds a picture to a customer's documents. The same picture, sent twice by a double click or after a lost answer, is
 * re-encoded to the same bytes, so the second upload returns the first one's document.
 */
export async function addCustomerDocument(call: AddCall): Promise<DocumentRow> {
  const { context, actor, reach, input } = call;
  const { id: customerId } = input.params;
  // Checked first, so that no picture is read or remade for a customer out of reach.
  await requireCustomerWithin(context.pool, customerId, reach);
  const { kind, remade } = await input.body(async (form) => ({
    kind: form.kind,
    remade: await context.pictures.remake(form.picture, documentSideMax),
  }));
  const { bytes, width, height } = remade;
  const hash = hashOf(bytes);
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const branchId = await lockCustomerWithin(client, customerId, reach);
    const known = await findByPicture(client, customerId, kind, hash);
    if (known !== undefined) return known;
    const replaced = await removeReplaced(client, call, kind, at);
    await refuseTooMany(client, customerId);
    // The file is stored before the row, so a row always has its file.
    await lockFile(client, hash);
    await context.files.put(bytes);
    const id = uuidv7();
    const picture = { hash, bytes: bytes.byteLength, width, height };
    await client.query(insert({ id, customerId, kind, ...picture, at, by: actor.userId }));
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'add_document',
      subject: 'customer',
      subjectId: customerId,
      ...(replaced !== undefined && { before: { kind, documentId: replaced } }),
      after: { kind, documentId: id },
    });
    const added = await findByPicture(client, customerId, kind, hash);
    invariant(added !== undefined, 'what was added is there');
    return added;
  });
}

const remove = {
  name: 'remove-replaced-customer-document',
  text: `UPDATE customer_documents SET removed_at = $3, removed_by = $4
          WHERE customer_id = $1 AND kind = $2 AND kind IN ('photo', 'cnic_front', 'cnic_back') AND removed_at IS NULL
         RETURNING id`,
};

/**
 * A person has one photo, and one picture of each side of the CNIC, so a new one replaces the old. Returns the old one's id.
 */
async function removeReplaced(
  client: PoolClient,
  { actor, input }: AddCall,
  kind: DocumentRow['kind'],
  at: Date,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>({
    ...remove,
    values: [input.params.id, kind, at, actor.userId],
  });
  return rows[0]?.id;
}

const countPresent = {
  name: 'count-customer-documents',
  text: 'SELECT count(*) AS present FROM customer_documents WHERE customer_id = $1 AND removed_at IS NULL',
};

/** Limits a customer's documents, because there may be many bills and other papers of one kind. */
async function refuseTooMany(client: PoolClient, customerId: string): Promise<void> {
  const { rows } = await client.query<{ present: number }>({ ...countPresent, values: [customerId] });
  if ((rows[0]?.present ?? 0) >= documentsMax) throw new Refusal('too_many_documents', { max: documentsMax });
}

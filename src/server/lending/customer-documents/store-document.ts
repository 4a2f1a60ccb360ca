import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { documentsMax } from '#contract/lending/customer-documents.ts';
import { invariant } from '#domain/invariant.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { type FileStore, hashOf } from '#server/platform/files/file-store.ts';
import { lockFile } from '#server/platform/files/lock-file.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type DocumentPlace, type DocumentRow, findByPicture } from './customer-documents.queries.ts';

/** A picture as it is kept. */
interface KeptPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const insert = namedStatement(
  'insert-customer-document',
  `INSERT INTO customer_documents (id, customer_id, kind, agreement_id, file_hash, bytes, width, height, added_at, added_by)
   VALUES (:id, :customerId, :kind, :agreementId, decode(:hash, 'hex'), :bytes, :width, :height, :at, :by)`,
);

/** Stores a new picture among the documents of a locked customer. */
export async function storeDocument(
  client: PoolClient,
  files: FileStore,
  place: DocumentPlace,
  { bytes, width, height }: KeptPicture,
  added: { readonly at: Date; readonly by: string },
): Promise<DocumentRow> {
  await refuseTooMany(client, place);
  const hash = hashOf(bytes);
  // The file is stored before the row, so a row always has its file.
  await lockFile(client, hash);
  await files.put(bytes);
  const picture = { hash, bytes: bytes.byteLength, width, height };
  await client.query(insert({ id: uuidv7(), ...place, ...picture, ...added }));
  const stored = await findByPicture(client, place, hash);
  invariant(stored !== undefined, 'what was added is there');
  return stored;
}

const countPresent = {
  name: 'count-customer-documents',
  text: `SELECT count(*) AS present FROM customer_documents
          WHERE customer_id = $1 AND agreement_id IS NOT DISTINCT FROM $2 AND removed_at IS NULL`,
};

/** Limits a customer's documents and the pages of an agreement, because there may be many of one kind. */
async function refuseTooMany(client: PoolClient, { customerId, agreementId }: DocumentPlace): Promise<void> {
  const { rows } = await client.query<{ present: number }>({
    ...countPresent,
    values: [customerId, agreementId],
  });
  if ((rows[0]?.present ?? 0) >= documentsMax) throw new Refusal('too_many_documents', { max: documentsMax });
}

import type { Pool } from 'pg';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { lockFile, mayErase } from '#server/platform/files/lock-file.ts';
import type { Chore } from '#server/platform/from-time-to-time.ts';

/** The most files that one sweep erases. The rest waits for the next sweep. */
const filesMax = 200;

/**
 * True if the picture of the removed document `d` may be erased: no other document, product, post, slip, invoice or bill uses it, no
 * request for relief names it, and it is not a signed page.
 */
const isFree = `NOT EXISTS (SELECT FROM customer_documents WHERE file_hash = d.file_hash AND removed_at IS NULL)
            AND NOT EXISTS (SELECT FROM products WHERE picture_hash = d.file_hash)
            AND NOT EXISTS (SELECT FROM blog_posts WHERE cover_hash = d.file_hash)
            AND NOT EXISTS (SELECT FROM transfer_reports WHERE slip_hash = d.file_hash)
            AND NOT EXISTS (SELECT FROM cost_evidence WHERE invoice_hash = d.file_hash)
            AND NOT EXISTS (SELECT FROM cash_movements WHERE picture_hash = d.file_hash)
            AND NOT EXISTS (SELECT FROM customer_documents WHERE file_hash = d.file_hash AND kind = 'signed_agreement')
            AND NOT EXISTS (
              SELECT FROM customer_documents n
                JOIN agreements a ON a.customer_id = n.customer_id
                JOIN approvals p ON p.agreement_id = a.id AND p.details -> 'documentIds' ? n.id::text
               WHERE n.file_hash = d.file_hash AND n.removed_at IS NOT NULL AND n.erased_at IS NULL)`;

const findFree = {
  name: 'find-files-to-erase',
  text: `SELECT encode(d.file_hash, 'hex') AS hash
           FROM (SELECT DISTINCT file_hash FROM customer_documents WHERE removed_at IS NOT NULL AND erased_at IS NULL) d
          WHERE ${isFree} LIMIT ${filesMax}`,
};
const markErased = {
  name: 'mark-documents-erased',
  text: `UPDATE customer_documents d SET erased_at = greatest($2, d.removed_at)
          WHERE file_hash = decode($1, 'hex') AND removed_at IS NOT NULL AND erased_at IS NULL AND ${isFree}
         RETURNING customer_id AS "customerId"`,
};

const nobody = { actor: null, clientAddress: null };

/**
 * Erases the bytes of removed or replaced documents, and returns the number of files. The file's lock excludes a concurrent
 * upload of the same picture. If a process is killed halfway, the next sweep marks the file that it erased. During a backup
 * nothing is erased; the next sweep finds the same files.
 */
export async function eraseRemovedDocuments(pool: Pool, files: FileStore, at: Date): Promise<number> {
  const { rows } = await pool.query<{ hash: string }>(findFree);
  let erased = 0;
  for (const { hash } of rows) {
    await inTransaction(pool, async (client) => {
      if (!(await mayErase(client))) return;
      await lockFile(client, hash);
      const { rows: marked } = await client.query<{ customerId: string }>({
        ...markErased,
        values: [hash, at],
      });
      if (marked[0] === undefined) return;
      await recordAuditEvent(client, nobody, at, {
        branchId: null,
        action: 'erase_documents',
        subject: 'customer',
        subjectId: marked[0].customerId,
      });
      await files.erase(hash);
      erased += 1;
    });
  }
  return erased;
}

/** The same as a chore of the server. */
export const erasingRemovedDocuments: Chore = {
  name: 'erase removed documents',
  run: ({ pool, files, clock }) => eraseRemovedDocuments(pool, files, new Date(clock.now())),
};

import type { Pool, PoolClient } from 'pg';
import type { FileStore } from '#server/platform/files/file-store.ts';

export interface FileVerification {
  readonly files: number;
  /** One readable line each; empty when all is well. */
  readonly differences: readonly string[];
}

// A removed or replaced file is listed until its bytes are erased.
const listFiles = `
  SELECT encode(hash, 'hex') AS hash, string_agg(owner, ', ' ORDER BY owner) AS owners
    FROM (SELECT file_hash AS hash, format('document %s of customer %s', id, customer_id) AS owner
            FROM customer_documents WHERE erased_at IS NULL
          UNION ALL
          SELECT picture_hash, format('picture of product %s', id) FROM products WHERE picture_hash IS NOT NULL
          UNION ALL
          SELECT cover_hash, format('cover of blog post %s', id) FROM blog_posts WHERE cover_hash IS NOT NULL
          UNION ALL
          SELECT invoice_hash, format('invoice %s of agreement %s', position, agreement_id) FROM cost_evidence
          UNION ALL
          SELECT picture_hash, format('picture of movement of cash %s', id) FROM cash_movements WHERE picture_hash IS NOT NULL
          UNION ALL
          SELECT slip_hash, format('slip of transfer report %s', id) FROM transfer_reports) owned
   GROUP BY hash ORDER BY hash`;

interface KnownFile {
  readonly hash: string;
  /** The owners of the file, in words. */
  readonly owners: string;
}

/** Every file that the database knows. */
export async function readKnownFiles(client: Pool | PoolClient): Promise<KnownFile[]> {
  return (await client.query<KnownFile>(listFiles)).rows;
}

/**
 * Reads every file that the database knows, and names those that are missing or changed. A file is stored before its row and
 * stays, so this may run while pictures are added.
 */
export async function verifyFiles(pool: Pool, files: FileStore): Promise<FileVerification> {
  const known = await readKnownFiles(pool);
  const differences: string[] = [];
  for (const { hash, owners } of known) {
    const state = await files.look(hash);
    if (state !== 'whole') differences.push(`file ${hash}: ${state}; ${owners}`);
  }
  return { files: known.length, differences };
}

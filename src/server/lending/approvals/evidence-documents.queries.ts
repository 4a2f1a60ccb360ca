import type { Pool, PoolClient } from 'pg';
import type { EvidenceDocument } from '#contract/lending/approvals.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { FoundPicture } from '../customer-documents/customer-documents.queries.ts';

const holdPresent = {
  name: 'hold-evidence-documents',
  text: `SELECT id FROM customer_documents
          WHERE customer_id = $1 AND id = ANY ($2) AND removed_at IS NULL ORDER BY id FOR SHARE`,
};

/**
 * Refuses documents that the customer does not have. Locks them, so that none is removed before the request is recorded;
 * from then on its picture is kept, whatever the decision.
 */
export async function holdDocuments(
  client: PoolClient,
  customerId: string,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await client.query({ ...holdPresent, values: [customerId, ids] });
  if (rows.length !== new Set(ids).size) throw new Refusal('evidence_document_gone');
}

/** The documents `d` that a request `p` names. */
const named = `approvals p
           JOIN agreements a ON a.id = p.agreement_id
           JOIN customer_documents d ON d.customer_id = a.customer_id AND p.details -> 'documentIds' ? d.id::text`;

const list = {
  name: 'list-evidence-documents',
  text: `SELECT d.id, d.kind, d.removed_at IS NOT NULL AS "isRemoved" FROM ${named} WHERE p.id = $1 ORDER BY d.added_at, d.id`,
};

/** The documents that a request names, including those that the customer has removed since. */
export async function listEvidenceDocuments(pool: Pool, approvalId: string): Promise<EvidenceDocument[]> {
  return (await pool.query<EvidenceDocument>({ ...list, values: [approvalId] })).rows;
}

const findFile = {
  name: 'find-file-of-evidence-document',
  text: `SELECT d.kind, encode(d.file_hash, 'hex') AS hash, a.branch_id AS "branchId", a.customer_id AS "customerId"
           FROM ${named} WHERE p.id = $1 AND d.id = $2 AND ($3::uuid IS NULL OR a.branch_id = $3)`,
};

interface FoundEvidence extends FoundPicture {
  readonly customerId: string;
}

/** Finds the picture of a document that a request within reach names. */
export async function findEvidence(
  pool: Pool,
  { id, documentId }: { readonly id: string; readonly documentId: string },
  reach: BranchReach,
): Promise<FoundEvidence> {
  const { rows } = await pool.query<FoundEvidence>({
    ...findFile,
    values: [id, documentId, branchIdOf(reach)],
  });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

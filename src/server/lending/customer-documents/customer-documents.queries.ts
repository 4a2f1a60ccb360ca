import type { Pool, PoolClient } from 'pg';
import type { CustomerDocument } from '#contract/lending/customer-documents.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Kind = CustomerDocument['kind'];

export interface DocumentRow extends Omit<CustomerDocument, 'addedAt'> {
  addedAt: Date;
}

const presentDocuments = `
  SELECT d.id, d.kind, d.agreement_id AS "agreementId", d.width, d.height, d.bytes, d.added_at AS "addedAt", ${namesOf('u')} AS "addedByName"
    FROM customer_documents d JOIN users u ON u.id = d.added_by
   WHERE d.customer_id = $1 AND d.removed_at IS NULL`;

const list = {
  name: 'list-customer-documents',
  text: `${presentDocuments} ORDER BY d.added_at DESC, d.id DESC`,
};

/** The documents that a customer has now, newest first. */
export async function listDocuments(client: Pool, customerId: string): Promise<DocumentRow[]> {
  return (await client.query<DocumentRow>({ ...list, values: [customerId] })).rows;
}

const findByFile = {
  name: 'find-customer-document-by-file',
  text: `${presentDocuments} AND d.kind = $2 AND d.file_hash = decode($3, 'hex')
           AND d.agreement_id IS NOT DISTINCT FROM $4`,
};

/** The place of a document: whose it is and what it shows, and for a signed agreement which. */
export interface DocumentPlace {
  readonly customerId: string;
  readonly kind: Kind;
  readonly agreementId: string | null;
}

/** The document with this picture. */
export async function findByPicture(
  client: PoolClient,
  { customerId, kind, agreementId }: DocumentPlace,
  hash: string,
): Promise<DocumentRow | undefined> {
  const values = [customerId, kind, hash, agreementId];
  return (await client.query<DocumentRow>({ ...findByFile, values })).rows[0];
}

const findSigner = {
  name: 'find-customer-of-agreement-within',
  text: 'SELECT customer_id AS "customerId" FROM agreements WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2)',
};

/** The customer of an agreement within reach. */
export async function findSignerWithin(pool: Pool, agreementId: string, reach: BranchReach): Promise<string> {
  const { rows } = await pool.query<{ customerId: string }>({
    ...findSigner,
    values: [agreementId, branchIdOf(reach)],
  });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0].customerId;
}

const ofCustomer =
  'SELECT branch_id AS "branchId" FROM customers WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2)';
const findBranch = { name: 'find-branch-of-documents', text: ofCustomer };
const lockBranch = { name: 'lock-customer-of-documents', text: `${ofCustomer} FOR NO KEY UPDATE` };

async function branchOf(
  client: Pool | PoolClient,
  statement: typeof findBranch,
  customerId: string,
  reach: BranchReach,
): Promise<string> {
  const { rows } = await client.query<{ branchId: string }>({
    ...statement,
    values: [customerId, branchIdOf(reach)],
  });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0].branchId;
}

/** Refuses a customer outside the reach. */
export async function requireCustomerWithin(
  pool: Pool,
  customerId: string,
  reach: BranchReach,
): Promise<void> {
  await branchOf(pool, findBranch, customerId, reach);
}

/** Locks a customer's documents until the transaction ends, and returns the customer's branch. */
export function lockCustomerWithin(
  client: PoolClient,
  customerId: string,
  reach: BranchReach,
): Promise<string> {
  return branchOf(client, lockBranch, customerId, reach);
}

export interface FoundPicture {
  kind: Kind;
  hash: string;
  branchId: string;
}

const findFile = {
  name: 'find-file-of-customer-document',
  text: `SELECT d.kind, encode(d.file_hash, 'hex') AS hash, c.branch_id AS "branchId"
           FROM customer_documents d JOIN customers c ON c.id = d.customer_id
          WHERE d.id = $1 AND c.id = $2 AND d.removed_at IS NULL AND ($3::uuid IS NULL OR c.branch_id = $3)`,
};

/** Finds the picture of a customer's document. */
export async function findPicture(
  pool: Pool,
  { id, documentId }: { readonly id: string; readonly documentId: string },
  reach: BranchReach,
): Promise<FoundPicture> {
  const { rows } = await pool.query<FoundPicture>({
    ...findFile,
    values: [documentId, id, branchIdOf(reach)],
  });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

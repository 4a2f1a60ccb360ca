import type { Pool, PoolClient } from 'pg';
import type { CostEvidence } from '#contract/lending/evidence/sold-item.ts';
import { invariant } from '#domain/invariant.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { costEvidenceOf } from '../agreements/item-names.ts';

const findEvidence = {
  name: 'find-cost-evidence',
  text: `SELECT ${costEvidenceOf('e', 'u')} AS evidence
           FROM cost_evidence e JOIN users u ON u.id = e.recorded_by WHERE e.id = $1`,
};

/** One piece of evidence, by its id. */
export async function readEvidence(client: PoolClient, id: string): Promise<CostEvidence> {
  const { rows } = await client.query<{ evidence: CostEvidence }>({ ...findEvidence, values: [id] });
  invariant(rows[0] !== undefined, 'what was recorded is there');
  return rows[0].evidence;
}

/** The newest evidence of the goods, if all of it was said before: a second click, or a lost answer. */
const findSame = namedStatement(
  'find-same-cost-evidence',
  `SELECT id FROM cost_evidence
    WHERE agreement_id = :agreementId
      AND (description, supplier, invoice_number, invoiced_on, cost, invoice_hash)
        = (:description::text, :supplier::text, :invoiceNumber::text, :invoicedOn::date, :cost::bigint, decode(:hash, 'hex'))
      AND NOT EXISTS (SELECT FROM cost_evidence n
                       WHERE n.agreement_id = :agreementId AND n.description = :description AND n.position > cost_evidence.position)`,
);

/** The fields of one piece of evidence. */
export interface EvidenceFields {
  readonly description: string;
  readonly supplier: string;
  readonly invoiceNumber: string;
  readonly invoicedOn: string;
  readonly cost: number;
  /** The SHA-256 of the picture, in hexadecimal. */
  readonly hash: string;
}

/** The id of the same evidence, if nothing was recorded for these goods since. */
export async function findSameEvidence(
  client: PoolClient,
  agreementId: string,
  fields: EvidenceFields,
): Promise<string | undefined> {
  return (await client.query<{ id: string }>(findSame({ agreementId, ...fields }))).rows[0]?.id;
}

const findAgreement = {
  name: 'find-agreement-of-cost-evidence',
  text: 'SELECT FROM agreements WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2)',
};

/** Refuses an agreement outside the reach. */
export async function requireAgreementWithin(pool: Pool, reach: BranchReach, id: string): Promise<void> {
  const { rowCount } = await pool.query({ ...findAgreement, values: [id, branchIdOf(reach)] });
  if (rowCount === 0) throw new Refusal('not_found');
}

const findHash = {
  name: 'find-invoice-of-cost-evidence',
  text: `SELECT encode(e.invoice_hash, 'hex') AS hash
           FROM cost_evidence e JOIN agreements a ON a.id = e.agreement_id
          WHERE a.id = $1 AND e.id = $2 AND ($3::uuid IS NULL OR a.branch_id = $3)`,
};

/** The file of the invoice of an agreement within reach. */
export async function findInvoice(
  pool: Pool,
  reach: BranchReach,
  { id, evidenceId }: { readonly id: string; readonly evidenceId: string },
): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>({
    ...findHash,
    values: [id, evidenceId, branchIdOf(reach)],
  });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0].hash;
}

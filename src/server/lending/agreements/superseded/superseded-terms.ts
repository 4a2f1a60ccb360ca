import type { Pool, PoolClient } from 'pg';
import type { SupersededTerms } from '#contract/lending/terms/superseded-terms.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { branchIdOf, type Reach } from '#server/platform/reach.ts';
import { itemName, soldItems } from '../item-names.ts';

/** The terms of an agreement `a` as a key fact statement says them, with the names that its goods have today. */
export const termsInForce = `jsonb_build_object('contractKind', a.contract_kind, 'price', a.price,
  'downPayment', a.down_payment, 'relief', a.relief, 'items',
  (SELECT coalesce(jsonb_agg(jsonb_build_object('description', ${itemName}, 'quantity', i.quantity) ORDER BY i.position), '[]')
     FROM ${soldItems} WHERE i.agreement_id = a.id))`;

const keep = namedStatement(
  'keep-superseded-terms',
  `INSERT INTO superseded_terms (agreement_id, version, schedule_number, key_facts_edition, terms)
   SELECT a.id, a.terms_version, a.schedule_number, a.key_facts_edition, ${termsInForce}
     FROM agreements a WHERE a.id = :id`,
);

/** Keeps the terms in force. The caller replaces them in the same transaction, and holds the lock of the agreement. */
export async function keepSupersededTerms(client: PoolClient, agreementId: string): Promise<void> {
  await client.query(keep({ id: agreementId }));
}

const find = namedStatement(
  'find-superseded-terms',
  `SELECT t.version, s.made_at AS "madeAt", t.key_facts_edition AS "keyFactsEdition", t.terms,
          (SELECT json_agg(json_build_object('number', number, 'dueOn', due_on, 'amount', amount) ORDER BY number)
             FROM installments r
            WHERE r.agreement_id = t.agreement_id AND r.schedule_number = t.schedule_number AND r.number > 0) AS installments
     FROM superseded_terms t
     JOIN agreements a ON a.id = t.agreement_id
     JOIN customers c ON c.id = a.customer_id
     JOIN schedules s ON s.agreement_id = t.agreement_id AND s.number = t.schedule_number
    WHERE t.agreement_id = :id AND t.version = :version
      AND (:branchId::uuid IS NULL OR a.branch_id = :branchId) AND (:customerUserId::uuid IS NULL OR c.user_id = :customerUserId)`,
);

interface TermsRow extends Pick<SupersededTerms, 'version' | 'keyFactsEdition' | 'installments'> {
  readonly madeAt: Date;
  readonly terms: Pick<SupersededTerms, 'contractKind' | 'price' | 'downPayment' | 'relief' | 'items'>;
}

/** A version of the terms that a later one replaced; undefined when there is none within reach. */
export async function findSupersededTerms(
  pool: Pool,
  reach: Reach<'all' | 'branch' | 'own'>,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<SupersededTerms | undefined> {
  const [branchId, customerUserId] =
    reach.extent === 'own' ? [null, reach.userId] : [branchIdOf(reach), null];
  const { rows } = await pool.query<TermsRow>(find({ id, version, branchId, customerUserId }));
  const [row] = rows;
  if (row === undefined) return undefined;
  const { contractKind, price, downPayment, relief, items } = row.terms;
  return {
    version: row.version,
    madeAt: row.madeAt.toISOString(),
    keyFactsEdition: row.keyFactsEdition,
    contractKind,
    price,
    downPayment,
    relief,
    items: items.map(({ description, quantity }) => ({ description, quantity })),
    installments: row.installments,
  };
}

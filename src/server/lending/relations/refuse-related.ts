import type { PoolClient } from 'pg';
import { mayServe, type StaffRelation } from '#domain/lending/relations/staff-relation.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { relationOf } from './relation-of.ts';

const findRelation = namedStatement(
  'find-relation-to-customer',
  `SELECT ${relationOf(':userId::uuid', ':customerId::uuid')} AS relation`,
);

/**
 * Refuses a member of staff who is the customer or vouches for them. Reads the records of this moment, so it runs after the
 * customer and the guarantors are written.
 */
export async function refuseServing(client: PoolClient, userId: string, customerId: string): Promise<void> {
  const { rows } = await client.query<{ relation: StaffRelation | null }>(
    findRelation({ userId, customerId }),
  );
  refuseRelation(rows[0]?.relation ?? null);
}

/** Refuses by a relation that was read before. */
export function refuseRelation(relation: StaffRelation | null): void {
  if (!mayServe(relation)) throw new Refusal('related_person');
}

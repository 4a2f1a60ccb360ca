import type { Pool, PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { Reach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';

const findCustomer = { name: 'find-own-customer', text: 'SELECT id FROM customers WHERE user_id = $1' };

/** Refuses an account that no branch has linked to a customer. */
export async function requireOwnCustomer(pool: Pool, { userId }: Reach<'own'>): Promise<void> {
  const { rows } = await pool.query({ ...findCustomer, values: [userId] });
  if (rows.length === 0) throw new Refusal('not_found');
}

/** An agreement of the caller, whose record is locked until the transaction ends. */
export interface OwnAgreement {
  readonly id: string;
  readonly customerId: string;
  readonly branchId: string;
  readonly status: AgreementStatus;
  readonly startOn: CalendarDate;
}

// Concurrent reports or requests of one customer run one after another, so that their limit is counted right.
const lockAgreement = {
  name: 'lock-own-agreement',
  text: `SELECT a.id, c.id AS "customerId", a.branch_id AS "branchId", a.status, a.start_on AS "startOn"
           FROM customers c JOIN agreements a ON a.customer_id = c.id
          WHERE c.user_id = $1 AND a.id = $2
            FOR NO KEY UPDATE OF c`,
};

/** Refuses an agreement that is not the caller's own as not found. */
export async function lockOwnAgreement(
  client: PoolClient,
  { userId }: Reach<'own'>,
  agreementId: string,
): Promise<OwnAgreement> {
  const { rows } = await client.query<OwnAgreement>({ ...lockAgreement, values: [userId, agreementId] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

import { v7 as uuidv7 } from 'uuid';
import type { TestApi } from '#test/support/calls/api.ts';
import { fc } from '#test/support/runs/properties.ts';

const things = ['transfer_reported', 'customer_asked'] as const;
type Thing = (typeof things)[number];

/** Anything that a customer can send, as parts of an arbitrary. */
export const sentThing = {
  what: fc.constant('sent'),
  thing: fc.constantFrom(...things),
  isSettled: fc.boolean(),
};

interface Sent {
  readonly agreementId: string;
  readonly at: Date;
  /** When staff refused or answered it, and who; null while it waits. */
  readonly settled: { readonly at: Date; readonly by: string } | null;
}

/** Writes what a customer sent, and answers its id; undefined for a request for relief where one waits already. */
export async function sendAsCustomer(
  { context: { pool } }: TestApi,
  thing: Thing,
  { agreementId, at, settled }: Sent,
): Promise<string | undefined> {
  const values = [uuidv7(), agreementId, at, settled?.at ?? null, settled?.by ?? null];
  const { rows } = await pool.query<{ id: string }>(
    thing === 'transfer_reported'
      ? `INSERT INTO transfer_reports (id, customer_id, agreement_id, amount, sent_on, method, reference, slip_hash, state,
                                       reported_at, refused_at, refused_by, refusal_reason)
         SELECT $1::uuid, customer_id, id, 500, start_on, 'bank', $1::text, sha256($1::text::bytea),
                CASE WHEN $4::timestamptz IS NULL THEN 'checking' ELSE 'refused' END, $3, $4, $5,
                CASE WHEN $4::timestamptz IS NOT NULL THEN 'Nothing arrived' END
           FROM agreements WHERE id = $2 RETURNING id`
      : `INSERT INTO customer_requests (id, customer_id, agreement_id, kind, reason, asked_at, answered_at, answered_by, answer)
         SELECT $1, customer_id, id, 'relief', 'r', $3, $4::timestamptz, $5,
                CASE WHEN $4::timestamptz IS NOT NULL THEN 'Come on Monday' END
           FROM agreements WHERE id = $2
             ON CONFLICT DO NOTHING RETURNING id`,
    values,
  );
  return rows[0]?.id;
}

interface Waiting {
  readonly kind: Thing;
  readonly subjectId: string;
  readonly at: Date;
}

/** Customers' open reports and requests about these agreements, of any age. */
export async function sentAndWaiting(
  { context: { pool } }: TestApi,
  agreementIds: readonly string[],
): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>(
    `SELECT 'transfer_reported' AS kind, id AS "subjectId", reported_at AS at FROM transfer_reports
      WHERE state = 'checking' AND agreement_id = ANY ($1)
      UNION ALL
     SELECT 'customer_asked', id, asked_at FROM customer_requests WHERE answered_at IS NULL AND agreement_id = ANY ($1)`,
    [agreementIds],
  );
  return rows;
}

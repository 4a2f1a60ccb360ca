import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type PromiseState, promiseBounds } from '#domain/desk/contact-requests/promise.ts';
import type { Instant } from '#domain/instant.ts';

/**
 * The promise of a contact within 24 hours, as SQL over a request `r`: exactly one condition holds of each request at any
 * moment. Lists, filters, counts, dashboards and exports all ask these, so they never disagree. Only the first logged contact is
 * in them, no status; `promiseStateOf` of the domain is the same rule, and a test holds one against the other.
 */
export function promiseConditions(now: Instant): Readonly<Record<PromiseState, RawBuilder<SqlBool>>> {
  const { overdueBefore, dueSoonUntil } = promiseBounds(now);
  const overdue = sql`${new Date(overdueBefore)}::timestamptz`;
  const dueSoon = sql`${new Date(dueSoonUntil)}::timestamptz`;
  return {
    kept: sql`r.is_promise_kept`,
    late: sql`NOT r.is_promise_kept`,
    overdue: sql`r.first_contact_at IS NULL AND r.received_at < ${overdue}`,
    due_soon: sql`r.first_contact_at IS NULL AND r.received_at >= ${overdue} AND r.received_at <= ${dueSoon}`,
    open: sql`r.first_contact_at IS NULL AND r.received_at > ${dueSoon}`,
  };
}

/** The state itself, of the same conditions. */
export function promiseStateAt(now: Instant): RawBuilder<PromiseState> {
  const cases = Object.entries(promiseConditions(now)).map(
    ([state, condition]) => sql`WHEN ${condition} THEN ${sql.lit(state)}`,
  );
  return sql`CASE ${sql.join(cases, sql` `)} END`;
}

/** A row of the lists: requests that were merged into another are part of its row. */
export const isRow = sql<SqlBool>`r.merged_into IS NULL`;

/** Somebody still has to do something about it. */
export const isOpen = sql<SqlBool>`r.close_reason IS NULL AND r.customer_id IS NULL`;

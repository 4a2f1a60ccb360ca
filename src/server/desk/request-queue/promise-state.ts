import { type PromiseState, promiseBounds } from '#domain/desk/contact-requests/promise.ts';
import type { Instant } from '#domain/instant.ts';
import { joined, literal, raw, type Sql, sql } from '#server/platform/db/sql.ts';

/** A template tag for SQL: `sql` for composed statements, or `String.raw` for a named statement. */
type Tag<Sql> = (template: TemplateStringsArray, ...bounds: Sql[]) => Sql;

/**
 * The promise of a contact within 24 hours, as SQL over a request `r`: exactly one condition is true of each request at any
 * moment. Lists, filters, counts, notices, challenges and exports all use these, so they never disagree. They depend only on
 * the first logged contact, not on the status. `promiseStateOf` of the domain is the same rule, and a test compares the two.
 */
function conditionsIn<Sql>(sql: Tag<Sql>, overdue: Sql, dueSoon: Sql): Readonly<Record<PromiseState, Sql>> {
  return {
    kept: sql`r.is_promise_kept`,
    late: sql`NOT r.is_promise_kept`,
    overdue: sql`r.first_contact_at IS NULL AND r.received_at < ${overdue}`,
    due_soon: sql`r.first_contact_at IS NULL AND r.received_at >= ${overdue} AND r.received_at <= ${dueSoon}`,
    open: sql`r.first_contact_at IS NULL AND r.received_at > ${dueSoon}`,
  };
}

export function promiseConditions(now: Instant): Readonly<Record<PromiseState, Sql>> {
  const { overdueBefore, dueSoonUntil } = promiseBounds(now);
  return conditionsIn<Sql>(
    sql,
    sql`${new Date(overdueBefore)}::timestamptz`,
    sql`${new Date(dueSoonUntil)}::timestamptz`,
  );
}

/** The conditions for a prepared statement with the parameters `:overdueBefore` and `:dueSoonUntil` of `promiseBounds`. */
export const promiseTexts = conditionsIn(
  String.raw,
  ':overdueBefore::timestamptz',
  ':dueSoonUntil::timestamptz',
);

/** Late or overdue, for a prepared statement with `:overdueBefore`. The index of broken promises has the same condition. */
export const brokenPromiseSql =
  'r.is_promise_kept IS NOT TRUE AND r.received_at < :overdueBefore::timestamptz';

/** The state as an expression, from the same conditions. */
export function promiseStateAt(now: Instant): Sql {
  const cases = Object.entries(promiseConditions(now)).map(
    ([state, condition]) => sql`WHEN ${condition} THEN ${literal(state)}`,
  );
  return sql`CASE ${joined(cases, ' ')} END`;
}

/** The outcome of the promise; none before the first contact. The indexes of the facets have the same expression. */
export const promiseOutcomes = ['kept', 'late', 'none'] as const;
export type PromiseOutcome = (typeof promiseOutcomes)[number];
export const promiseOutcomeSql =
  "CASE r.is_promise_kept WHEN true THEN 'kept' WHEN false THEN 'late' ELSE 'none' END";

/** The requests that are rows of a list: merged ones are part of another row. */
export const rowText = 'r.merged_into IS NULL';
export const isRow = raw(rowText);

/** The visitor was not contacted, and the request was not closed. */
export const isWaitingSql = 'r.first_contact_at IS NULL AND r.close_reason IS NULL AND r.customer_id IS NULL';

/** The request still needs work. */
export const isOpenSql = 'r.close_reason IS NULL AND r.customer_id IS NULL';
export const isOpen = raw(isOpenSql);

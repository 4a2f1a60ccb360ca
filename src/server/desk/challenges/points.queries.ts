import type { Pool, PoolClient } from 'pg';
import type { ChallengePoint } from '#contract/desk/challenges.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type Metric, metrics } from '#domain/desk/challenges/metric.ts';
import type { Written } from '#domain/written.ts';
import { type DatePlace, dateCursorOf } from '#server/platform/db/date-cursor.ts';
import { cutRows, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import type { Scope } from './scope.ts';
import { sources } from './sources.ts';

export interface PointSums {
  readonly employeeId: string;
  readonly counted: number;
  readonly total: number;
}

export interface PointRow {
  readonly id: string;
  readonly kind: ChallengePoint['kind'];
  readonly on: CalendarDate;
  readonly counted: number;
  readonly total: number;
  readonly agreementNumber: string | null;
  readonly customerId: string;
  readonly customerBranchId: string;
  readonly fullName: Written;
  readonly requestId: string | null;
  readonly visitorName: string;
  /** Of the request that it was merged into, if it was. */
  readonly requestAssigneeId: string | null;
  readonly requestBranchId: string;
}

function statementsOf(metric: Metric) {
  const { points, keptSums } = sources[metric];
  return {
    kept: keptSums === undefined ? null : namedStatement(`sum-kept-${metric}`, keptSums),
    sum: namedStatement(
      `sum-challenge-${metric}`,
      `SELECT employee_id AS "employeeId", sum(counted)::bigint AS counted, sum(total)::bigint AS total
         FROM (${points}) p GROUP BY employee_id`,
    ),
    // Two rows of one agreement have the same day only if a reschedule moved one to it. They are one point.
    list: namedStatement(
      `list-challenge-${metric}`,
      `SELECT p.id, p.kind, p.on, p.counted, p.total, a.number AS "agreementNumber", c.id AS "customerId",
              c.branch_id AS "customerBranchId", ${writtenOf('c.full_name')} AS "fullName",
              r.id AS "requestId", r.full_name AS "visitorName", t.assignee_id AS "requestAssigneeId", t.branch_id AS "requestBranchId"
         FROM (SELECT id, kind, counts_on AS on, agreement_id, request_id,
                      sum(counted)::bigint AS counted, sum(total)::bigint AS total
                 FROM (${points}) p
                WHERE :afterOn::date IS NULL OR (counts_on, id) < (:afterOn::date, :afterId::uuid)
                GROUP BY id, kind, counts_on, agreement_id, request_id
                ORDER BY counts_on DESC, id DESC LIMIT ${pageRowsAsked}) p
         LEFT JOIN agreements a ON a.id = p.agreement_id
         LEFT JOIN customers c ON c.id = a.customer_id
         LEFT JOIN contact_requests r ON r.id = p.request_id
         LEFT JOIN contact_requests t ON t.id = coalesce(r.merged_into, r.id)
        ORDER BY p.on DESC, p.id DESC`,
    ),
  };
}

const statements = Object.fromEntries(metrics.map((metric) => [metric, statementsOf(metric)])) as Readonly<
  Record<Metric, ReturnType<typeof statementsOf>>
>;

function valuesOf(metric: Metric, scope: Scope) {
  const { employeeIds, startsOn, upTo } = scope;
  return { employeeIds, startsOn, upTo, ...sources[metric].valuesOf(scope) };
}

/** The sum of each employee's points. An employee without points is missing. */
export async function sumPoints(
  client: Pool | PoolClient,
  metric: Metric,
  scope: Scope,
): Promise<PointSums[]> {
  const { kept, sum } = statements[metric];
  const { employeeIds, startsOn, upTo, hasEnded } = scope;
  const statement =
    kept === null || hasEnded ? sum(valuesOf(metric, scope)) : kept({ employeeIds, startsOn, upTo });
  return (await client.query<PointSums>(statement)).rows;
}

/** One page of the points, the latest first. */
export async function listPoints(
  client: Pool | PoolClient,
  metric: Metric,
  scope: Scope,
  after: DatePlace | null,
) {
  const place = { afterOn: after?.on ?? null, afterId: after?.id ?? null };
  const { rows } = await client.query<PointRow>(
    statements[metric].list({ ...valuesOf(metric, scope), ...place }),
  );
  return cutRows(rows, dateCursorOf);
}

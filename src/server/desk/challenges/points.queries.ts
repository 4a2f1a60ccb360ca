import type { Pool, PoolClient } from 'pg';
import type { ChallengePoint, CountedMetric } from '#contract/desk/challenges.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type DatePlace, dateCursorOf } from '#server/platform/db/date-cursor.ts';
import { cutRows, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { type NamedValues, namedStatement } from '#server/platform/db/named-statement.ts';
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
  readonly agreementNumber: string;
  readonly customerId: string;
  readonly customerBranchId: string;
  readonly fullName: string;
  readonly fullNameUr: string | null;
}

function statementsOf(metric: CountedMetric) {
  const { points, keptSums } = sources[metric];
  return {
    kept: keptSums === undefined ? null : namedStatement(`sum-kept-${metric}`, keptSums),
    sum: namedStatement(
      `sum-challenge-${metric}`,
      `SELECT employee_id AS "employeeId", sum(counted)::bigint AS counted, sum(total)::bigint AS total
         FROM (${points}) p GROUP BY employee_id`,
    ),
    // Two rows of one agreement share a day only where a reschedule moved one to it: they are one point.
    list: namedStatement(
      `list-challenge-${metric}`,
      `SELECT p.id, p.kind, p.on, p.counted, p.total, a.number AS "agreementNumber", c.id AS "customerId",
              c.branch_id AS "customerBranchId", c.full_name AS "fullName", c.full_name_ur AS "fullNameUr"
         FROM (SELECT id, kind, counts_on AS on, agreement_id, sum(counted)::bigint AS counted, sum(total)::bigint AS total
                 FROM (${points}) p
                WHERE :afterOn::date IS NULL OR (counts_on, id) < (:afterOn::date, :afterId::uuid)
                GROUP BY id, kind, counts_on, agreement_id
                ORDER BY counts_on DESC, id DESC LIMIT ${pageRowsAsked}) p
         JOIN agreements a ON a.id = p.agreement_id
         JOIN customers c ON c.id = a.customer_id
        ORDER BY p.on DESC, p.id DESC`,
    ),
  };
}

const statements: Readonly<Record<CountedMetric, ReturnType<typeof statementsOf>>> = {
  amount_collected: statementsOf('amount_collected'),
  collection_rate: statementsOf('collection_rate'),
  new_active_customers: statementsOf('new_active_customers'),
  payment_promises_kept: statementsOf('payment_promises_kept'),
};

function valuesOf(metric: CountedMetric, scope: Scope): NamedValues {
  const { employeeIds, startsOn, upTo, today, before, changedSinceEnd } = scope;
  const { replayed } = sources[metric];
  const days = { employeeIds, startsOn, upTo };
  if (replayed === undefined) return { ...days, before };
  const rows = changedSinceEnd
    .flatMap(replayed)
    .filter(({ employeeId, on }) => employeeIds.includes(employeeId) && on >= startsOn && on <= upTo);
  const judged = metric === 'payment_promises_kept' ? { today } : {};
  return { ...days, ...judged, changed: changedSinceEnd.map(({ id }) => id), replayed: JSON.stringify(rows) };
}

/** What the points of each employee come to; who has none is missing. */
export async function sumPoints(
  client: Pool | PoolClient,
  metric: CountedMetric,
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
  metric: CountedMetric,
  scope: Scope,
  after: DatePlace | null,
) {
  const place = { afterOn: after?.on ?? null, afterId: after?.id ?? null };
  const { rows } = await client.query<PointRow>(
    statements[metric].list({ ...valuesOf(metric, scope), ...place }),
  );
  return cutRows(rows, dateCursorOf);
}

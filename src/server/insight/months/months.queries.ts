import type { Pool, PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type MonthsSituation, monthEndOf } from '#domain/lending/periods/month-close.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import type { Reach } from '#server/platform/reach.ts';

const findSituation = {
  name: 'find-months-situation',
  text: `SELECT least((SELECT min(counts_on) FROM entries WHERE kind = 'delivery' AND NOT brought_in),
                      (SELECT min(brought_in_on) FROM agreements WHERE status <> 'cancelled')) AS "beganOn",
                (SELECT max(month_end) FROM standing_closes) AS "closedUntil"`,
};

/** The facts that decide which month can be closed or reopened. */
export async function readMonthsSituation(
  client: Pool | PoolClient,
  today: CalendarDate,
): Promise<MonthsSituation> {
  const { rows } = await client.query<Omit<MonthsSituation, 'today'>>(findSituation);
  return { today, beganOn: rows[0]?.beganOn ?? null, closedUntil: rows[0]?.closedUntil ?? null };
}

/** A close as it is on record. */
export interface CloseRow {
  readonly id: string;
  readonly closedAt: string;
  readonly closedByName: Written;
  readonly reopenedAt: string | null;
  readonly reopenedByName: Written | null;
  readonly reopenReason: string | null;
}

/** A month with its figures over all branches. */
export interface MonthRow {
  readonly monthEnd: CalendarDate;
  readonly due: Rupees;
  readonly collected: Rupees;
  readonly closes: readonly CloseRow[];
}

const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const listMonths = namedStatement(
  'list-months',
  `WITH fallen AS (
     SELECT date_trunc('month', due_on)::date AS month, sum(amount)::bigint AS due
       FROM reported_due_days WHERE due_on <= :last::date GROUP BY 1
   ), received AS (
     SELECT date_trunc('month', counts_on)::date AS month, sum(amount)::bigint AS collected
       FROM collection_days WHERE counts_on <= :last::date GROUP BY 1
   )
   SELECT (m.month + interval '1 month - 1 day')::date AS "monthEnd", coalesce(due, 0) AS due,
          coalesce(collected, 0) AS collected,
          (SELECT coalesce(json_agg(json_build_object(
                    'id', c.id, 'closedAt', ${instant('c.closed_at')}, 'closedByName', ${writtenOf('k.full_name')},
                    'reopenedAt', ${instant('c.reopened_at')},
                    'reopenedByName', CASE WHEN r.id IS NOT NULL THEN ${writtenOf('r.full_name')} END,
                    'reopenReason', c.reopen_reason) ORDER BY c.closed_at DESC, c.id DESC), '[]')
             FROM month_closes c
             JOIN users k ON k.id = c.closed_by
             LEFT JOIN users r ON r.id = c.reopened_by
            WHERE c.month_end = (m.month + interval '1 month - 1 day')::date) AS closes
     FROM generate_series(date_trunc('month', :first::date), date_trunc('month', :last::date), interval '1 month') m (month)
     LEFT JOIN fallen ON fallen.month = m.month
     LEFT JOIN received ON received.month = m.month
    ORDER BY m.month DESC`,
);

interface Months {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** The months from one to another, the latest first. Only a user who reaches every branch reads them. */
export async function readMonths(
  pool: Pool,
  _reach: Reach<'all'>,
  { first, last }: Months,
): Promise<MonthRow[]> {
  return (await pool.query<MonthRow>(listMonths({ first: monthEndOf(first), last: monthEndOf(last) }))).rows;
}

import { randomInt } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

/** A branch, and month ends with fixed arrears. */
export interface FixedMonths {
  readonly branchId: string;
  /** Its code. */
  readonly branch: string;
  readonly monthEnds: readonly CalendarDate[];
}

/** All branches at all month ends, or a function that picks one by its index. */
export type MonthChoice = 'all' | ((count: number) => number);

/** Nobody knows in advance which one is checked. */
export const atRandom: MonthChoice = (count) => randomInt(count);

const listFixed = `
  SELECT id AS "branchId", coalesce(code, id::text) AS branch,
         (SELECT json_agg(DISTINCT month_end ORDER BY month_end) FROM arrears_months) AS "monthEnds"
    FROM branches FULL JOIN (SELECT DISTINCT branch_id AS id FROM arrears_months) fixed USING (id)
   WHERE EXISTS (SELECT FROM arrears_months) ORDER BY branch`;

/** The fixed months to check, by branch; none if no month is fixed yet. */
export async function chooseMonths(client: PoolClient, choice: MonthChoice): Promise<FixedMonths[]> {
  const { rows: branches } = await client.query<FixedMonths>(listFixed);
  if (choice === 'all') return branches;
  const months = branches.flatMap((branch) =>
    branch.monthEnds.map((monthEnd) => ({ ...branch, monthEnds: [monthEnd] })),
  );
  return months.length === 0 ? [] : months.slice(choice(months.length)).slice(0, 1);
}

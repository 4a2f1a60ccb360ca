import type { Pool } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { listPayments, sumPayments } from '#server/lending/payment-register/payment-register.queries.ts';
import { systemClock } from '#server/platform/clock.ts';
import { cursorOf } from '#server/platform/db/keyset-page.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { type Figure, figure, percentile } from '../figure.ts';
import { depthFigure, msOf, rounds } from './page-times.ts';

type RegisterQuery = Parameters<typeof listPayments>[2];

/** The register of payments: its pages, and the totals of a month. */
export async function registerFigures(
  pool: Pool,
  all: BranchReach,
  ofBranch: BranchReach,
  officerId: string,
): Promise<Figure[]> {
  const until = businessDateOf(systemClock.now());
  const year = { from: addDays(until, -365), until };
  const month = { from: addDays(until, -30), until };
  const lists: readonly [string, BranchReach, RegisterQuery][] = [
    ['of a year', all, year],
    ['of a year, oldest first', all, { ...year, sort: 'countsOn' }],
    ['of a month', all, month],
    ['of a year at a branch', ofBranch, year],
    ['of a year taken by an officer', all, { ...year, officerId }],
    ['of a year in cash', all, { ...year, method: 'cash' }],
    ['of a year not reversed', all, { ...year, state: 'valid' }],
    ['of a year by amount', all, { ...year, sort: '-amount' }],
    ['of a year at a branch, smallest first', ofBranch, { ...year, sort: 'amount' }],
  ];
  const figures: Figure[] = [];
  for (const [name, reach, filters] of lists) {
    const page = (cursor?: string) => listPayments(pool, reach, { ...filters, cursor });
    figures.push(
      await depthFigure(
        'paymentsDepth',
        `payments ${name}`,
        page,
        await paymentCursors(pool, reach, filters),
      ),
    );
  }
  for (const [name, days] of [['month', month] as const, ['year', year] as const])
    figures.push(
      await totalsFigure(pool, name, all, [{}, { officerId }, { method: 'cash' }, { state: 'valid' }], days),
    );
  return figures;
}

/** The time for the register's totals under each of some filters. */
async function totalsFigure(
  pool: Pool,
  name: string,
  all: BranchReach,
  filters: readonly Partial<RegisterQuery>[],
  days: Pick<RegisterQuery, 'from' | 'until'>,
): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const filter of filters)
      times.push(await msOf(() => sumPayments(pool, all, { ...days, ...filter })));
  return figure(
    'paymentTotals',
    `totals of the payments of a ${name}, under each filter, p95 of ${times.length}`,
    percentile(times, 95),
  );
}

/** Pages a quarter, half and nearly all of the way down the filtered list. */
async function paymentCursors(
  pool: Pool,
  reach: BranchReach,
  { from, until, officerId, sort }: RegisterQuery,
): Promise<string[]> {
  const key = sort?.endsWith('amount') ? 'amount' : 'counts_on';
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY ${key} DESC, id DESC) AS place, count(*) OVER () AS rows
                       FROM entries
                      WHERE kind IN ('payment', 'down_payment', 'recovery') AND counts_on BETWEEN $1 AND $2
                        AND ($3::uuid IS NULL OR branch_id = $3) AND ($4::uuid IS NULL OR recorded_by = $4)) e
      WHERE place IN (rows / 4, rows / 2, rows * 19 / 20) ORDER BY place`,
    [from, until, branchIdOf(reach), officerId ?? null],
  );
  return rows.map(cursorOf);
}

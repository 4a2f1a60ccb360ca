import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { cashReports } from '#contract/insight/cash-reports.ts';
import type { ReportName } from '#contract/insight/report-table.ts';
import { inSnapshot } from '#server/insight/reports/as-of-one-moment.ts';
import { askedReport } from '#server/insight/reports/asked-report.ts';
import { listMovements, readMyCash, readPosition } from '#server/lending/cash/cash.queries.ts';
import type { Actor } from '#server/platform/actor.ts';
import { systemClock } from '#server/platform/clock.ts';
import { cursorOf } from '#server/platform/db/keyset-page.ts';
import type { BranchReach, Reach } from '#server/platform/reach.ts';
import type { BudgetName } from '../budgets.ts';
import { type Figure, figure, type Measurement, percentile } from '../figure.ts';
import { depthFigure, msOf, rounds } from '../lists/page-times.ts';
import { withServedLender } from '../served-lender.ts';
import { days, fillCashYear, movementsPerDay } from './fill-cash-year.ts';

/** The times for the lists and reports of cash after a year of movements. */
export function measureMovements(): Promise<Measurement> {
  return withServedLender(async ({ pool }) => {
    await fillCashYear(pool);
    return {
      on: `after ${days} days with ${movementsPerDay.toLocaleString('en')} movements each`,
      figures: await movementFigures(pool),
    };
  });
}

const all = { extent: 'all' } as Reach<'all'>;

export async function movementFigures(pool: Pool): Promise<Figure[]> {
  const { rows } = await pool.query<{ branchId: string; custodianId: string; handOf: string }>(
    `SELECT d.branch_id AS "branchId", d.custodian_id AS "custodianId", m.hand_of AS "handOf"
       FROM cash_drawers d JOIN cash_movements m ON m.branch_id = d.branch_id AND m.kind = 'hand_over'
      ORDER BY m.counted_at DESC LIMIT 1`,
  );
  const [newest] = rows;
  if (newest === undefined) throw new Error('nobody has handed any cash over');
  const { branchId, custodianId, handOf } = newest;
  const ofBranch = { extent: 'branch', branchId } as BranchReach;
  const actor = (userId: string) => ({ userId }) as Actor;
  const readers: readonly [string, BranchReach, Actor][] = [
    ['of all branches', all, actor(randomUUID())],
    ['of a branch, for its custodian', ofBranch, actor(custodianId)],
    ['of a hand', ofBranch, actor(handOf)],
  ];
  const figures: Figure[] = [];
  for (const [name, reach, reader] of readers) {
    const page = (cursor?: string) => listMovements(pool, reach, reader, { cursor });
    figures.push(await depthFigure('movementsDepth', `movements ${name}`, page, await movementCursors(pool)));
  }
  const now = systemClock.now();
  const places: readonly [string, BudgetName, () => Promise<unknown>][] = [
    ['the position of the lender’s cash', 'cashPosition', () => readPosition(pool, actor(randomUUID()))],
    ['the cash of a custodian', 'cashOfOne', () => readMyCash(pool, ofBranch, actor(custodianId), now)],
    ['the cash of an officer', 'cashOfOne', () => readMyCash(pool, ofBranch, actor(handOf), now)],
  ];
  for (const [name, budget, read] of places) figures.push(await timesFigure(budget, name, read));
  for (const report of Object.keys(cashReports) as (keyof typeof cashReports & ReportName)[]) {
    const { report: read, asked } = askedReport({
      clock: systemClock,
      reach: all,
      name: report,
      filters: {},
    });
    figures.push(
      await timesFigure('report', `report ${report}, first page`, () =>
        inSnapshot(pool, (books) => read.page(books, asked, undefined)),
      ),
      await timesFigure('report', `report ${report}, totals`, () =>
        inSnapshot(pool, (books) => read.sum(books, asked)),
      ),
    );
  }
  return figures;
}

async function timesFigure(budget: BudgetName, name: string, read: () => Promise<unknown>): Promise<Figure> {
  await read();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await msOf(read));
  return figure(budget, `${name}, p95 of ${rounds}`, percentile(times, 95));
}

/** Pages a month, half a year and a year further down. */
async function movementCursors(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; countedAt: Date }>(
    `SELECT m.id, m.counted_at AS "countedAt" FROM (VALUES (30), (180), (360)) further (days)
      CROSS JOIN LATERAL (SELECT id, counted_at FROM cash_movements WHERE counted_at < now() - further.days * interval '1 day'
                           ORDER BY counted_at DESC, id DESC LIMIT 1) m`,
  );
  return rows.map(({ id, countedAt: at }) => cursorOf({ at, id }));
}

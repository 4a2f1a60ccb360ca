import { listedReportNames, type ReportName } from '#contract/insight/report-table.ts';
import type { ReportFigure } from '#contract/insight/reports.ts';
import { addDays, addMonths } from '#domain/calendar/calendar-date.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Reach } from '#server/platform/reach.ts';
import { promisesByBranch } from '../dashboards/contact-promise.queries.ts';
import { type Days, monthOf } from '../dashboards/period-days.ts';
import { inSnapshot } from './as-of-one-moment.ts';
import { askedReport } from './asked-report.ts';
import { countAloneByMonth } from './decided/alone-decisions.ts';
import { sumWaivedByMonth } from './decided/waived.ts';
import { demand } from './demand.ts';
import { storedParTrend } from './par-trend.ts';
import { relatedParties } from './related-parties.ts';
import type { Asked, Books } from './report.ts';

type Figures = ReportFigure['now'];

interface FiguresCall extends Pick<AppContext, 'clock' | 'reportBooks'> {
  readonly reach: Reach<'all'>;
  readonly branchId: string | undefined;
}

/** The main figure of each listed report as the report itself has it, and by month. It stores no month end, so no reader waits. */
export function readReportFigures(call: FiguresCall): Promise<ReportFigure[]> {
  return inSnapshot(call.reportBooks, (books) => figuresFrom(books, call));
}

async function figuresFrom(books: Books, { clock, reach, branchId }: FiguresCall): Promise<ReportFigure[]> {
  const askedOf = (name: ReportName) => askedReport({ clock, reach, name, filters: { branchId } });
  const byMonth = await readMonths(books, askedOf('demand').asked);
  const figures: ReportFigure[] = [];
  for (const name of listedReportNames) {
    const { report, asked } = askedOf(name);
    const { rows, sums } = await report.sum(books, asked);
    const months = byMonth[name] ?? [];
    const now = { ...months.at(-1), ...sums, ...(await countsOf(name, books, asked, rows)) };
    // The whole month is due, also the rest of it.
    figures.push({ name, now, months: name === 'due' ? [...months.slice(0, -1), now] : months });
  }
  return figures;
}

/** The figures of the reports whose rows are counted, not added up. */
async function countsOf(name: ReportName, books: Books, asked: Asked, rows: number): Promise<Figures> {
  if (name === 'alone_decisions') return { decision: rows };
  if (name !== 'related_parties') return {};
  const related = new Set<string | undefined>();
  for await (const { customerId } of relatedParties.every(books, asked)) related.add(customerId);
  return { customers: related.size };
}

/** The last 12 months up to today. The figures of a moment are those of the month ends and of now. */
async function readMonths(books: Books, asked: Asked): Promise<Partial<Record<ReportName, Figures[]>>> {
  const { today } = asked;
  const months = Array.from({ length: 12 }, (_, place) => addMonths(monthOf(today), place - 11));
  const year = { ...asked, from: months[0] ?? today, until: today };
  const spread = (rows: readonly MonthFigures[]) =>
    months.map((month) => sumOfMonth(rows.filter(({ span }) => month.startsWith(span))));

  const stock = (await storedParTrend(books, asked)).toReversed();
  const flow = spread(await readDemand(books, year));
  const [waived, alone] = [await sumWaivedByMonth(books, year), await countAloneByMonth(books, year)];
  const promises: Figures[] = [];
  for (const from of months)
    promises.push(await judgedIn(books, asked, { from, until: addDays(addMonths(from, 1), -1) }));
  return {
    portfolio: stock.map(({ outstanding }) => ({ outstanding })),
    ageing: stock.map(({ par1 }) => ({ par1 })),
    par_trend: stock.map(({ par30, outstanding }) => ({ par30, outstanding })),
    due: flow.map(({ due = 0 }) => ({ due })),
    demand: flow.map(({ paidOfDue = 0, due = 0 }) => ({ paidOfDue, due })),
    receipts: flow.map(({ collected = 0, refunds = 0 }) => ({ counted: collected + refunds })),
    relief: spread(waived).map(({ relief = 0 }) => ({ relief })),
    write_offs: spread(waived).map(({ writtenOff = 0 }) => ({ writtenOff })),
    alone_decisions: spread(alone).map(({ decision = 0 }) => ({ decision })),
    contact_promise: promises,
  };
}

/** The figures of a month `YYYY-MM`, perhaps of one branch. */
interface MonthFigures {
  readonly span: string;
  readonly figures: Figures;
}

function sumOfMonth(rows: readonly MonthFigures[]): Figures {
  const sums: Figures = {};
  for (const { figures } of rows)
    for (const [column, figure] of Object.entries(figures)) sums[column] = (sums[column] ?? 0) + figure;
  return sums;
}

async function readDemand(books: Books, asked: Asked): Promise<MonthFigures[]> {
  const rows: MonthFigures[] = [];
  for await (const { cells } of demand.every(books, { ...asked, step: 'month' })) {
    const { span, due, paidOfDue, collected, refunds } = cells;
    rows.push({ span, figures: { due, paidOfDue, collected, refunds } });
  }
  return rows;
}

async function judgedIn(books: Books, { reach, now, branchId }: Asked, days: Days): Promise<Figures> {
  const branches = await promisesByBranch(books, reach, { branchId, now, ...days });
  const sum = (of: 'kept' | 'late' | 'unanswered') => branches.reduce((total, row) => total + row[of], 0);
  return { kept: sum('kept'), judged: sum('kept') + sum('late') + sum('unanswered') };
}

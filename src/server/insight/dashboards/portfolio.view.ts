import type { BranchPortfolio, PortfolioDashboard } from '#contract/insight/dashboards.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { ageingBuckets } from '#domain/lending/collections/portfolio-at-risk.ts';
import type { BranchPortfolioRow } from './portfolio.queries.ts';

const summed = [
  'activeAgreements',
  'outstanding',
  'collectedToday',
  'dueToday',
  'collected',
  'due',
  'duePaid',
  'collectedBefore',
] as const;

/** The figures of the branches, and their sum. */
export function portfolioView(
  rows: readonly BranchPortfolioRow[],
  monday: CalendarDate,
): Omit<PortfolioDashboard, 'today' | 'period' | 'monthEnds'> {
  const total = (of: (row: BranchPortfolioRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const sums = Object.fromEntries(summed.map((name) => [name, total((row) => row[name])])) as Record<
    (typeof summed)[number],
    number
  >;
  return {
    ...sums,
    ageing: ageingBuckets.map((_, index) => ({
      agreements: total(({ ageing }) => ageing[index]?.agreements ?? 0),
      outstanding: total(({ ageing }) => ageing[index]?.outstanding ?? 0),
    })),
    rescheduled: {
      agreements: total(({ rescheduled }) => rescheduled),
      outstanding: total(({ rescheduledOutstanding }) => rescheduledOutstanding),
      times: total(({ reschedules }) => reschedules),
    },
    thisWeek: {
      monday,
      late: total(({ newlyLate }) => newlyLate),
      over30: total(({ newlyOver30 }) => newlyOver30),
    },
    branches: rows.map(branchView),
  };
}

function branchView({ city, ...row }: BranchPortfolioRow): BranchPortfolio {
  return {
    id: row.id,
    code: row.code,
    city,
    activeAgreements: row.activeAgreements,
    outstanding: row.outstanding,
    collectedToday: row.collectedToday,
    dueToday: row.dueToday,
    collected: row.collected,
    due: row.due,
    duePaid: row.duePaid,
    collectedBefore: row.collectedBefore,
    ageing: row.ageing.map(({ agreements, outstanding }) => ({ agreements, outstanding })),
    rescheduled: {
      agreements: row.rescheduled,
      outstanding: row.rescheduledOutstanding,
      times: row.reschedules,
    },
  };
}

import type { Pool } from 'pg';
import type { OfficerCollections, PortfolioAtMonthEnd } from '#contract/insight/dashboards.ts';
import { addDays, addMonths, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { ageingBuckets } from '#domain/lending/collections/portfolio-at-risk.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import type { Reach } from '#server/platform/reach.ts';
import { type Days, monthOf, wholeMonths } from './period-days.ts';

/** Only a user who reaches every branch reads these sums. */
type PortfolioReach = Reach<'all'>;

/** The figures of one branch. */
export interface BranchPortfolioRow {
  readonly id: string;
  readonly code: string;
  readonly city: Phrase;
  readonly activeAgreements: number;
  readonly outstanding: Rupees;
  readonly collectedToday: Rupees;
  readonly dueToday: Rupees;
  readonly collected: Rupees;
  readonly due: Rupees;
  readonly duePaid: Rupees;
  readonly collectedBefore: Rupees;
  /** In the order of `ageingBuckets`. */
  readonly ageing: readonly { readonly agreements: number; readonly outstanding: Rupees }[];
  readonly rescheduled: number;
  readonly rescheduledOutstanding: Rupees;
  readonly reschedules: number;
  /** The agreements that have become late, and those that have passed 30 days, since Monday. */
  readonly newlyLate: number;
  readonly newlyOver30: number;
}

/** The place in `ageingBuckets` of a row of `arrears_days` on `:today`. A row that is still to come is in the first. */
export const ageOfRow = `width_bucket(:today::date - oldest_unpaid_due_on, '{${ageingBuckets
  .slice(1)
  .map(({ fromDays }) => fromDays)
  .join(',')}}'::integer[])`;
const aged = ageingBuckets.map(
  (_, age) => `json_build_object('agreements', coalesce(sum(agreements) FILTER (WHERE age = ${age}), 0),
                                 'outstanding', coalesce(sum(outstanding) FILTER (WHERE age = ${age}), 0))`,
);
/** The agreements in `arrears_days` whose oldest unpaid row reached the first day of a bucket from Monday to today. */
const movedInto = (bucket: 1 | 2) =>
  `sum(agreements) FILTER (WHERE oldest_unpaid_due_on + ${ageingBuckets[bucket]?.fromDays} BETWEEN :monday::date AND :today::date)`;
/** The rescheduled agreements among rows of `arrears_days`. */
export const rescheduledSums = `sum(rescheduled)::integer AS rescheduled,
              sum(rescheduled_outstanding)::bigint AS "rescheduledOutstanding", sum(reschedules)::integer AS reschedules`;
const nothingAged = JSON.stringify(ageingBuckets.map(() => ({ agreements: 0, outstanding: 0 })));

const sumOf = (amount: string, condition: string) =>
  `coalesce(sum(${amount}) FILTER (WHERE ${condition}), 0)::bigint`;

/** Everything is read from the sums that the postings keep: a few rows for each day and branch. */
const byBranch = namedStatement(
  'portfolio-by-branch',
  `SELECT b.id, b.code, ${phraseOf('b.city')} AS city, coalesce(p.active_count, 0) AS "activeAgreements",
          coalesce(p.outstanding, 0) AS outstanding, coalesce(received.today, 0) AS "collectedToday",
          coalesce(received.period, 0) AS collected, coalesce(fallen.today, 0) AS "dueToday",
          coalesce(fallen.period, 0) AS due, coalesce(fallen.paid, 0) AS "duePaid",
          coalesce(received.before, 0) AS "collectedBefore", coalesce(aged.ageing, '${nothingAged}') AS ageing,
          coalesce(aged.rescheduled, 0) AS rescheduled,
          coalesce(aged."rescheduledOutstanding", 0) AS "rescheduledOutstanding", coalesce(aged.reschedules, 0) AS reschedules,
          coalesce(aged."newlyLate", 0) AS "newlyLate", coalesce(aged."newlyOver30", 0) AS "newlyOver30"
     FROM branches b
     LEFT JOIN branch_portfolios p ON p.branch_id = b.id
     LEFT JOIN (SELECT branch_id, ${sumOf('amount', 'counts_on = :today')} AS today,
                       ${sumOf('amount', 'counts_on BETWEEN :from AND :until')} AS period,
                       ${sumOf('amount', 'counts_on BETWEEN :beforeFrom AND :beforeUntil')} AS before
                  FROM collection_days
                 WHERE counts_on = :today::date OR counts_on BETWEEN :from::date AND :until::date
                    OR counts_on BETWEEN :beforeFrom::date AND :beforeUntil::date
                 GROUP BY branch_id) received ON received.branch_id = b.id
     LEFT JOIN (SELECT branch_id, ${sumOf('amount', 'due_on = :today')} AS today,
                       ${sumOf('amount', 'due_on BETWEEN :from AND :until')} AS period,
                       ${sumOf('paid', 'due_on BETWEEN :from AND :until')} AS paid
                  FROM reported_due_days WHERE due_on = :today::date OR due_on BETWEEN :from::date AND :until::date GROUP BY branch_id) fallen ON fallen.branch_id = b.id
     LEFT JOIN (SELECT branch_id, json_build_array(${aged.join(', ')}) AS ageing, ${rescheduledSums},
                       coalesce(sum(newly_late), 0)::integer AS "newlyLate", coalesce(sum(newly_over_30), 0)::integer AS "newlyOver30"
                  FROM (SELECT branch_id, ${ageOfRow} AS age, sum(agreements) AS agreements, sum(outstanding) AS outstanding,
                               sum(rescheduled) AS rescheduled, sum(rescheduled_outstanding) AS rescheduled_outstanding,
                               sum(reschedules) AS reschedules,
                               ${movedInto(1)} AS newly_late, ${movedInto(2)} AS newly_over_30
                          FROM arrears_days GROUP BY 1, 2) ages
                 GROUP BY branch_id) aged ON aged.branch_id = b.id
    WHERE :branchId::uuid IS NULL OR b.id = :branchId
    ORDER BY b.position, b.id`,
);

/** The figures of each branch, or of one, with the days `before` for the comparison. */
export async function portfolioByBranch(
  pool: Pool,
  _reach: PortfolioReach,
  asked: {
    readonly branchId: string | null;
    readonly today: CalendarDate;
    readonly period: Days;
    readonly before: Days;
    readonly monday: CalendarDate;
  },
): Promise<BranchPortfolioRow[]> {
  const { branchId, today, period, before, monday } = asked;
  const days = { ...period, beforeFrom: before.from, beforeUntil: before.until };
  return (await pool.query<BranchPortfolioRow>(byBranch({ branchId, today, monday, ...days }))).rows;
}

const atMonthEnds = namedStatement(
  'portfolio-at-month-ends',
  `SELECT month_end AS day, sum(agreements)::integer AS "activeAgreements", sum(outstanding)::bigint AS outstanding,
          sum(over_30)::bigint AS over30
     FROM arrears_months
    WHERE month_end BETWEEN :first::date AND :last::date AND (:branchId::uuid IS NULL OR branch_id = :branchId)
    GROUP BY month_end
   HAVING sum(agreements) > 0
    ORDER BY month_end`,
);

/**
 * The stored figures of month ends before today, twelve at most, without those before the first agreement. They are stored some
 * time after the end of the month, in the background.
 */
export async function portfolioAtMonthEnds(
  pool: Pool,
  _reach: PortfolioReach,
  { branchId, today }: { readonly branchId: string | null; readonly today: CalendarDate },
): Promise<PortfolioAtMonthEnd[]> {
  const last = addDays(monthOf(today), -1);
  const first = addDays(addMonths(monthOf(today), -11), -1);
  return (await pool.query<PortfolioAtMonthEnd>(atMonthEnds({ branchId, first, last }))).rows;
}

const byMonth = namedStatement(
  'collections-by-month',
  `WITH received AS (
     SELECT date_trunc('month', counts_on)::date AS month, sum(amount) AS collected, sum(brought_in) AS brought_in
       FROM collection_days
      WHERE counts_on BETWEEN :first::date AND :last::date AND (:branchId::uuid IS NULL OR branch_id = :branchId)
      GROUP BY 1
   ), fallen AS (
     SELECT date_trunc('month', due_on)::date AS month, sum(amount) FILTER (WHERE due_on <= :today::date) AS due,
            sum(paid) FILTER (WHERE due_on <= :today::date) AS paid,
            sum(amount) FILTER (WHERE due_on > :today::date) AS later
       FROM reported_due_days
      WHERE due_on BETWEEN :first::date AND :last::date AND (:branchId::uuid IS NULL OR branch_id = :branchId)
      GROUP BY 1
   )
   SELECT m.month::date AS month, coalesce(collected, 0)::bigint AS collected, coalesce(due, 0)::bigint AS due,
          coalesce(paid, 0)::bigint AS "duePaid",
          coalesce(later, 0)::bigint AS "dueLater", coalesce(brought_in, 0)::bigint AS "broughtIn"
     FROM generate_series(:first::date, :last::date, interval '1 month') m (month)
     LEFT JOIN received ON received.month = m.month
     LEFT JOIN fallen ON fallen.month = m.month
    ORDER BY m.month`,
);

export interface MonthRow {
  readonly month: CalendarDate;
  readonly collected: Rupees;
  readonly due: Rupees;
  readonly duePaid: Rupees;
  readonly dueLater: Rupees;
  readonly broughtIn: Rupees;
}

/** The months from the first day to the last one, with the installments that fell due up to today. */
export async function collectionsByMonth(
  pool: Pool,
  _reach: PortfolioReach,
  asked: {
    readonly branchId: string | null;
    readonly today: CalendarDate;
    readonly first: CalendarDate;
    readonly last: CalendarDate;
  },
): Promise<MonthRow[]> {
  const { branchId, today, first, last } = asked;
  return (await pool.query<MonthRow>(byMonth({ branchId, today, first, last }))).rows;
}

const ofDays = (days: string) => `
  SELECT taken_by, payments, amount FROM officer_collection_days WHERE ${days} AND (:branchId::uuid IS NULL OR branch_id = :branchId)`;

/** Whole months from their sums, and the days before and after them from the sums of days. */
const byOfficer = namedStatement(
  'collections-by-officer',
  `SELECT d.taken_by AS "officerId", ${writtenOf('u.full_name')} AS "fullName",
          d.payments, d.collected
     FROM (SELECT taken_by, sum(payments)::integer AS payments, sum(amount)::bigint AS collected
             FROM (${ofDays('counts_on >= :from::date AND counts_on < :firstMonth::date')}
                    UNION ALL
                   SELECT taken_by, payments, amount FROM officer_collection_months
                    WHERE month >= :firstMonth AND month < :afterMonths::date
                      AND (:branchId::uuid IS NULL OR branch_id = :branchId)
                    UNION ALL
                   ${ofDays('counts_on >= :afterMonths AND counts_on <= :until::date')}) taken
            GROUP BY taken_by
           HAVING sum(payments) > 0 OR sum(amount) <> 0) d
     JOIN users u ON u.id = d.taken_by
    ORDER BY collected DESC, u.full_name, d.taken_by`,
);

/** The amount that each officer collected in these days, at all branches or at one. */
export async function collectionsByOfficer(
  pool: Pool,
  _reach: PortfolioReach,
  { branchId, ...days }: Days & { readonly branchId: string | null },
): Promise<OfficerCollections[]> {
  return (await pool.query<OfficerCollections>(byOfficer({ branchId, ...days, ...wholeMonths(days) }))).rows;
}

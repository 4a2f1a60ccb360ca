import { type ReportName, reportShape } from '#contract/insight/report-table.ts';
import { type ReportFilters, reportDays } from '#contract/insight/reports.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { ageingBuckets, ageOf } from '#domain/lending/collections/portfolio-at-risk.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Reach } from '#server/platform/reach.ts';
import { allReports } from './all-reports.ts';
import type { Asked, Report } from './report.ts';

interface ReportCall {
  readonly clock: AppContext['clock'];
  readonly reach: Reach<'all'>;
  readonly name: ReportName;
  readonly filters: ReportFilters;
}

export interface AskedReport {
  readonly report: Report<ReportName>;
  readonly asked: Asked;
}

/** A report by its name, with its parameters. A filter that the report does not have is ignored. */
export function askedReport({ clock, reach, name, filters }: ReportCall): AskedReport {
  const { filters: own, period } = reportShape(name);
  const now = clock.now();
  const today = businessDateOf(now);
  const asked: Asked = {
    reach,
    now,
    today,
    ...reportDays(period, filters, today),
    step: filters.step ?? 'month',
    by: filters.by ?? 'branch',
    bucket: (own.includes('age') && ageingBuckets.find((bucket) => ageOf(bucket) === filters.age)) || null,
    branchId: (own.includes('branch') && filters.branchId) || null,
    officerId: (own.includes('officer') && filters.officerId) || null,
  };
  // The name no longer matters for the type: each report gives rows by the names of its columns.
  const report = allReports[name] as Report<ReportName>;
  return { report, asked };
}

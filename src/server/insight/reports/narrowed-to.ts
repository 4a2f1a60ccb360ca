import type { Pool } from 'pg';
import type { ReportSheet } from '#contract/insight/reports.ts';
import { filterNames } from '#server/platform/spreadsheet/filter-names.ts';
import type { Asked } from './report.ts';

/** The names of the branch and the officer that a report is filtered by; null without a filter. */
export async function narrowedTo(
  pool: Pool,
  { branchId, officerId }: Asked,
): Promise<Pick<ReportSheet, 'branch' | 'officer'>> {
  const { branch, person } = await filterNames(pool, { branchId, personId: officerId });
  return { branch, officer: person };
}

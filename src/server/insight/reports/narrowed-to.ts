import type { ReportSheet } from '#contract/insight/reports.ts';
import { filterNames } from '#server/platform/spreadsheet/filter-names.ts';
import type { Asked, Books } from './report.ts';

/** The names of the branch and the officer that a report is filtered by; null without a filter. */
export async function narrowedTo(
  books: Books,
  { branchId, officerId }: Asked,
): Promise<Pick<ReportSheet, 'branch' | 'officer'>> {
  const { branch, person } = await filterNames(books, { branchId, personId: officerId });
  return { branch, officer: person };
}

import { useParams } from 'react-router';
import { type ReportName, reportNames } from '#contract/insight/report-table.ts';

/** The report that the address names; null for a name that no report has. */
export function useReportName(): ReportName | null {
  const { name } = useParams();
  return reportNames.find((report) => report === name) ?? null;
}

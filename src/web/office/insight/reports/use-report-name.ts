import { useParams } from 'react-router';
import { type ReportName, reportNames } from '#contract/insight/report-table.ts';

/** The report in the address; null for an unknown name. */
export function useReportName(): ReportName | null {
  const { name } = useParams();
  return reportNames.find((report) => report === name) ?? null;
}

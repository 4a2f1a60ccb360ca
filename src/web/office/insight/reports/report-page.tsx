import { Navigate } from 'react-router';
import { useArea } from '#web/office/shell/use-area.ts';
import { AgeingPage } from './ageing/ageing-page.tsx';
import { NamedReport } from './named-report.tsx';
import { useReportName } from './use-report-name.ts';

/** One report on the screen, by its row in the table of reports. */
export function ReportPage() {
  const name = useReportName();
  const area = useArea();
  // An unknown name leads to the list of reports.
  if (name === null) return <Navigate to={area.reports()} replace />;
  return name === 'ageing' ? <AgeingPage /> : <NamedReport key={name} name={name} />;
}

import { Link } from 'react-router';
import type { ReportName } from '#contract/insight/report-table.ts';
import { type ReportFilters, reportEndpoints } from '#contract/insight/reports.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { ExportMenu } from '#web/office/kit/list/export/export-menu.tsx';
import { PrintIcon } from '#web/office/kit/ui/action-icons.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { messages } from './reports.messages.ts';

interface ReportActionsProps {
  readonly name: ReportName;
  readonly filters: ReportFilters;
}

/** A report as a file and on paper, under the filters that it is read by. */
export function ReportActions({ name, filters }: ReportActionsProps) {
  const pick = usePick();
  const area = useArea();
  return (
    <>
      <ExportMenu
        csv={reportEndpoints.exportReport}
        workbook={reportEndpoints.exportReportWorkbook}
        input={{ params: { name }, body: filters }}
      />
      <Button
        as={Link}
        variant="default"
        leftSection={<PrintIcon size={18} />}
        to={withQuery(area.reportSheet(name), filters)}
      >
        {pick(messages.print)}
      </Button>
    </>
  );
}

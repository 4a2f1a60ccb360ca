import { reportTitles } from '#contract/insight/report-labels.messages.ts';
import type { ReportName } from '#contract/insight/report-table.ts';
import { reportEndpoints } from '#contract/insight/reports.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { PrintFrame } from '#web/office/kit/print/print-frame.tsx';
import { paperLender } from '#web/office/lending/ground/sheet/paper-lender.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { filtersOf } from './filters-of.ts';
import { ReportSheet } from './report-sheet.tsx';
import { messages } from './reports.messages.ts';
import { ReportsPage } from './reports-page.tsx';
import { useReportName } from './use-report-name.ts';

/** A report on paper, as the address narrows it. */
export function ReportSheetPage() {
  const name = useReportName();
  return name === null ? <ReportsPage /> : <NamedSheet name={name} />;
}

interface NamedSheetProps {
  readonly name: ReportName;
}

function NamedSheet({ name }: NamedSheetProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const { query } = useListAddress(reportEndpoints.getReportSheet.query);
  const today = businessDateOf(useMinute());
  const filters = filtersOf(name, query, today);
  const sheet = useEndpoint(reportEndpoints.getReportSheet, { params: { name }, query: filters });
  const lender = useEndpoint(authAddresses.getLender, {}, { staleTime: 300_000 });
  const isHere = sheet.data !== undefined && lender.data !== undefined;
  const absence = {
    notOpened: messages.notOpened,
    failure: sheet.error ?? lender.error,
    onRetry: () => {
      for (const question of [sheet, lender]) if (question.isError) void question.refetch();
    },
  };
  return (
    <PrintFrame
      back={{ to: withQuery(area.report(name), query), label: pick(reportTitles[name]) }}
      title={pick(reportTitles[name])}
      papers={['a4_wide', 'a4']}
      language={language}
      absence={isHere ? null : absence}
    >
      {(choices) =>
        isHere && (
          <ReportSheet
            name={name}
            lender={paperLender(lender.data)}
            sheet={sheet.data}
            filters={filters}
            language={choices.language}
          />
        )
      }
    </PrintFrame>
  );
}

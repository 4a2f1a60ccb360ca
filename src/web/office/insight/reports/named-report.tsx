import { type ReactNode, Suspense } from 'react';
import { reportTitles } from '#contract/insight/report-labels.messages.ts';
import type { ReportName } from '#contract/insight/report-table.ts';
import { type ReportFilters, reportEndpoints } from '#contract/insight/reports.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { useMinute } from '#web/format/now.ts';
import { usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { useMediaQuery } from '#web/office/kit/layout/use-media-query.ts';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { filtersOf } from './filters-of.ts';
import classes from './named-report.module.css';
import { ReportActions } from './report-actions.tsx';
import { ReportLead } from './report-lead.tsx';
import { ReportTools } from './report-tools.tsx';
import { TotalsInLine, totalsBeside, wideReport } from './report-totals.tsx';
import { messages, shownOf } from './reports.messages.ts';
import { useReportColumns } from './use-report-columns.tsx';

/** A wide screen has few of them; there is nothing to show before the totals are known. */
const TotalsStrip = latePart(async () => (await import('./totals-strip.tsx')).TotalsStrip);

interface NamedReportProps {
  readonly name: ReportName;
  /** The title and the links of a page that shows the report as its own. */
  readonly title?: string;
  readonly links?: (filters: ReportFilters) => ReactNode;
}

/** A report as a list, with its filters and totals. */
export function NamedReport({ name, title, links }: NamedReportProps) {
  const pick = usePick();
  const today = businessDateOf(useMinute());
  const address = useListAddress(reportEndpoints.readReport.query);
  const { cursor: _, ...chosen } = address.query;
  const filters = filtersOf(name, chosen, today);
  const params = { name };
  const { data: totals } = useEndpoint(reportEndpoints.sumReport, { params, query: filters });
  const isWide = useMediaQuery(wideReport);
  const beside = totalsBeside(name, filters, isWide);
  const known = totals !== undefined && totals.rows > 0 ? totals : undefined;
  return (
    <>
      <PageHeader
        back={usePageLink()(name === 'journal' ? 'books' : 'reports')}
        title={title ?? pick(reportTitles[name])}
        help={<ReportLead name={name} />}
        lead={known && <TotalsInLine columns={beside.title} totals={known} />}
        actions={
          <>
            {links?.(filters)}
            <ReportActions name={name} filters={filters} />
          </>
        }
      />
      <Suspense fallback={null}>
        {known && beside.strip.length > 0 && <TotalsStrip columns={beside.strip} totals={known} />}
      </Suspense>
      <div className={classes.list}>
        <ListPanel
          label={pick(reportTitles[name])}
          list={useListPage(
            endpointQuery(reportEndpoints.readReport, { params, query: { ...filters, ...address.query } }),
          )}
          columns={useReportColumns(name, filters, isWide ? known?.sums : undefined)}
          keyOf={({ key }) => key}
          tools={<ReportTools name={name} address={address} filters={filters} />}
          empty={
            <EmptyState
              drawing={<OpenRegister />}
              title={pick(messages.emptyTitle)}
              text={pick(messages.emptyText)}
            />
          }
          summaryOf={(shown) => (
            <>
              {pick(shownOf)(shown, totals?.rows ?? null)}
              {known && beside.foot.length > 0 && (
                <>
                  {' · '}
                  <TotalsInLine columns={beside.foot} totals={known} />
                </>
              )}
            </>
          )}
          address={address}
        />
      </div>
    </>
  );
}

import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { reportTitles } from '#contract/insight/report-labels.messages.ts';
import { reportGroups } from '#contract/insight/report-shape.ts';
import { type ListedReportName, listedReportNames, reports } from '#contract/insight/report-table.ts';
import { type ReportFigure, reportEndpoints } from '#contract/insight/reports.ts';
import { usePick } from '#web/i18n/language.ts';
import { Sparkline } from '#web/office/kit/chart/sparkline.tsx';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { keepingShown, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { LinkRow } from '#web/office/kit/ui/link-row.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { pageIcons } from '#web/office/kit/ui/page-icons.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { withQuery } from '#web/paths.ts';
import type { IconProps } from '#web/ui/icon.tsx';
import { FigureValue, heightOf } from './figure-value.tsx';
import { figureNotes, groupNames, listLead, reportBriefs } from './report-list.messages.ts';
import { messages } from './reports.messages.ts';
import classes from './reports-page.module.css';

/** All reports to choose from, by subject, each with its main figure and how that went. */
export function ReportsPage() {
  const pick = usePick();
  const { title } = usePage();
  const pageLink = usePageLink();
  const branches = useBranchChoices();
  const { query, narrow } = useListAddress(reportEndpoints.listReportFigures.query);
  const { branchId } = query;
  const { data, error, refetch } = useEndpoint(
    reportEndpoints.listReportFigures,
    { query: { branchId } },
    keepingShown,
  );
  return (
    <>
      <PageHeader
        title={title}
        help={pick(listLead)}
        actions={
          <>
            <FilterSelect
              label={pick(messages.branch)}
              value={branchId}
              choices={branches}
              onChoose={(chosen) => narrow({ branchId: chosen })}
            />
            {(['books', 'months'] as const).map(pageLink).map(({ to, label }) => (
              <Button key={to} as={Link} to={to} variant="default">
                {label}
              </Button>
            ))}
          </>
        }
      />
      {error !== null && (
        <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
      )}
      <div className={classes.groups}>
        {reportGroups.map((group) => (
          <section key={group} className={panel.panel} aria-labelledby={`reports-${group}`}>
            <Row as="h2" id={`reports-${group}`} size={4} pad={[3, 4]}>
              {pick(groupNames[group])}
            </Row>
            <ul>
              {listedReportNames
                .filter((name) => reports[name].group === group)
                .map((name) => (
                  <ReportRow
                    key={name}
                    name={name}
                    figure={data?.find((each) => each.name === name)}
                    branchId={branchId}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface ReportRowProps {
  readonly name: ListedReportName;
  /** Undefined while it loads. */
  readonly figure: ReportFigure | undefined;
  readonly branchId: string | undefined;
}

function ReportRow({ name, figure, branchId }: ReportRowProps) {
  const pick = usePick();
  const area = useArea();
  const [column, shape] = reports[name].figure;
  return (
    <LinkRow
      to={withQuery(area.report(name), { branchId })}
      label={pick(reportTitles[name])}
      text={pick(reportBriefs[name])}
      icon={icons[name] ?? pageIcons.reports}
    >
      {figure === undefined ? (
        <Skeleton width={96} height={36} />
      ) : (
        <>
          <div className={classes.line}>
            <Sparkline values={figure.months.map((month) => heightOf(column, shape, month))} />
          </div>
          <div className={classes.figure}>
            <Text weight={600}>
              <FigureValue column={column} shape={shape} figures={figure.now} />
            </Text>
            <Text size={2} tone="muted">
              {pick(figureNotes[name])}
            </Text>
          </div>
        </>
      )}
    </LinkRow>
  );
}

const icons: Partial<Record<ListedReportName, ComponentType<IconProps>>> = {
  due: pageIcons.due,
  demand: pageIcons.payments,
  ageing: pageIcons.rules,
  relief: pageIcons.relief,
  alone_decisions: pageIcons.approvals,
  related_parties: pageIcons.customers,
  contact_promise: pageIcons.requests,
  complaints: pageIcons.requests,
};

import { Suspense } from 'react';
import { Link } from 'react-router';
import { dashboardEndpoints, dashboardPeriods } from '#contract/insight/dashboards.ts';
import { formatToday } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { NeedsYou } from '../needs-you/needs-you.tsx';
import { AloneDecisions } from './alone-decisions.tsx';
import { Breakdown } from './breakdown.tsx';
import { messages, periodNames } from './portfolio.messages.ts';
import { PortfolioFigures } from './portfolio-figures.tsx';
import classes from './portfolio-page.module.css';
import { refetchInterval } from './refetch-interval.ts';
import { useContactPromise } from './use-contact-promise.ts';

// The figures are read first.
const CollectionsChart = latePart(
  async () => (await import('./charts/collections-chart.tsx')).CollectionsChart,
);
const AgeingChart = latePart(async () => (await import('./charts/ageing-chart.tsx')).AgeingChart);

/** The lender at a glance: the outstanding amount, the payments, the amount at risk, and the waiting requests. */
export function PortfolioPage() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { title } = usePage();
  const area = useArea();
  const { query, narrow } = useListAddress(dashboardEndpoints.getPortfolioDashboard.query);
  const branches = useBranchChoices();
  const { data, error, refetch } = useEndpoint(
    dashboardEndpoints.getPortfolioDashboard,
    { query },
    { refetchInterval },
  );
  const { branchId, period = 'this_month' } = query;
  const promise = useContactPromise({ branchId, period });
  return (
    <>
      <PageHeader
        title={title}
        lead={formatToday(now, language)}
        actions={
          <>
            <FilterSelect
              label={pick(messages.branch)}
              value={branchId}
              choices={branches}
              onChoose={(chosen) => narrow({ branchId: chosen })}
            />
            <FilterSelect
              label={pick(messages.period)}
              none={pick(periodNames.this_month)}
              value={query.period}
              choices={dashboardPeriods
                .filter((value) => value !== 'this_month')
                .map((value) => ({ value, label: pick(periodNames[value]) }))}
              onChoose={(chosen) => narrow({ period: dashboardPeriods.find((each) => each === chosen) })}
            />
            <Button as={Link} to={area.newPayment()}>
              {pick(messages.record)}
            </Button>
          </>
        }
      />
      {data === undefined ? (
        error === null ? (
          <Skeleton height={132} radius="lg" />
        ) : (
          <section className={panel.panel}>
            <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
          </section>
        )
      ) : (
        <PortfolioFigures portfolio={data} promise={promise} branchId={branchId} period={period} />
      )}
      <div className={classes.columns}>
        <NeedsYou
          branchId={branchId}
          foot={data && <AloneDecisions branchId={branchId} days={data.period} />}
        />
        <Suspense fallback={<Skeleton height={430} radius="lg" />}>
          <CollectionsChart branchId={branchId} />
        </Suspense>
        {data !== undefined && (
          <Suspense fallback={<Skeleton height={360} radius="lg" />}>
            <AgeingChart ageing={data.ageing} thisWeek={data.thisWeek} branchId={branchId} />
          </Suspense>
        )}
      </div>
      {data !== undefined && (
        <Breakdown portfolio={data} promise={promise.data} branchId={branchId} period={period} />
      )}
    </>
  );
}

import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { type CollectionMonth, dashboardEndpoints } from '#contract/insight/dashboards.ts';
import { addDays, addMonths, calendarDate } from '#domain/calendar/calendar-date.ts';
import { formatShortCount } from '#web/format/count.ts';
import { formatMonth } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { ChartFrame } from '#web/office/kit/chart/chart-frame.tsx';
import { scaleOf } from '#web/office/kit/chart/chart-scale.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { rateOf } from '../rate.ts';
import { refetchInterval } from '../refetch-interval.ts';
import { messages } from './charts.messages.ts';
import classes from './collections-chart.module.css';

interface CollectionsChartProps {
  readonly branchId: string | undefined;
}

/** The payments of each month as bars, and the amounts due as a line. */
export function CollectionsChart({ branchId }: CollectionsChartProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const {
    data: months,
    error,
    refetch,
  } = useEndpoint(dashboardEndpoints.getCollectionMonths, { query: { branchId } }, { refetchInterval });
  if (months === undefined)
    return error === null ? (
      <Skeleton height={430} radius="lg" />
    ) : (
      <Section title={pick(messages.collections)}>
        <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
      </Section>
    );
  if (months.every(isEmpty))
    return (
      <Section title={pick(messages.collections)}>
        <EmptyState
          drawing={<OpenRegister />}
          title={pick(messages.nothingYet)}
          text={pick(messages.nothingYetText)}
        />
      </Section>
    );
  const yearOf = ({ month }: CollectionMonth) => month.slice(0, 4);
  return (
    <ChartFrame
      title={pick(messages.collections)}
      lead={pick(messages.collectionsLead)}
      points={months}
      nameOf={(point) => `${formatMonth(point.month, language)} ${yearOf(point)}`}
      pointLabel={pick(messages.month)}
      figures={[
        {
          label: pick(messages.collected),
          mark: <span className={classes.collectedMark} />,
          of: ({ collected }) => <Money amount={collected} />,
        },
        {
          label: pick(messages.due),
          mark: <span className={classes.dueMark} />,
          of: ({ due }) => <Money amount={due} />,
        },
        {
          label: pick(messages.dueLater),
          mark: <span className={classes.laterMark} />,
          of: ({ dueLater }) => <Money amount={dueLater} />,
        },
        ...(months.some(({ broughtIn }) => broughtIn > 0)
          ? [
              {
                label: pick(messages.broughtIn),
                mark: <span className={classes.broughtInMark} />,
                of: ({ broughtIn }: CollectionMonth) => <Money amount={broughtIn} />,
              },
            ]
          : []),
        { label: pick(messages.rate), of: ({ duePaid, due }) => <Ltr>{rateOf(duePaid, due)}</Ltr> },
      ]}
      actionOf={({ month }) => (
        <Link className="touch" to={withQuery(area.payments(), { ...daysOf(month), branchId })}>
          {pick(messages.openPayments)}
        </Link>
      )}
    >
      {(shown) => <Plot months={months} shown={shown} />}
    </ChartFrame>
  );
}

const isEmpty = ({ collected, due, dueLater, broughtIn }: CollectionMonth) =>
  collected === 0 && due === 0 && dueLater === 0 && broughtIn === 0;

function daysOf(month: string) {
  const from = calendarDate(month);
  return { from, until: addDays(addMonths(from, 1), -1) };
}

interface PlotProps {
  readonly months: readonly CollectionMonth[];
  readonly shown: number;
}

function Plot({ months, shown }: PlotProps) {
  const language = useLanguage();
  const axis = scaleOf([0, ...months.flatMap(({ collected, due, dueLater }) => [collected, due + dueLater])]);
  const heightOf = (amount: number) => `${axis.at(amount) * 100}%`;
  // In the middle of its month. After the end of the line there is no data yet.
  const line = months.map(
    ({ due, dueLater }, index) =>
      [((index + 0.5) / months.length) * 100, 100 - axis.at(due + dueLater) * 100] as const,
  );
  return (
    <div className={classes.chart} aria-hidden="true">
      <div className={classes.plot}>
        {axis.ticks.map((tick) => (
          <span key={tick} className={classes.tick} style={{ insetBlockEnd: heightOf(tick) }}>
            <span>
              <Ltr>{formatShortCount(tick)}</Ltr>
            </span>
          </span>
        ))}
        <Row as="ol" className={classes.months}>
          {months.map(({ month, collected, due, dueLater, broughtIn }, index) => (
            <li
              key={month}
              className={classes.month}
              data-shown={index === shown}
              data-current={index === months.length - 1}
            >
              {dueLater > 0 && (
                <span className={classes.later} style={{ blockSize: heightOf(due + dueLater) }} />
              )}
              {broughtIn > 0 && <span className={classes.broughtIn} />}
              <span className={classes.bar} style={{ blockSize: heightOf(collected) }} />
              {dueLater > 0 && (
                <span className={classes.dueToDate} style={{ insetBlockEnd: heightOf(due) }} />
              )}
              <span
                className={classes.diamond}
                style={{ insetBlockEnd: heightOf(due + dueLater) } as CSSProperties}
              />
              <span className={classes.name}>
                {formatMonth(month, language)}
                {(index === 0 || month.slice(5, 7) === '01') && <Ltr>{month.slice(0, 4)}</Ltr>}
              </span>
            </li>
          ))}
        </Row>
        <svg className={classes.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={line.slice(0, -1).join(' ')} />
          <polyline className={classes.ahead} points={line.slice(-2).join(' ')} />
        </svg>
      </div>
    </div>
  );
}

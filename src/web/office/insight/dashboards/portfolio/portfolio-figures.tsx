import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContactPromise, DashboardPeriod, PortfolioDashboard } from '#contract/insight/dashboards.ts';
import { parDays } from '#domain/lending/collections/portfolio-at-risk.ts';
import { formatDayOfMonth } from '#web/format/date-time.ts';
import { formatPercent } from '#web/format/rate.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Sparkline } from '#web/office/kit/chart/sparkline.tsx';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { messages as listMessages } from '#web/office/kit/list/list.messages.ts';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { Change } from './change.tsx';
import {
  atRiskOver,
  collectedIn,
  comparedWith,
  inAgreements,
  keptAndLate,
  messages,
  ofDue,
  overdueAndOpen,
  points,
  rescheduledBeside,
  shareOfDue,
  sinceDay,
} from './portfolio.messages.ts';
import { atRiskRate, atRiskRatio, judgedOf, rateChange, rateOf, tenthsMore } from './rate.ts';
import { ShareBar } from './share-bar.tsx';

interface PortfolioFiguresProps {
  readonly portfolio: PortfolioDashboard;
  readonly promise: UseQueryResult<ContactPromise>;
  readonly branchId: string | undefined;
  readonly period: DashboardPeriod;
}

/** The figures in one strip; each opens the list that it comes from, under the same filters. */
export function PortfolioFigures({ portfolio, promise, branchId, period }: PortfolioFiguresProps) {
  const pick = usePick();
  const area = useArea();
  const language = useLanguage();
  const { today, ageing, monthEnds } = portfolio;
  const to = (page: string, query: Readonly<Record<string, string>> = {}) =>
    withQuery(page, { ...query, branchId });
  const [before, after] = pick(ofDue);
  const then = monthEnds.at(-1);
  const since = then === undefined ? null : pick(sinceDay)(formatDayOfMonth(then.day, language));
  const atRiskBy = rateChange(
    atRiskRatio(ageing, 30),
    { part: then?.over30 ?? 0, whole: then?.outstanding ?? 0 },
    'up',
  );
  return (
    <FigureStrip
      label={pick(messages.figures)}
      figures={[
        {
          label: pick(messages.outstanding),
          value: <Money amount={portfolio.outstanding} />,
          note: (
            <>
              {pick(inAgreements)(portfolio.activeAgreements)}
              {then !== undefined && then.outstanding > 0 && (
                <TenthsChange
                  by={tenthsMore(portfolio.outstanding, then.outstanding)}
                  of="percent"
                  against={since}
                />
              )}
              <Sparkline
                values={[...monthEnds.map(({ outstanding }) => outstanding), portfolio.outstanding]}
              />
            </>
          ),
          to: to(area.customers(), { arrears: 'active' }),
        },
        {
          label: pick(messages.collectedToday),
          value: <Money amount={portfolio.collectedToday} />,
          note: (
            <>
              {before} <Money amount={portfolio.dueToday} /> {after}
              <ShareBar part={portfolio.collectedToday} whole={portfolio.dueToday} />
            </>
          ),
          to: to(area.payments(), { from: today, until: today }),
        },
        {
          label: pick(collectedIn[period]),
          value: <Money amount={portfolio.collected} />,
          note: (
            <>
              {pick(shareOfDue)(rateOf(portfolio.duePaid, portfolio.due))}
              <ShareBar part={portfolio.duePaid} whole={portfolio.due} />
              {portfolio.collectedBefore > 0 && (
                <TenthsChange
                  by={tenthsMore(portfolio.collected, portfolio.collectedBefore)}
                  of="percent"
                  good="more"
                  against={pick(comparedWith[period])}
                />
              )}
            </>
          ),
          to: to(area.payments(), portfolio.period),
        },
        {
          label: pick(messages.atRisk),
          value: <Ltr>{atRiskRate(ageing, 30)}</Ltr>,
          note: (
            <Stack>
              {atRiskBy !== null && <TenthsChange by={atRiskBy} of="points" good="less" against={since} />}
              <OtherLimits ageing={ageing} />
              {portfolio.rescheduled.agreements > 0 && (
                <Text as="span" size={1}>
                  {pick(rescheduledBeside)(portfolio.rescheduled.agreements, portfolio.rescheduled.times)}{' '}
                  <Money amount={portfolio.rescheduled.outstanding} />
                </Text>
              )}
            </Stack>
          ),
          to: to(area.customers(), { arrears: 'over_30' }),
        },
        {
          label: pick(messages.contactPromise),
          value: <Ltr>{promise.data ? rateOf(promise.data.kept, judgedOf(promise.data)) : '–'}</Ltr>,
          note: <PromiseNote promise={promise} />,
          to: to(area.report('contact_promise'), portfolio.period),
        },
      ]}
    />
  );
}

interface TenthsChangeProps {
  readonly by: number;
  /** The unit of the change: percent of the figure, or points of a rate. */
  readonly of: 'percent' | 'points';
  readonly good?: 'more' | 'less';
  readonly against: ReactNode;
}

function TenthsChange({ by, of, ...change }: TenthsChangeProps) {
  const pick = usePick();
  const tenths = Math.abs(by) / 10;
  return (
    <Change
      by={by}
      amount={of === 'points' ? pick(points)(`${tenths}`) : formatPercent(tenths)}
      {...change}
    />
  );
}

/** PAR at the other limits. */
function OtherLimits({ ageing }: Pick<PortfolioDashboard, 'ageing'>) {
  const pick = usePick();
  return (
    <Row gap={[0, 2]} wraps size={1}>
      {parDays
        .filter((days) => days !== 30)
        .map((days) => (
          <Ltr key={days}>
            {pick(atRiskOver)(days)}{' '}
            <Text as="span" tone="ink" weight={600}>
              {atRiskRate(ageing, days)}
            </Text>
          </Ltr>
        ))}
    </Row>
  );
}

/** The counts of the promise: those of the period, and the visitors who wait now. */
function PromiseNote({ promise }: Pick<PortfolioFiguresProps, 'promise'>) {
  const pick = usePick();
  const { data, error, refetch } = promise;
  if (data !== undefined) {
    const { overdue, byHour } = data.waiting;
    const open = byHour.reduce((sum, count) => sum + count, 0);
    return (
      <Stack>
        <span>{pick(keptAndLate)(data.kept, data.late + data.unanswered)}</span>
        <Text as="span" tone={overdue > 0 ? 'bad' : 'muted'}>
          {pick(overdueAndOpen)(overdue, open)}
        </Text>
      </Stack>
    );
  }
  return (
    error !== null && (
      <span role="alert">
        {pick(messages.promiseNotOpened)}{' '}
        <Button size="sm" variant="default" onClick={() => void refetch()}>
          {pick(listMessages.tryAgain)}
        </Button>
      </span>
    )
  );
}

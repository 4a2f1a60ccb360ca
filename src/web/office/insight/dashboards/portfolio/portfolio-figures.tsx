import type { ReactNode } from 'react';
import type { DashboardPeriod, PortfolioDashboard } from '#contract/insight/dashboards.ts';
import { parDays } from '#domain/lending/collections/portfolio-at-risk.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDayOfMonth } from '#web/format/date-time.ts';
import { formatPercent } from '#web/format/rate.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
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
  messages,
  ofDue,
  points,
  rescheduledBeside,
  shareOfDue,
  sinceDay,
} from './portfolio.messages.ts';
import { atRiskRate, atRiskRatio, rateChange, rateOf, tenthsMore } from './rate.ts';
import { ShareBar } from './share-bar.tsx';
import { Sparkline } from './sparkline.tsx';

interface PortfolioFiguresProps {
  readonly portfolio: PortfolioDashboard;
  readonly branchId: string | undefined;
  readonly period: DashboardPeriod;
}

/** The figures in one strip; each opens the list that it comes from, under the same filters. */
export function PortfolioFigures({ portfolio, branchId, period }: PortfolioFiguresProps) {
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
  const activeBy = portfolio.activeAgreements - (then?.activeAgreements ?? 0);
  return (
    <FigureStrip
      label={pick(messages.figures)}
      figures={[
        {
          label: pick(messages.outstanding),
          value: <Money amount={portfolio.outstanding} />,
          note: (
            <>
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
            <>
              {atRiskBy !== null && <TenthsChange by={atRiskBy} of="points" good="less" against={since} />}
              <OtherLimits ageing={ageing} />
              {portfolio.rescheduled.agreements > 0 && (
                <Text as="span" size={1}>
                  {pick(rescheduledBeside)(portfolio.rescheduled.agreements, portfolio.rescheduled.times)}{' '}
                  <Money amount={portfolio.rescheduled.outstanding} />
                </Text>
              )}
            </>
          ),
          to: to(area.customers(), { arrears: 'over_30' }),
        },
        {
          label: pick(messages.active),
          value: <Ltr>{formatCount(portfolio.activeAgreements)}</Ltr>,
          note: then !== undefined && (
            <Change by={activeBy} amount={formatCount(Math.abs(activeBy))} against={since} />
          ),
          to: to(area.customers(), { arrears: 'active' }),
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
    <Row gap={[0, 1]} wraps size={1}>
      {parDays
        .filter((days) => days !== 30)
        .map((days) => (
          <Stack key={days}>
            <Ltr>{pick(atRiskOver)(days)}</Ltr>
            <Text as="span" tone="ink" weight={600}>
              <Ltr>{atRiskRate(ageing, days)}</Ltr>
            </Text>
          </Stack>
        ))}
    </Row>
  );
}

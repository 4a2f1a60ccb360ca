import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import type { DashboardPeriod, PortfolioDashboard } from '#contract/insight/dashboards.ts';
import { parDays } from '#domain/lending/collections/portfolio-at-risk.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import {
  atRiskOver,
  collectedIn,
  messages,
  ofDue,
  overdueVisitors,
  shareOfDue,
} from './portfolio.messages.ts';
import classes from './portfolio-figures.module.css';
import { atRiskRate, rateOf } from './rate.ts';
import { ShareBar } from './share-bar.tsx';

/** Visitors write while one looks. */
const live = {
  kinds: ['contact_requests'],
  endpoints: [contactRequestEndpoints.countContactRequests],
} as const;

interface PortfolioFiguresProps {
  readonly portfolio: PortfolioDashboard;
  readonly branchId: string | undefined;
  readonly period: DashboardPeriod;
}

/** The figures in one strip; each opens the list that it comes from, under the same filters. */
export function PortfolioFigures({ portfolio, branchId, period }: PortfolioFiguresProps) {
  const pick = usePick();
  const area = useArea();
  const { today, ageing } = portfolio;
  const { toContact, overdue } = useVisitors(branchId);
  const to = (page: string, query: Readonly<Record<string, string>> = {}) =>
    withQuery(page, { ...query, branchId });
  const [before, after] = pick(ofDue);
  return (
    <FigureStrip
      label={pick(messages.figures)}
      figures={[
        {
          label: pick(messages.outstanding),
          value: <Money amount={portfolio.outstanding} />,
          to: to(area.customers()),
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
              {pick(shareOfDue)(rateOf(portfolio.collected, portfolio.due))}
              <ShareBar part={portfolio.collected} whole={portfolio.due} />
            </>
          ),
          to: to(area.payments(), portfolio.period),
        },
        {
          label: pick(messages.atRisk),
          value: <Ltr>{atRiskRate(ageing, 30)}</Ltr>,
          note: <OtherLimits ageing={ageing} />,
          to: to(area.customers(), { arrears: 'over_30' }),
        },
        {
          label: pick(messages.active),
          value: <Ltr>{formatCount(portfolio.activeAgreements)}</Ltr>,
          to: to(area.customers()),
        },
        {
          label: pick(messages.visitors),
          value: <Ltr>{toContact === null ? '–' : formatCount(toContact)}</Ltr>,
          note:
            overdue === 0 ? (
              pick(messages.visitorsInTime)
            ) : (
              <Badge tone="bad" icon={AlertIcon} text={pick(overdueVisitors)(overdue)} />
            ),
          to: to(area.contactRequests(), { tab: 'to_contact' }),
        },
      ]}
    />
  );
}

/** Visitors who wait for their first contact, and for how many of them the promise of 24 hours is broken. */
function useVisitors(branchId: string | undefined) {
  useLiveChanges(live);
  const { data } = useEndpoint(contactRequestEndpoints.countContactRequests, { query: { branchId } });
  return { toContact: data?.tabs.to_contact ?? null, overdue: data?.waiting.overdue ?? 0 };
}

/** PAR at the limits that the figure itself is not of. */
function OtherLimits({ ageing }: Pick<PortfolioDashboard, 'ageing'>) {
  const pick = usePick();
  return (
    <span className={classes.limits}>
      {parDays
        .filter((days) => days !== 30)
        .map((days) => (
          <span key={days}>
            <Ltr>{pick(atRiskOver)(days)}</Ltr> <Ltr className={classes.rate}>{atRiskRate(ageing, days)}</Ltr>
          </span>
        ))}
    </span>
  );
}

import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { PortfolioDashboard } from '#contract/insight/dashboards.ts';
import { ageText } from '#contract/insight/report-labels.messages.ts';
import { reportAges } from '#contract/insight/reports.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import figures from '../figure-table.module.css';
import { rateOf } from '../rate.ts';
import classes from './ageing-chart.module.css';
import { becameLate, messages, passed30 } from './charts.messages.ts';

interface AgeingChartProps {
  readonly ageing: PortfolioDashboard['ageing'];
  readonly thisWeek: PortfolioDashboard['thisWeek'];
  readonly branchId: string | undefined;
}

/** The whole outstanding amount as one bar, the late part enlarged below it, and the figures as a table. */
export function AgeingChart({ ageing, thisWeek, branchId }: AgeingChartProps) {
  const pick = usePick();
  const area = useArea();
  const whole = ageing.reduce((sum, { outstanding }) => sum + outstanding, 0);
  const parts = ageing.map((aged, index) => ({ ...aged, index, ...ageAt(index) }));
  const late = parts.slice(1);
  function ageAt(index: number) {
    const age = reportAges[index] ?? '';
    const to = withQuery(area.report('aged_agreements'), { age, branchId });
    return { name: pick(ageText(age)), to };
  }
  return (
    <Section
      title={pick(messages.ageing)}
      lead={pick(messages.ageingLead)}
      actions={
        <Link to={withQuery(area.customers(), { arrears: 'late', branchId })}>{pick(messages.openLate)}</Link>
      }
    >
      {whole > 0 && (
        <div aria-hidden="true">
          <div className={classes.bar}>
            {parts.map(({ index, outstanding }) => (
              <span key={index} data-age={index} style={{ '--share': outstanding } as CSSProperties}>
                {index === 0 && (
                  <>
                    <span>{pick(messages.onTime)}</span> <Ltr>{rateOf(outstanding, whole)}</Ltr>
                  </>
                )}
              </span>
            ))}
          </div>
          {late.some(({ outstanding }) => outstanding > 0) && (
            <div className={classes.bar} data-late>
              {late.map(({ index, outstanding }) => (
                <span key={index} data-age={index} style={{ '--share': outstanding } as CSSProperties}>
                  <Ltr>{rateOf(outstanding, whole)}</Ltr>
                </span>
              ))}
            </div>
          )}
        </div>
      )}
      <div className={figures.room}>
        <table className={figures.table}>
          <thead>
            <tr>
              <th scope="col">{pick(messages.pastDue)}</th>
              <th scope="col" data-figure>
                {pick(messages.outstanding)}
              </th>
              <th scope="col" data-figure>
                {pick(messages.agreements)}
              </th>
              <th scope="col" data-figure className={classes.share}>
                {pick(messages.share)}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ index, name, to, outstanding, agreements }) => (
              <tr key={index}>
                <th scope="row">
                  <span className={classes.mark} data-age={index} />{' '}
                  <Link to={to} className="touch">
                    {name}
                  </Link>
                </th>
                <td data-figure>
                  <Ltr>{formatCount(outstanding)}</Ltr>
                </td>
                <td data-figure>
                  <Ltr>{formatCount(agreements)}</Ltr>
                </td>
                <td data-figure className={classes.share}>
                  <Ltr>{rateOf(outstanding, whole)}</Ltr>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Row as="p" gap={[1, 4]} wraps pad={[3, 0]}>
        <Text as="span" tone="muted">
          {pick(messages.sinceMonday)}
        </Text>
        <span>
          <strong>
            <Ltr>{formatCount(thisWeek.late)}</Ltr>
          </strong>{' '}
          {pick(becameLate)(thisWeek.late)}
        </span>
        <span>
          <Text as="strong" tone={thisWeek.over30 > 0 ? 'bad' : 'ink'}>
            <Ltr>{formatCount(thisWeek.over30)}</Ltr>
          </Text>{' '}
          {pick(passed30)}
        </span>
      </Row>
    </Section>
  );
}

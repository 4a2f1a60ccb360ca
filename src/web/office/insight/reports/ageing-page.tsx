import { Skeleton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { ageText, reportFilterNames, reportTitles } from '#contract/insight/report-labels.messages.ts';
import { reportAges, reportEndpoints } from '#contract/insight/reports.ts';
import { formatCount } from '#web/format/count.ts';
import { formatRate } from '#web/format/rate.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { type AgedBranch, ageingMatrix, allBranches, over30 } from './ageing-matrix.ts';
import classes from './ageing-page.module.css';
import { ReportActions } from './report-actions.tsx';
import { ReportTools } from './report-tools.tsx';
import { ReportValue } from './report-value.tsx';
import { ageingWords, columnTitle, messages, reportLeads } from './reports.messages.ts';

const name = 'ageing';

/** The ageing as one sentence, a bar for each branch, and branches by ages, where each figure opens its agreements. */
export function AgeingPage() {
  const pick = usePick();
  const reports = usePageLink()('reports');
  const address = useListAddress(reportEndpoints.readReport.query);
  const { branchId } = address.query;
  const { data, error, refetch } = useEndpoint(reportEndpoints.getReportSheet, {
    params: { name },
    query: { branchId },
  });
  const all = allBranches(data?.rows ?? []);
  return (
    <>
      <BackLink {...reports} />
      <PageHeader
        title={pick(reportTitles[name])}
        help={pick(reportLeads[name])}
        lead={
          all.outstanding > 0 && (
            <>
              {pick(ageingWords.late)}: <Rate part={over30(all)} whole={all.outstanding} /> ·{' '}
              {pick(ageingWords.outstanding)}: <Money amount={all.outstanding} />
            </>
          )
        }
        actions={<ReportActions name={name} filters={{ branchId }} />}
      />
      <section aria-label={pick(reportTitles[name])} className={panel.panel}>
        <ReportTools name={name} address={address} filters={{ branchId }} />
        {error !== null ? (
          <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton height={430} />
        ) : data.rows.length === 0 ? (
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.emptyTitle)}
            text={pick(messages.emptyText)}
          />
        ) : (
          <Matrix branches={ageingMatrix(data.rows)} all={all} />
        )}
      </section>
    </>
  );
}

interface MatrixProps {
  readonly branches: readonly AgedBranch[];
  readonly all: AgedBranch;
}

function Matrix({ branches, all }: MatrixProps) {
  const pick = usePick();
  return (
    <>
      <Bars branches={branches} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is scrolled is reached by keyboard */}
      <section className={classes.part} aria-label={pick(messages.totals)} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{pick(reportFilterNames.branch)}</th>
              {reportAges.map((age) => (
                <th key={age} scope="col" data-figure>
                  {pick(ageText(age))}
                </th>
              ))}
              <th scope="col" data-figure>
                {pick(ageingWords.all)}
              </th>
              <th scope="col" data-figure>
                {pick(columnTitle('par30Rate'))}
              </th>
              <th scope="col" data-figure>
                {pick(ageingWords.rescheduled)}
              </th>
            </tr>
          </thead>
          <tbody>
            {branches.map((branch) => (
              <Line key={branch.id} line={branch} />
            ))}
          </tbody>
          {branches.length > 1 && (
            <tfoot>
              <Line line={all} />
            </tfoot>
          )}
        </table>
      </section>
      <Row as="p" size={2} tone="muted" pad={[3, 4]}>
        {pick(ageingWords.opens)}
      </Row>
    </>
  );
}

interface LineProps {
  readonly line: AgedBranch;
}

function Line({ line }: LineProps) {
  const pick = usePick();
  const area = useArea();
  const { id, amounts, outstanding, rescheduled } = line;
  const late = outstanding - (amounts[0] ?? 0);
  const behind = (age?: string) => withQuery(area.report('aged_agreements'), { age, branchId: id });
  return (
    <tr>
      <th scope="row">{id === undefined ? pick(messages.allBranches) : <BranchName line={line} />}</th>
      {reportAges.map((age, place) => {
        const amount = amounts[place] ?? 0;
        const isTinted = id !== undefined && place > 0 && amount > 0;
        return (
          <td key={age} data-figure style={isTinted ? ageStyle(place, (amount / late) * 0.6) : undefined}>
            <Link to={behind(age)} className="touch">
              <Ltr>{formatCount(amount)}</Ltr>
            </Link>
          </td>
        );
      })}
      <td data-figure>
        <Link to={behind()} className="touch">
          <Ltr>{formatCount(outstanding)}</Ltr>
        </Link>
      </td>
      <td data-figure>
        <Rate part={over30(line)} whole={outstanding} />
      </td>
      <td data-figure>
        <Rate part={rescheduled} whole={outstanding} />
      </td>
    </tr>
  );
}

/** The past due amount of each branch, to one scale. It is only drawn: the table has the figures. */
function Bars({ branches }: Pick<MatrixProps, 'branches'>) {
  const pick = usePick();
  const pastDue = ({ outstanding, amounts }: AgedBranch) => outstanding - (amounts[0] ?? 0);
  const most = Math.max(...branches.map(pastDue));
  if (most === 0) return null;
  return (
    <Stack gap={1} pad={[3, 4]} className={classes.part} aria-hidden="true">
      <Row gap={[0, 3]} align="baseline" wraps>
        <Text size={4} weight={600}>
          {pick(ageingWords.chart)}
        </Text>
        <Text size={2} tone="muted">
          {pick(ageingWords.chartLead)}
        </Text>
      </Row>
      {branches.map((branch) => (
        <Row key={branch.id} gap={3} align="center" size={2}>
          <span className={classes.name}>
            <BranchName line={branch} />
          </span>
          <Row gap={1} className={classes.bars}>
            {branch.amounts.map(
              (amount, place) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: an age is its place
                place > 0 && amount > 0 && <span key={place} style={ageStyle(place, amount / most)} />,
            )}
          </Row>
          <Ltr>{formatCount(pastDue(branch))}</Ltr>
        </Row>
      ))}
    </Stack>
  );
}

function ageStyle(place: number, share: number): CSSProperties {
  return { '--age': `var(--age${place})`, '--share': `${share * 100}%` } as CSSProperties;
}

function BranchName({ line: { branch } }: LineProps) {
  const language = useLanguage();
  return <ReportValue column="branch" shape={{ kind: 'branch' }} cells={{ branch }} language={language} />;
}

interface RateProps {
  readonly part: number;
  readonly whole: number;
}

/** Rounded up: a rate over a limit is never shown as within it. */
function Rate({ part, whole }: RateProps) {
  return <Ltr>{whole === 0 ? '–' : formatRate({ part, whole }, 'up')}</Ltr>;
}

import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { ageText, reportFilterNames } from '#contract/insight/report-labels.messages.ts';
import { reportAges } from '#contract/insight/reports.ts';
import { formatCount } from '#web/format/count.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { ReportValue } from '../report-value.tsx';
import { columnTitle, messages } from '../reports.messages.ts';
import { ShareValue } from '../share-value.tsx';
import { ageingWords } from './ageing.messages.ts';
import { type AgedBranch, over30 } from './ageing-matrix.ts';
import classes from './ageing-page.module.css';

interface AgeingTableProps {
  readonly branches: readonly AgedBranch[];
  readonly all: AgedBranch;
}

/** The ageing as a bar for each branch, and branches by ages, where each figure opens its agreements. */
export function AgeingTable({ branches, all }: AgeingTableProps) {
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
        <ShareValue part={over30(line)} whole={outstanding} />
      </td>
      <td data-figure>
        <ShareValue part={rescheduled} whole={outstanding} />
      </td>
    </tr>
  );
}

/** The past due amount of each branch, to one scale. It is only drawn: the table has the figures. */
function Bars({ branches }: Pick<AgeingTableProps, 'branches'>) {
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

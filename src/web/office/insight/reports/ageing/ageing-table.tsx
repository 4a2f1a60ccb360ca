import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { ageText, reportFilterNames } from '#contract/insight/report-labels.messages.ts';
import { reportAges } from '#contract/insight/reports.ts';
import { formatCount } from '#web/format/count.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Segments } from '#web/office/kit/controls/segments.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { ReportValue } from '../report-value.tsx';
import { columnTitle, messages } from '../reports.messages.ts';
import { ShareValue } from '../share-value.tsx';
import { ageingWords, unitNames } from './ageing.messages.ts';
import { type AgedBranch, type AgeingUnit, agedIn, ageingUnits, over30, pastDue } from './ageing-matrix.ts';
import classes from './ageing-page.module.css';

interface AgeingHeadProps {
  readonly unit: AgeingUnit;
  readonly onUnit: (unit: AgeingUnit) => void;
  /** The filter of the branch. */
  readonly children: ReactNode;
}

/** The title of the bars, with the filter and the unit of all figures. */
export function AgeingHead({ unit, onUnit, children }: AgeingHeadProps) {
  const pick = usePick();
  return (
    <Row gap={[1, 3]} align="center" justify="space-between" wraps pad={[2, 4]}>
      <Row gap={[0, 3]} align="baseline" wraps>
        <Text size={4} weight={600}>
          {pick(ageingWords.chart)}
        </Text>
        <Text size={2} tone="muted">
          {pick(ageingWords.chartLead)}
        </Text>
      </Row>
      <Row gap={2} align="center" wraps>
        {children}
        <Segments
          label={pick(ageingWords.units)}
          options={ageingUnits}
          chosen={unit}
          onChoose={onUnit}
          nameOf={(one) => pick(unitNames[one])}
        />
      </Row>
    </Row>
  );
}

interface AgeingTableProps {
  readonly branches: readonly AgedBranch[];
  readonly all: AgedBranch;
  readonly unit: AgeingUnit;
}

/** The ageing as a bar for each branch, and branches by ages, where each figure opens its agreements. */
export function AgeingTable({ branches, all, unit }: AgeingTableProps) {
  const pick = usePick();
  return (
    <>
      <Bars branches={branches} unit={unit} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is scrolled is reached by keyboard */}
      <section className={classes.part} aria-label={pick(messages.totals)} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{pick(reportFilterNames.branch)}</th>
              {reportAges.map((age, place) => (
                <th key={age} scope="col" data-figure style={place > 0 ? ageStyle(place, 1) : undefined}>
                  {pick(ageText(age))}
                </th>
              ))}
              <th scope="col" data-figure>
                {pick(unit === 'agreements' ? unitNames.agreements : ageingWords.all)}
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
              <Line key={branch.id} line={branch} unit={unit} />
            ))}
          </tbody>
          {branches.length > 1 && (
            <tfoot>
              <Line line={all} unit={unit} />
            </tfoot>
          )}
        </table>
      </section>
      <Row gap={[1, 4]} justify="space-between" wraps pad={[2, 4]} size={2}>
        <Text tone="muted">{pick(ageingWords.opens)}</Text>
        <details>
          <summary>{pick(ageingWords.howCounted)}</summary>
          <Text tone="muted">{pick(ageingWords.counted)}</Text>
        </details>
      </Row>
    </>
  );
}

interface LineProps {
  readonly line: AgedBranch;
  readonly unit: AgeingUnit;
}

function Line({ line, unit }: LineProps) {
  const pick = usePick();
  const area = useArea();
  const { id, outstanding, rescheduled } = line;
  const { ages, all } = agedIn(line, unit);
  const late = all - (ages[0] ?? 0);
  const behind = (age?: string) => withQuery(area.report('aged_agreements'), { age, branchId: id });
  return (
    <tr>
      <th scope="row">
        {id === undefined ? pick(messages.allBranches) : <BranchName branch={line.branch} />}
      </th>
      {reportAges.map((age, place) => {
        const figure = ages[place] ?? 0;
        const isTinted = id !== undefined && place > 0 && figure > 0;
        return (
          <td key={age} data-figure style={isTinted ? ageStyle(place, (figure / late) * 0.6) : undefined}>
            <Link to={behind(age)} className="touch">
              {unit === 'percent' ? (
                <ShareValue part={figure} whole={all} />
              ) : (
                <Ltr>{formatCount(figure)}</Ltr>
              )}
            </Link>
          </td>
        );
      })}
      <td data-figure>
        <Link to={behind()} className="touch">
          <Ltr>{formatCount(all)}</Ltr>
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

interface BarsProps {
  readonly branches: readonly AgedBranch[];
  readonly unit: AgeingUnit;
}

/** The past due figure of each branch, to one scale. It is only drawn: the table has the figures. */
function Bars({ branches, unit }: BarsProps) {
  const most = Math.max(...branches.map((branch) => pastDue(branch, unit)));
  if (most === 0) return null;
  return (
    <Stack gap={1} pad={[2, 4]} className={classes.chart} aria-hidden="true">
      {branches.map((branch) => {
        const { ages, all } = agedIn(branch, unit);
        const late = pastDue(branch, unit);
        const share = (figure: number) => (unit === 'percent' ? figure / all : figure) / most;
        return (
          <Row key={branch.id} gap={3} align="center" size={2}>
            <span className={classes.name}>
              <BranchName branch={branch.branch} />
            </span>
            <Row gap={1} className={classes.bars}>
              {ages.map(
                (figure, place) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: an age is its place
                  place > 0 && figure > 0 && <span key={place} style={ageStyle(place, share(figure))} />,
              )}
            </Row>
            {unit === 'percent' ? (
              <ShareValue part={pastDue(branch, 'rupees')} whole={all} />
            ) : (
              <Ltr>{formatCount(late)}</Ltr>
            )}
          </Row>
        );
      })}
    </Stack>
  );
}

function ageStyle(place: number, share: number): CSSProperties {
  return { '--age': `var(--age${place})`, '--share': `${share * 100}%` } as CSSProperties;
}

function BranchName({ branch }: Pick<AgedBranch, 'branch'>) {
  const language = useLanguage();
  return <ReportValue column="branch" shape={{ kind: 'branch' }} cells={{ branch }} language={language} />;
}

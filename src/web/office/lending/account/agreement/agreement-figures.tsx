import type { Agreement } from '#contract/lending/agreements.ts';
import { entryKindNames } from '#contract/lending/labels/entry-names.messages.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import cells from '#web/office/kit/record/cells.module.css';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WhyFigure, type WhyLine } from '../why-figure.tsx';
import { figureMeanings, figureNames, messages, rowName } from './agreement.messages.ts';
import classes from './agreement-figures.module.css';
import { agreementFigures, type FigureLine, figureLines } from './figure-lines.ts';

interface AgreementFiguresProps {
  readonly agreement: Agreement;
}

/** The figures of an agreement today. Each one opens to the entries or rows that add up to it. */
export function AgreementFigures({ agreement }: AgreementFiguresProps) {
  const pick = usePick();
  const lineOf = useLine();
  const hasReversed = agreement.entries.some(({ isReversed }) => isReversed);
  const shown = agreementFigures.filter((figure) => figure !== 'overpaid' || agreement.overpaid > 0);
  return (
    <Grid
      as="dl"
      column="11rem"
      className={`${cells.cells} ${classes.figures}`}
      aria-label={pick(messages.figures)}
    >
      {shown.map((figure) => (
        <div key={figure}>
          <dt>{pick(figureNames[figure])}</dt>
          <dd>
            <WhyFigure
              name={pick(figureNames[figure])}
              of={agreement.number}
              meaning={pick(figureMeanings[figure])}
              amount={agreement[figure]}
              lines={figureLines(agreement, figure).map(lineOf)}
              {...(hasReversed && figure !== 'dueNow' && { remark: pick(messages.reversedLeftOut) })}
            />
          </dd>
        </div>
      ))}
    </Grid>
  );
}

/** The text of a line of a figure. */
function useLine(): (line: FigureLine) => WhyLine {
  const pick = usePick();
  const language = useLanguage();
  return (line) => {
    const { amount } = line;
    if (line.of === 'overpaid') return { key: 'overpaid', title: pick(messages.owedBack), amount };
    if (line.of === 'row') {
      const { number, dueOn } = line.row;
      return {
        key: String(number),
        title: pick(rowName)(number),
        facts: formatDate(dueOn, language),
        amount,
      };
    }
    const { id, kind, valuedOn, receiptNumber } = line.entry;
    return {
      key: id,
      title: pick(entryKindNames[kind]),
      facts: (
        <FactLine>
          {formatDate(valuedOn, language)}
          {receiptNumber !== null && <Code>{receiptNumber}</Code>}
        </FactLine>
      ),
      amount,
    };
  };
}

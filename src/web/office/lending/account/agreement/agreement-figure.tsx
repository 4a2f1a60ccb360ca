import type { ReactNode } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { entryKindNames } from '#contract/lending/labels/entry-names.messages.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import type { WhyLine } from '../why-drawer.tsx';
import { WhyFigure } from '../why-figure.tsx';
import { figureMeanings, figureNames, messages, rowName } from './agreement.messages.ts';
import { type AgreementFigure as Figure, type FigureLine, figureLines } from './figure-lines.ts';

interface AgreementFigureProps {
  readonly agreement: Agreement;
  readonly figure: Figure;
  readonly children: ReactNode;
}

/** A figure of an agreement today. It opens to the entries or rows that add up to it. */
export function AgreementFigure({ agreement, figure, children }: AgreementFigureProps) {
  const pick = usePick();
  const lineOf = useLine();
  const hasReversed = agreement.entries.some(({ isReversed }) => isReversed);
  return (
    <WhyFigure
      name={pick(figureNames[figure])}
      of={agreement.number}
      meaning={pick(figureMeanings[figure])}
      amount={agreement[figure]}
      size={3}
      lines={figureLines(agreement, figure).map(lineOf)}
      {...(hasReversed && figure !== 'dueNow' && { remark: pick(messages.reversedLeftOut) })}
    >
      {children}
    </WhyFigure>
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

import type { Agreement } from '#contract/lending/agreements.ts';
import type { Language } from '#domain/language.ts';
import { formatDate } from '#web/format/date-time.ts';
import { FigureBox } from '../sheet/figure-box.tsx';
import { PaperAmount } from '../sheet/paper-amount.tsx';
import { PaperNote, PaperSheet, type PaperSubject } from '../sheet/paper-sheet.tsx';
import { totalPayableOf } from './key-figures.tsx';
import { savedFacts } from './saved-facts.ts';
import { messages, onDay, title } from './statement.messages.ts';
import { StatementEntries } from './statement-entries.tsx';
import { StatementSchedule } from './statement-schedule.tsx';

/** All that a statement says. */
export interface StatementData extends PaperSubject {
  /** The day that it is of. */
  readonly madeOn: string;
  readonly agreement: Agreement;
}

interface StatementProps {
  readonly statement: StatementData;
  readonly language: Language;
}

/** The state of an agreement on a day: its schedule and all of its entries. */
export function Statement({ statement, language }: StatementProps) {
  const { lender, madeOn, agreement } = statement;
  const { outstanding, overpaid, writtenOff } = agreement;
  const edition = onDay[language](formatDate(madeOn, language));
  return (
    <PaperSheet subject={statement} title={title} edition={edition} language={language}>
      <FigureBox
        tone="plain"
        figures={[
          totalPayableOf(savedFacts(agreement), agreement.contractKind, language),
          [messages.outstanding[language], <PaperAmount key="outstanding" amount={outstanding} />],
          overpaid > 0 && [messages.overpaid[language], <PaperAmount key="overpaid" amount={overpaid} />],
          writtenOff > 0 && [messages.writtenOff[language], <PaperAmount key="off" amount={writtenOff} />],
        ]}
      />
      <StatementSchedule agreement={agreement} language={language} />
      <StatementEntries entries={agreement.entries} language={language} />
      <PaperNote lender={lender} language={language} />
    </PaperSheet>
  );
}

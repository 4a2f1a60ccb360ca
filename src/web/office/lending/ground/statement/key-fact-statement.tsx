import type { Language } from '#domain/language.ts';
import type { KeyFacts } from '#domain/lending/agreements/key-facts.ts';
import { formatDate } from '#web/format/date-time.ts';
import { versionOf } from '../sheet/paper-sheet.messages.ts';
import { PaperSheet, PaperSignatures, type PaperSubject } from '../sheet/paper-sheet.tsx';
import { title } from './key-fact-statement.messages.ts';
import { KeyFigures, KeyInstallments, PriceProof } from './key-figures.tsx';

/** All that a key fact statement says, of whatever agreement. */
export interface KeyFactStatementData extends PaperSubject {
  /** The version of the stated terms, and their date. */
  readonly version: number;
  readonly madeOn: string;
  readonly facts: KeyFacts;
}

interface KeyFactStatementProps {
  readonly statement: KeyFactStatementData;
  readonly language: Language;
}

/** The statement that a customer reads, in one language, before consenting to an agreement. */
export function KeyFactStatement({ statement, language }: KeyFactStatementProps) {
  const { version, madeOn, facts } = statement;
  const edition = versionOf[language](version, formatDate(madeOn, language));
  return (
    <PaperSheet subject={statement} title={title} edition={edition} language={language}>
      <KeyFigures facts={facts} language={language} />
      <PriceProof facts={facts} language={language} />
      <KeyInstallments facts={facts} language={language} />
      <PaperSignatures lender={statement.lender} language={language} />
    </PaperSheet>
  );
}

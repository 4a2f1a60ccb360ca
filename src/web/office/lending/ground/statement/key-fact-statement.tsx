import type { Agreement } from '#contract/lending/agreements.ts';
import type { Language, Phrase } from '#domain/language.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import { keyFactEditionOf } from '#domain/lending/agreements/key-fact-edition.ts';
import type { KeyFacts } from '#domain/lending/agreements/key-facts.ts';
import { formatDate } from '#web/format/date-time.ts';
import { inARow } from '#web/format/in-a-row.ts';
import { pieces } from '../labels/pieces.messages.ts';
import { PaperAmount } from '../sheet/paper-amount.tsx';
import { replacedVersionOf, versionOf } from '../sheet/paper-sheet.messages.ts';
import { PaperSheet, PaperSignatures, type PaperSubject } from '../sheet/paper-sheet.tsx';
import classes from './key-fact-statement.module.css';
import { KeyFigures, KeyInstallments, PriceProof } from './key-figures.tsx';
import { keyTermsOf } from './key-term-editions.ts';

/** All that a key fact statement says, of whatever agreement. */
export interface KeyFactStatementData extends PaperSubject {
  /** The version of the stated terms, and their date. */
  readonly version: number;
  readonly madeOn: string;
  /** False once other terms took their place. */
  readonly isInForce?: false;
  /** The edition of the words. */
  readonly edition: Agreement['keyFactsEdition'];
  readonly contractKind: ContractKind;
  readonly items: readonly { readonly quantity: number; readonly description: Phrase }[];
  readonly facts: KeyFacts;
}

interface KeyFactStatementProps {
  readonly statement: KeyFactStatementData;
  readonly language: Language;
}

/** The statement that a customer reads, in one language, before consenting to an agreement. */
export function KeyFactStatement({ statement, language }: KeyFactStatementProps) {
  const { version, madeOn, isInForce = true, facts, contractKind } = statement;
  const words = keyTermsOf[keyFactEditionOf(statement.edition)][contractKind];
  const nameOf = isInForce ? versionOf : replacedVersionOf;
  const edition = nameOf[language](version, formatDate(madeOn, language));
  return (
    <PaperSheet subject={statement} title={words.title} edition={edition} language={language}>
      <section>
        <h3>{words.subject[language]}</h3>
        <p>
          <Subject statement={statement} language={language} />
        </p>
      </section>
      <KeyFigures facts={facts} contractKind={contractKind} language={language} />
      <PriceProof facts={facts} contractKind={contractKind} language={language} />
      <div className={classes.terms}>
        {words.terms.map(({ heading, text }) => (
          <section key={heading.en}>
            <h3>{heading[language]}</h3>
            <p>{text[language]}</p>
          </section>
        ))}
      </div>
      <KeyInstallments facts={facts} language={language} />
      <PaperSignatures lender={statement.lender} language={language} />
    </PaperSheet>
  );
}

/** The goods that are sold, or the money that is lent. */
function Subject({ statement: { contractKind, items, facts }, language }: KeyFactStatementProps) {
  if (contractKind === 'qard_e_hasan') return <PaperAmount amount={facts.price} />;
  const goods = items.map(({ quantity, description }) => pieces[language](quantity, description[language]));
  return <bdi>{inARow[language](goods)}</bdi>;
}

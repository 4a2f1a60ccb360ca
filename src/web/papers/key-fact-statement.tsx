import type { ReactNode } from 'react';
import { directionOf, type Language, type Phrase } from '#domain/language.ts';
import type { KeyFacts } from '#domain/lending/agreements/key-facts.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { QistMark } from '#web/ui/qist-mark.tsx';
import { installmentsOf, messages, versionOf } from './key-fact-statement.messages.ts';
import classes from './key-fact-statement.module.css';
import { PaperAmount } from './paper-amount.tsx';

/** All that a key fact statement says, of whatever agreement. */
export interface KeyFactStatementData {
  /** `complaints`: the phone as the lender writes it for visitors. */
  readonly lender: {
    readonly name: Phrase;
    readonly licenceNumber: string;
    readonly complaints: string;
  };
  /** The name in Urdu where it is known. */
  readonly customer: {
    readonly fullName: string;
    readonly fullNameUr: string | null;
    readonly cnicMasked: string;
  };
  readonly agreementNumber: string;
  /** Which version of the terms it states, and the day they were set. */
  readonly version: number;
  readonly madeOn: string;
  readonly facts: KeyFacts;
}

interface KeyFactStatementProps {
  readonly statement: KeyFactStatementData;
  /** The language it is written in, which need not be the reader's. */
  readonly language: Language;
}

/** What a customer reads, in one language, before consenting to an agreement. What is around it makes the sheet. */
export function KeyFactStatement({ statement, language }: KeyFactStatementProps) {
  const { lender, customer, facts } = statement;
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      className={classes.statement}
      aria-label={messages.title[language]}
    >
      <header className={classes.head}>
        <QistMark size={28} />
        <div className={classes.lender}>
          <p className={classes.name}>{lender.name[language]}</p>
          <p>
            {messages.licence[language]} <Ltr>{lender.licenceNumber}</Ltr>
          </p>
        </div>
        <p className={classes.version}>
          {versionOf[language](statement.version)} · {formatDate(statement.madeOn, language)}
        </p>
      </header>
      <h2>{messages.title[language]}</h2>
      <p className={classes.whose}>
        <bdi>{(language === 'ur' && customer.fullNameUr) || customer.fullName}</bdi>
        {messages.comma[language]} {messages.cnic[language]} <Ltr>{customer.cnicMasked}</Ltr>
        {messages.comma[language]} {messages.agreement[language]} <Ltr>{statement.agreementNumber}</Ltr>
      </p>
      <Figures facts={facts} language={language} />
      <dl className={classes.proof}>
        <div>
          <dt>{messages.rate[language]}</dt>
          <dd>
            <Ltr>{facts.annualPercentageRate.toFixed(2)} %</Ltr>
          </dd>
        </div>
        <div>
          <dt>{messages[facts.relief > 0 ? 'totalWithRelief' : 'total'][language]}</dt>
          <dd>
            <PaperAmount amount={facts.totalPayable} />
          </dd>
        </div>
      </dl>
      <Installments facts={facts} language={language} />
      <p className={classes.note}>
        {messages.noCharge[language]} {messages.complaints[language]} <Ltr>{lender.complaints}</Ltr>
      </p>
      <div className={classes.signatures}>
        <p>{messages.customerSigns[language]}</p>
        <p>{messages.staffSigns[language]}</p>
      </div>
    </article>
  );
}

interface PartProps {
  readonly facts: KeyFacts;
  readonly language: Language;
}

/** The figures in the order in which they follow from each other. Where all installments are the same there is no last one to name. */
function Figures({ facts, language }: PartProps) {
  const count = facts.installments.length;
  const isEven = facts.regularAmount === facts.lastAmount;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [messages.price[language], <PaperAmount key="price" amount={facts.price} />],
    [messages.downPayment[language], <PaperAmount key="down" amount={facts.downPayment} />],
    [messages.relief[language], <PaperAmount key="relief" amount={facts.relief} />],
    [messages.financed[language], <PaperAmount key="financed" amount={facts.financed} />],
    [
      installmentsOf[language](isEven ? count : count - 1),
      <PaperAmount key="regular" amount={facts.regularAmount} />,
    ],
    ...(isEven
      ? []
      : ([
          [messages.lastInstallment[language], <PaperAmount key="last" amount={facts.lastAmount} />],
        ] as const)),
    [
      messages.dates[language],
      `${formatDate(facts.firstDueOn, language)} ${messages.until[language]} ${formatDate(facts.lastDueOn, language)}`,
    ],
  ];
  return (
    <table className={classes.figures}>
      <tbody>
        {rows.map(([label, value], index) => (
          <tr key={label}>
            <td>
              <Ltr>{index + 1}</Ltr>
            </td>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every installment with its date, in as many columns as the paper is wide for. */
function Installments({ facts, language }: PartProps) {
  return (
    <section className={classes.schedule}>
      <h3>{messages.everyInstallment[language]}</h3>
      <ol>
        {facts.installments.map(({ number, dueOn, amount }) => (
          <li key={number}>
            <Ltr>{number}</Ltr>
            <span>{formatDate(dueOn, language)}</span>
            <Ltr>{formatCount(amount)}</Ltr>
          </li>
        ))}
      </ol>
    </section>
  );
}

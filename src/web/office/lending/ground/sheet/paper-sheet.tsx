import type { ReactNode } from 'react';
import { directionOf, type Language, type Phrase } from '#domain/language.ts';
import { personName } from '#web/format/person-name.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { QistMark } from '#web/ui/qist-mark.tsx';
import type { PaperLender } from './paper-lender.ts';
import { messages } from './paper-sheet.messages.ts';
import classes from './paper-sheet.module.css';

/** The customer and the agreement of the paper. */
export interface PaperSubject {
  readonly lender: PaperLender;
  /** The name in Urdu where it is known. */
  readonly customer: {
    readonly fullName: string;
    readonly fullNameUr: string | null;
    readonly cnicMasked: string;
  };
  readonly agreementNumber: string;
}

interface PaperSheetProps {
  readonly subject: PaperSubject;
  readonly title: Phrase;
  /** The version or the date of the paper, at the end of the head. */
  readonly edition: string;
  /** The language it is written in, which need not be the reader's. */
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * A paper about an agreement, in one language: the lender on top, then its title and its customer. The component around it makes
 * the page.
 */
export function PaperSheet({ subject, title, edition, language, children }: PaperSheetProps) {
  const { lender, customer, agreementNumber } = subject;
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      className={classes.sheet}
      aria-label={title[language]}
    >
      <PaperHead lender={lender} edition={edition} language={language} />
      <h2>{title[language]}</h2>
      <p className={classes.whose}>
        <bdi>{personName(customer, language)}</bdi>
        {messages.comma[language]} {messages.cnic[language]} <Ltr>{customer.cnicMasked}</Ltr>
        {messages.comma[language]} {messages.agreement[language]} <Ltr>{agreementNumber}</Ltr>
      </p>
      {children}
    </article>
  );
}

type PaperHeadProps = Pick<PaperSheetProps, 'edition' | 'language'> & Pick<PaperSubject, 'lender'>;

/** The customer of the paper. */
function PaperHead({ lender, edition, language }: PaperHeadProps) {
  return (
    <header className={classes.head}>
      <QistMark size={28} />
      <div className={classes.lender}>
        <p className={classes.name}>{lender.name[language]}</p>
        <p>
          {messages.licence[language]} <Ltr>{lender.licenceNumber}</Ltr>
        </p>
      </div>
      <p>{edition}</p>
    </header>
  );
}

interface ListSheetProps extends PaperHeadProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A paper about several agreements, in one language: the lender on top, then its title. */
export function ListSheet({ title, children, ...head }: ListSheetProps) {
  const { language } = head;
  return (
    <article lang={language} dir={directionOf(language)} className={classes.sheet} aria-label={title}>
      <PaperHead {...head} />
      <h2>{title}</h2>
      {children}
    </article>
  );
}

interface NoteProps {
  readonly lender: PaperLender;
  readonly language: Language;
}

/** The promise on every paper about an agreement, and the number to call when it is not kept. */
export function PaperNote({ lender, language }: NoteProps) {
  return (
    <p className={classes.note}>
      {messages.noCharge[language]} {messages.complaints[language]} <Ltr>{lender.complaints}</Ltr>
    </p>
  );
}

interface SignaturesProps extends NoteProps {
  /** The people who sign besides the customer and the lender. */
  readonly others?: readonly { readonly key: string; readonly place: ReactNode }[];
}

/** The end of a paper with room for signatures and thumb impressions. It never breaks over two pages. */
export function PaperSignatures({ lender, language, others = [] }: SignaturesProps) {
  return (
    <div className={classes.end}>
      <PaperNote lender={lender} language={language} />
      <div className={classes.signatures}>
        <p>{messages.customerSigns[language]}</p>
        <p>{messages.staffSigns[language]}</p>
        {others.map(({ key, place }) => (
          <p key={key}>{place}</p>
        ))}
      </div>
    </div>
  );
}

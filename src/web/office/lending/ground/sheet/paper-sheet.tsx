import type { ReactNode } from 'react';
import { directionOf, type Language, type Phrase } from '#domain/language.ts';
import { pickWritten, type Written } from '#domain/written.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { complaintsAddress } from '#web/paths.ts';
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
    readonly fullName: Written;
    readonly cnicMasked: string;
  };
  readonly agreementNumber: string;
  readonly paymentNumber: string;
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
  const { lender, customer, agreementNumber, paymentNumber } = subject;
  return (
    <Stack
      as="article"
      gap={3}
      lang={language}
      dir={directionOf(language)}
      className={classes.sheet}
      aria-label={title[language]}
    >
      <PaperHead lender={lender} edition={edition} language={language} />
      <div>
        <Text as="h2" size={6}>
          {title[language]}
        </Text>
        <Text size={2} className={classes.whose}>
          <bdi>{pickWritten(customer.fullName, language)}</bdi>
          {messages.comma[language]} {messages.cnic[language]} <Ltr>{customer.cnicMasked}</Ltr>
          {messages.comma[language]} {messages.agreement[language]} <Ltr>{agreementNumber}</Ltr>
          {messages.comma[language]} {messages.paymentNumber[language]} <Ltr>{paymentNumber}</Ltr>
        </Text>
      </div>
      {children}
    </Stack>
  );
}

type PaperHeadProps = Pick<PaperSheetProps, 'edition' | 'language'> & Pick<PaperSubject, 'lender'>;

/** The customer of the paper. */
function PaperHead({ lender, edition, language }: PaperHeadProps) {
  return (
    <Row as="header" gap={[1, 3]} align="center" wraps pad={[2, 0]} size={1} className={classes.head}>
      <QistMark size={28} />
      <div className={classes.lender}>
        <Text size={4} weight={600} className={classes.name}>
          {lender.name[language]}
        </Text>
        {lender.licenceNumber !== null && (
          <p>
            {messages.licence[language]} <Ltr>{lender.licenceNumber}</Ltr>
          </p>
        )}
      </div>
      <p>{edition}</p>
    </Row>
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
    <Stack
      as="article"
      gap={3}
      lang={language}
      dir={directionOf(language)}
      className={classes.sheet}
      aria-label={title}
    >
      <PaperHead {...head} />
      <Text as="h2" size={6}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}

interface NoteProps {
  readonly lender: PaperLender;
  readonly language: Language;
}

/** The promise on every paper about an agreement, and the number to call when it is not kept. */
export function PaperNote({ lender, language }: NoteProps) {
  return (
    <Text size={1} className={classes.note}>
      {messages.noCharge[language]} {messages.complaints[language]} <Ltr>{lender.complaints}</Ltr> ·{' '}
      <Ltr className={classes.address}>{complaintsAddress(lender.host, language)}</Ltr>
    </Text>
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
      <Grid column="9.5rem" gap={[0, 6]} className={classes.signatures}>
        <Text size={1}>{messages.customerSigns[language]}</Text>
        <Text size={1}>{messages.staffSigns[language]}</Text>
        {others.map(({ key, place }) => (
          <Text key={key} size={1}>
            {place}
          </Text>
        ))}
      </Grid>
    </div>
  );
}

import type { ReactNode } from 'react';
import { entryKindNames, methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { Receipt } from '#contract/lending/receipts.ts';
import type { Language, Phrase } from '#domain/language.ts';
import { phraseOfWritten } from '#domain/written.ts';
import { formatDate } from '#web/format/date-time.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { otherLanguage } from '../../ground/sheet/other-language.ts';
import { PaperAmount } from '../../ground/sheet/paper-amount.tsx';
import { PaperText } from '../../ground/sheet/paper-text.tsx';
import { messages, unclearedCheque } from './receipt.messages.ts';
import classes from './receipt-lines.module.css';

/** One fact of a receipt, with its label in both languages. */
export interface ReceiptLine {
  readonly label: Phrase;
  readonly value: ReactNode;
}

/** The lines of a receipt or voucher below the amount, in the order of the paper. */
export function receiptLines(receipt: Receipt, language: Language): readonly ReceiptLine[] {
  const { customer, next, kind, reference, refund, handledBy, chainMark } = receipt;
  const both = (phrase: Phrase) => <Both phrase={phrase} language={language} />;
  const person = both(phraseOfWritten(customer.fullName));
  const agreement = { label: messages.agreement, value: <Ltr>{receipt.agreement.number}</Ltr> };
  const means = [
    {
      label: messages.method,
      value: both(receipt.isUnclearedCheque ? unclearedCheque : methodNames[receipt.method]),
    },
    ...(reference === null ? [] : [{ label: messages.reference, value: <Ltr>{reference}</Ltr> }]),
  ];
  const inTheBooks = chainMark === null ? [] : [{ label: messages.entry, value: <Ltr>{chainMark}</Ltr> }];
  const handler = <bdi>{handledBy[language]}</bdi>;
  if (refund !== null)
    return [
      { label: messages.to, value: person },
      agreement,
      ...means,
      { label: messages.reason, value: <bdi>{refund.reason}</bdi> },
      { label: messages.paidOutBy, value: handler },
      { label: messages.decidedBy, value: <bdi>{refund.decidedBy[language]}</bdi> },
      ...inTheBooks,
    ];
  return [
    { label: messages.from, value: person },
    agreement,
    { label: messages.paymentNumber, value: <Ltr>{receipt.agreement.paymentNumber}</Ltr> },
    // Every other receipt is for an installment, which needs no word.
    ...(kind === 'payment' ? [] : [{ label: messages.purpose, value: both(entryKindNames[kind]) }]),
    ...means,
    { label: messages.outstanding, value: <PaperAmount amount={receipt.outstandingAfter} /> },
    {
      label: messages.next,
      value:
        next === null ? (
          both(messages.nothingDue)
        ) : (
          <>
            <PaperAmount amount={next.amount} />{' '}
            <span className={classes.second}>{formatDate(next.dueOn, language)}</span>
          </>
        ),
    },
    { label: messages.receivedBy, value: handler },
    ...inTheBooks,
  ];
}

interface BothProps {
  readonly phrase: Phrase;
  readonly language: Language;
}

/** The paper's language first, the other one beside it. A text that is the same in both appears once. */
function Both({ phrase, language }: BothProps) {
  return (
    <>
      <PaperText phrase={phrase} language={language} />{' '}
      {phrase.en !== phrase.ur && (
        <PaperText phrase={phrase} language={otherLanguage(language)} className={classes.second} />
      )}
    </>
  );
}

import { Fragment } from 'react';
import type { AuditEvent } from '#contract/lender/audit.ts';
import { formatReceiptNumber, type ReceiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { subjectName } from './audit.messages.ts';

interface EventSubjectProps {
  readonly event: AuditEvent;
}

/** The number, the amount and the person of an event; the kind of its subject where it has neither number nor person. */
export function EventSubject({ event }: EventSubjectProps) {
  const pick = usePick();
  const language = useLanguage();
  const { agreementNumber, personName, subject } = event;
  const number = paperNumber(event) ?? agreementNumber;
  const amount = (event.after ?? event.before)?.amount;
  const parts = [
    number !== null && <Code key="number">{number}</Code>,
    personName !== null && <WrittenText key="person">{pickWritten(personName, language)}</WrittenText>,
    number === null && personName === null && <span key="kind">{pick(subjectName(subject))}</span>,
    typeof amount === 'number' && <Money key="amount" amount={amount} />,
  ].filter((part) => part !== false);
  return parts.map((part, place) => (
    <Fragment key={part.key}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ));
}

/** The number of the receipt or voucher that an entry was given. */
function paperNumber({ branch, after }: AuditEvent): string | null {
  if (branch === null) return null;
  const written = (series: ReceiptSeries, serial: unknown) =>
    typeof serial === 'number' ? formatReceiptNumber({ series, branchCode: branch.code, serial }) : null;
  return written('receipt', after?.receiptSerial) ?? written('voucher', after?.voucherSerial);
}

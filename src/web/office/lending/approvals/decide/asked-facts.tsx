import type { ComparedApproval } from '#contract/lending/approvals.ts';
import { entryKindNames, methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { consentWays } from '#domain/lending/agreements/consent/consent-ways.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { chequeReturnReasons } from '#domain/lending/ledger/cheque.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import type { Fact } from '#web/office/kit/record/facts.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { consentWayNames } from '../../ground/labels/customer-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';
import { chequeReturnNames, messages } from './decide.messages.ts';

/** The other inputs of a request: the entry to reverse, the amount and its date, the way of the customer's consent. */
export function useAskedFacts({ kind, details, entry, requestedByName }: ComparedApproval): readonly Fact[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const dayOf = (day: string) => formatCalendarDay(day, language, now);
  const textOf = (name: string) => {
    const value = details?.[name];
    return typeof value === 'string' ? value : undefined;
  };
  const method = paymentMethods.find((value) => value === textOf('method'));
  const consent = consentWays.find((value) => value === textOf('consentHow'));
  const returned = chequeReturnReasons.find((value) => value === textOf('because'));
  const reference = textOf('reference');
  const receiver = textOf('receiverName');
  const anotherWay = textOf('anotherWayReason');
  const receivedOn = textOf('valuedOn');
  const deliveredOn = textOf('deliveredOn');
  return [
    entry && {
      label: pick(messages.entry),
      value: (
        <>
          <FactLine>
            {pick(entryKindNames[entry.kind])}
            <Money amount={entry.amount} />
          </FactLine>
          {dayOf(entry.valuedOn)}
        </>
      ),
    },
    entry?.receiptNumber && {
      label: pick(messages.receipt),
      value: <Code>{entry.receiptNumber}</Code>,
    },
    returned && { label: pick(messages.chequeReturned), value: pick(chequeReturnNames[returned]) },
    receivedOn && { label: pick(messages.receivedOn), value: dayOf(receivedOn) },
    deliveredOn && { label: pick(messages.deliveredOn), value: dayOf(deliveredOn) },
    method && { label: pick(messages.method), value: pick(methodNames[method]) },
    reference && { label: pick(messages.reference), value: <Code>{reference}</Code> },
    receiver && { label: pick(lendingWords.moneyReceivedBy), value: <WrittenText>{receiver}</WrittenText> },
    kind === 'refund' && {
      label: pick(messages.paidOutBy),
      value: <WrittenText>{pick(requestedByName)}</WrittenText>,
    },
    anotherWay && { label: pick(messages.anotherWayReason), value: <WrittenText>{anotherWay}</WrittenText> },
    consent && { label: pick(messages.consent), value: pick(consentWayNames[consent]) },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
}

import type { Agreement } from '#contract/lending/agreements.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { Language } from '#domain/language.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatDate } from '#web/format/date-time.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { PaperAmount } from '../../ground/sheet/paper-amount.tsx';
import { messages } from './agreement-paper.messages.ts';

interface AgreementLoanProps {
  readonly agreement: Pick<Agreement, 'price' | 'entries'>;
  readonly language: Language;
}

/** The money that is lent, and once it is paid out: how, when, and to whom. */
export function AgreementLoan({ agreement: { price, entries }, language }: AgreementLoanProps) {
  const paidOut = entries.find(({ kind, isReversed }) => kind === 'delivery' && !isReversed);
  const method = paidOut?.method;
  return (
    <section>
      <h3>{messages.loan[language]}</h3>
      <Text size={4}>
        <PaperAmount amount={price} />
      </Text>
      <p>
        {messages.loanInWords[language]} {amountInWords(rupees(price))[language]}
      </p>
      {paidOut && method && method !== 'transfer' && (
        <p>
          {messages.paidOutOn[language]} {formatDate(paidOut.valuedOn, language)} ·{' '}
          {methodNames[method][language]} {paidOut.reference !== null && <Ltr>{paidOut.reference}</Ltr>} ·{' '}
          {messages.receiver[language]}: <bdi>{paidOut.receiverName}</bdi>
        </p>
      )}
    </section>
  );
}

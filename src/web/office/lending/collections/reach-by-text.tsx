import { useId, useState } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { pickWritten } from '#domain/written.ts';
import { usePick } from '#web/i18n/language.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import { MessageCustomer } from '../ground/contact/message-customer.tsx';
import { ReachCustomer } from '../ground/contact/reach-customer.tsx';
import { type ReadyTextName, readyTextNames, readyTexts } from '../ground/contact/ready-texts.messages.ts';
import { messages } from './collections.messages.ts';
import classes from './reach-by-text.module.css';

interface ReachByTextProps {
  readonly agreement: Agreement;
}

/** The customer's phone with a text that fits how the agreement is today. */
export function ReachByText({ agreement }: ReachByTextProps) {
  const pick = usePick();
  const id = useId();
  const lender = useLender();
  const fitting = fittingTexts(agreement);
  const [name, setName] = useState<ReadyTextName | undefined>(fitting[0]);
  if (name === undefined) return null;
  const facts = {
    lender: lender.name,
    agreementNumber: agreement.number,
    paymentNumber: agreement.paymentNumber,
    amount: amountOf(name, agreement),
    dueOn: agreement.next?.dueOn ?? '',
  };
  const texts = readyTexts[name];
  return (
    <section aria-label={pick(messages.reach)}>
      <div className={classes.which}>
        <SelectField
          id={id}
          name="text"
          label={messages.whichText}
          value={name}
          problem={undefined}
          choices={fitting.map((value) => ({ value, label: pick(readyTextNames[value]) }))}
          onEdit={(chosen) => setName(chosen ?? name)}
        />
      </div>
      <MessageCustomer
        agreement={agreement}
        text={{
          en: (called) => texts.en({ ...facts, name: called }),
          ur: (called) => texts.ur({ ...facts, name: called }),
        }}
        ways="call and message"
      />
    </section>
  );
}

interface ReachGuarantorProps extends ReachByTextProps {
  readonly guarantor: Agreement['guarantors'][number];
}

/** A guarantor's phone, with a text in Urdu: the language of guarantors is not recorded. */
export function ReachGuarantor({ agreement, guarantor }: ReachGuarantorProps) {
  const lender = useLender();
  if (guarantor.phone === null) return null;
  const text = readyTexts.guarantor.ur({
    name: pickWritten(agreement.customerName, 'ur'),
    lender: lender.name,
    agreementNumber: agreement.number,
    paymentNumber: agreement.paymentNumber,
    amount: agreement.overdue,
    dueOn: '',
  });
  return (
    <ReachCustomer
      agreementId={agreement.id}
      guarantorId={guarantor.id}
      phone={guarantor.phone}
      text={text}
      language="ur"
      takesMessages
      ways="call and message"
    />
  );
}

/** The texts that are true of an agreement, the most pressing first; none when nothing is due. */
function fittingTexts({ overdue, dueNow, next, entries }: Agreement): readonly ReadyTextName[] {
  const texts: (readonly [ReadyTextName, boolean])[] = [
    ['overdue', overdue > 0],
    ['due', dueNow > 0 && overdue === 0],
    ['due_soon', next !== null],
    ['welcome', next !== null && entries.every(({ kind }) => kind !== 'payment')],
  ];
  return texts.filter(([, fits]) => fits).map(([name]) => name);
}

function amountOf(name: ReadyTextName, { overdue, dueNow, next }: Agreement): number {
  if (name === 'overdue') return overdue;
  return name === 'due' ? dueNow : (next?.amount ?? 0);
}

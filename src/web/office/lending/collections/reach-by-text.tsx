import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { accountEndpoints } from '#contract/lending/account.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import { personName } from '#web/format/person-name.ts';
import { usePick } from '#web/i18n/language.ts';
import { ReachCustomer } from '#web/office/kit/contact/reach-customer.tsx';
import {
  type ReadyTextName,
  readyTextNames,
  readyTexts,
} from '#web/office/kit/contact/ready-texts.messages.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useLender } from '#web/office/shell/use-lender.ts';
import { messages } from './collections.messages.ts';

interface ReachByTextProps {
  readonly agreement: Agreement;
}

/** The customer's phone with a text that fits how the agreement is today. */
export function ReachByText({ agreement }: ReachByTextProps) {
  const pick = usePick();
  const lender = useLender();
  const params = { id: agreement.customerId };
  const customer = useEndpoint(accountEndpoints.getAccount, { params }).data?.customer;
  const fitting = fittingTexts(agreement);
  const [name, setName] = useState<ReadyTextName | undefined>(fitting[0]);
  if (customer === undefined || name === undefined) return null;
  const { language } = customer;
  const text = readyTexts[name][language]({
    name: personName(customer, language),
    lender: lender.name,
    agreementNumber: agreement.number,
    amount: amountOf(name, agreement),
    dueOn: agreement.next?.dueOn ?? '',
  });
  return (
    <section aria-label={pick(messages.reach)}>
      <NativeSelect
        label={pick(messages.whichText)}
        value={name}
        data={fitting.map((value) => ({ value, label: pick(readyTextNames[value]) }))}
        onChange={(event) => setName(fitting.find((each) => each === event.currentTarget.value))}
        mb="md"
      />
      <ReachCustomer
        agreementId={agreement.id}
        phone={customer.phone}
        text={text}
        language={language}
        takesMessages={customer.takesMessages}
      />
    </section>
  );
}

/** What can be said truly, the most pressing first; nothing of an agreement on which nothing is to be paid. */
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

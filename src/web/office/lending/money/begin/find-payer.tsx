import { useState } from 'react';
import { type CustomerListRow, customerEndpoints } from '#contract/lending/customers.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './begin.module.css';
import { messages } from './new-payment.messages.ts';
import { PayersDueToday } from './payers-due-today.tsx';

/** Less leads to too much. */
const lettersMin = 2;

interface FindPayerProps {
  readonly onFound: (customerId: string) => void;
}

/** Finds the paying customer, and suggests those due today until a search begins. The search stays out of the address. */
export function FindPayer({ onFound }: FindPayerProps) {
  const pick = usePick();
  const [text, setText] = useState('');
  const isAsked = text.length >= lettersMin;
  const { data, error, refetch } = useEndpoint(
    customerEndpoints.listCustomers,
    { body: { search: text } },
    { enabled: isAsked, gcTime: 0 },
  );
  return (
    <div className={classes.find}>
      <SearchField label={pick(messages.search)} value={text} onSearch={setText} />
      {isAsked && error !== null && (
        <LoadError title={pick(messages.failed)} failure={error} onRetry={() => void refetch()} />
      )}
      <p role="status" className={classes.said}>
        {isAsked && error === null && data === undefined && pick(messages.searching)}
        {isAsked && data?.length === 0 && pick(messages.nothing)}
      </p>
      {isAsked && data !== undefined && data.length > 0 && (
        <ul aria-label={pick(messages.found)} className={classes.rows}>
          {data.map((customer) => (
            <li key={customer.id}>
              <button type="button" onClick={() => onFound(customer.id)}>
                <Found customer={customer} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isAsked && <PayersDueToday />}
    </div>
  );
}

interface FoundProps {
  readonly customer: CustomerListRow;
}

function Found({ customer: { fullName, fullNameUr, cnicMasked, phone, branch, outstanding } }: FoundProps) {
  const pick = usePick();
  const name = (useLanguage() === 'ur' && fullNameUr) || fullName;
  return (
    <>
      <Avatar name={name} shape="square" />
      <span className={classes.who}>
        <strong>
          <WrittenText>{name}</WrittenText>
        </strong>
        <span className={classes.second}>
          <Ltr>{cnicMasked}</Ltr> <Ltr>{formatStoredPhone(phone)}</Ltr> <span>{pick(branch)}</span>
        </span>
      </span>
      <Money amount={outstanding} />
    </>
  );
}

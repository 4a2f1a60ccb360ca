import { useState } from 'react';
import { type CustomerListRow, customerEndpoints } from '#contract/lending/customers.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
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
    <Stack gap={2} pad={4}>
      <SearchField label={pick(messages.search)} value={text} onSearch={setText} />
      {isAsked && error !== null && (
        <LoadError title={pick(messages.failed)} failure={error} onRetry={() => void refetch()} />
      )}
      <Text role="status" tone="muted" className={classes.said}>
        {isAsked && error === null && data === undefined && pick(messages.searching)}
        {isAsked && data?.length === 0 && pick(messages.nothing)}
      </Text>
      {isAsked && data !== undefined && data.length > 0 && (
        <ul aria-label={pick(messages.found)} className={classes.rows}>
          {data.map((customer) => (
            <li key={customer.id}>
              <Row
                as="button"
                type="button"
                gap={3}
                align="center"
                pad={2}
                className={classes.row}
                onClick={() => onFound(customer.id)}
              >
                <Found customer={customer} />
              </Row>
            </li>
          ))}
        </ul>
      )}
      {!isAsked && <PayersDueToday />}
    </Stack>
  );
}

interface FoundProps {
  readonly customer: CustomerListRow;
}

function Found({ customer: { fullName, cnicMasked, phone, branch, outstanding } }: FoundProps) {
  const pick = usePick();
  const name = pickWritten(fullName, useLanguage());
  return (
    <>
      <Avatar name={name} shape="square" />
      <Stack as="span" className={classes.who}>
        <strong>
          <WrittenText>{name}</WrittenText>
        </strong>
        <Row as="span" gap={[0, 3]} wraps size={2} tone="muted">
          <Ltr>{cnicMasked}</Ltr> <CustomerPhone phone={phone} /> <span>{pick(branch)}</span>
        </Row>
      </Stack>
      <Money amount={outstanding} />
    </>
  );
}

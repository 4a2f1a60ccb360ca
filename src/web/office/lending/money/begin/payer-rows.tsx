import type { ReactNode } from 'react';
import type { DueListItem } from '#contract/lending/collections.ts';
import type { CustomerListRow } from '#contract/lending/customers.ts';
import type { Written } from '#domain/written.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './begin.module.css';

/** A customer that the search found, with details that tell two people of one name apart. */
export function FoundPayerRow({ customer }: { readonly customer: CustomerListRow }) {
  const pick = usePick();
  const { fullName, cnicMasked, phone, branch, outstanding } = customer;
  return (
    <PayerRow fullName={fullName} amount={outstanding}>
      <Ltr>{cnicMasked}</Ltr> <CustomerPhone phone={phone} /> <span>{pick(branch)}</span>
    </PayerRow>
  );
}

/** A customer with an installment due today. */
export function DuePayerRow({ due }: { readonly due: DueListItem }) {
  return (
    <PayerRow fullName={due.customerName} amount={due.dueNow}>
      <Code>{due.agreementNumber}</Code>
    </PayerRow>
  );
}

interface PayerRowProps {
  readonly fullName: Written;
  readonly amount: number;
  readonly children: ReactNode;
}

function PayerRow({ fullName, amount, children }: PayerRowProps) {
  const name = pickWritten(fullName, useLanguage());
  return (
    <>
      <Avatar name={name} shape="square" />
      <Stack as="span" className={classes.who}>
        <Text as="strong">
          <WrittenText>{name}</WrittenText>
        </Text>
        <Row as="span" gap={[0, 3]} wraps size={2} tone="muted">
          {children}
        </Row>
      </Stack>
      <Money amount={amount} />
    </>
  );
}

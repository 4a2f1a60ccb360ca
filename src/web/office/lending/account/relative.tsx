import type { AccountCustomer } from '#contract/lending/account.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { relationNames } from './account.messages.ts';

interface RelativeProps {
  readonly customer: AccountCustomer;
}

/** The husband or father, by whom people of one name are told apart. */
export function Relative({ customer }: RelativeProps) {
  const pick = usePick();
  return (
    <>
      {pick(relationNames[customer.relative][customer.gender])}{' '}
      <WrittenText>{pickWritten(customer.relativeName, useLanguage())}</WrittenText>
    </>
  );
}

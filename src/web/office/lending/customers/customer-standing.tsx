import type { CustomerListRow } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { arrearsNames, customerStatusNames } from '#web/office/kit/labels/customer-labels.messages.ts';
import { DashIcon, LockIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { CheckIcon, ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import classes from './customer-standing.module.css';
import { daysLate, messages } from './customers.messages.ts';

interface CustomerStandingProps {
  readonly customer: Pick<CustomerListRow, 'status' | 'activeAgreements' | 'daysPastDue'>;
}

/** How a customer stands: how late, and whether blocked. */
export function CustomerStanding({ customer }: CustomerStandingProps) {
  const pick = usePick();
  return (
    <div className={classes.badges}>
      <ArrearsBadge customer={customer} />
      {customer.status === 'blocked' && (
        <Badge tone="bad" icon={LockIcon} text={pick(customerStatusNames.blocked)} />
      )}
    </div>
  );
}

/** From this many days on a customer is at risk (PAR 30). */
const atRiskDays = 31;

function ArrearsBadge({ customer: { activeAgreements, daysPastDue } }: CustomerStandingProps) {
  const pick = usePick();
  if (activeAgreements === 0) return <Badge tone="quiet" icon={DashIcon} text={pick(messages.noAgreement)} />;
  if (daysPastDue === 0) return <Badge tone="good" icon={CheckIcon} text={pick(arrearsNames.on_time)} />;
  const text = pick(daysLate)(daysPastDue);
  return daysPastDue < atRiskDays ? (
    <Badge tone="warning" icon={ClockIcon} text={text} />
  ) : (
    <Badge tone="bad" icon={AlertIcon} text={text} />
  );
}

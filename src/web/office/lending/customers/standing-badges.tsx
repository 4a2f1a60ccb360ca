import type { CustomerListRow } from '#contract/lending/customers.ts';
import { customerStatusNames } from '#contract/lending/labels/customer-names.messages.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LockIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { ClockIcon, UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { memberOfStaff } from '../ground/labels/customer-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';
import { daysLate, messages } from './customers.messages.ts';
import classes from './standing-badges.module.css';

/** From this many days on an agreement is at risk. */
const atRiskDays = 31;

interface StandingBadgesProps {
  readonly customer: Pick<
    CustomerListRow,
    'activeAgreements' | 'daysPastDue' | 'hasWriteOff' | 'isColleague' | 'status'
  >;
}

/** A customer's days past due, and a write-off or a block if there is one. A normal state carries no badge. */
export function StandingBadges({ customer }: StandingBadgesProps) {
  const { activeAgreements, daysPastDue, hasWriteOff, isColleague, status } = customer;
  const pick = usePick();
  return (
    <Row as="span" gap={2} wraps className={classes.badges}>
      {daysPastDue > 0 ? (
        <Badge
          tone={daysPastDue < atRiskDays ? 'warning' : 'bad'}
          icon={daysPastDue < atRiskDays ? ClockIcon : AlertIcon}
          text={pick(daysLate)(daysPastDue)}
        />
      ) : (
        activeAgreements === 0 && <Text tone="muted">{pick(messages.noAgreement)}</Text>
      )}
      {isColleague && <Badge tone="purple" icon={UserIcon} text={pick(memberOfStaff)} />}
      {hasWriteOff && <Badge tone="bad" icon={AlertIcon} text={pick(lendingWords.writtenOff)} />}
      {status === 'blocked' && <Badge tone="bad" icon={LockIcon} text={pick(customerStatusNames.blocked)} />}
    </Row>
  );
}

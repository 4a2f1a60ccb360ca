import type { CustomerListRow } from '#contract/lending/customers.ts';
import { customerStatusNames } from '#contract/lending/labels/customer-names.messages.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { LockIcon, ReliefIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { attentionNames } from '../ground/labels/contact-labels.messages.ts';
import { memberOfStaff } from '../ground/labels/customer-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';
import classes from './standing-badges.module.css';

interface StandingBadgesProps {
  readonly customer: Pick<CustomerListRow, 'attention' | 'hasWriteOff' | 'isColleague' | 'status'>;
}

/** The exceptions of a customer: what needs attention, a write-off, a block. A normal state carries no badge. */
export function StandingBadges({
  customer: { attention, hasWriteOff, isColleague, status },
}: StandingBadgesProps) {
  const pick = usePick();
  return (
    <Row as="span" gap={2} wraps className={classes.badges}>
      {attention !== null && <Badge {...looks[attention]} text={pick(attentionNames[attention])} />}
      {isColleague && <Badge tone="purple" icon={UserIcon} text={pick(memberOfStaff)} />}
      {hasWriteOff && <Badge tone="bad" icon={AlertIcon} text={pick(lendingWords.writtenOff)} />}
      {status === 'blocked' && <Badge tone="bad" icon={LockIcon} text={pick(customerStatusNames.blocked)} />}
    </Row>
  );
}

const looks = {
  promise_broken: { tone: 'bad', icon: AlertIcon },
  relief_requested: { tone: 'purple', icon: ReliefIcon },
  wrong_number: { tone: 'warning', icon: PhoneIcon },
  no_answer: { tone: 'warning', icon: PhoneIcon },
} as const;

import type { ComponentType } from 'react';
import type { Notice } from '#contract/desk/notices.ts';
import { ShieldIcon } from '#web/office/kit/ui/action-icons.tsx';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import {
  ChallengesIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  EmployeesIcon,
  PaymentsIcon,
  RequestsIcon,
} from '#web/office/kit/ui/office-icons.tsx';
import { Tile } from '#web/office/kit/ui/tile.tsx';
import type { IconProps } from '#web/ui/icon.tsx';
import classes from './notice-signs.module.css';

interface Sign {
  readonly icon: ComponentType<IconProps>;
  readonly tone: 'good' | 'bad' | 'purple';
}

/** The icon and color of each kind. Anything that waits for a second person is purple, as everywhere. */
const signs: Readonly<Record<Notice['kind'], (notice: Notice) => Sign>> = {
  decision_waiting: () => ({ icon: ClockIcon, tone: 'purple' }),
  decision_taken: ({ decision }) =>
    decision === 'approved' ? { icon: CheckIcon, tone: 'good' } : { icon: CloseIcon, tone: 'bad' },
  request_assigned: () => ({ icon: RequestsIcon, tone: 'purple' }),
  contact_due: () => ({ icon: ClockIcon, tone: 'bad' }),
  visitor_wrote: () => ({ icon: RequestsIcon, tone: 'purple' }),
  visitor_withdrew: () => ({ icon: CloseIcon, tone: 'bad' }),
  payment_promise_broken: () => ({ icon: CloseIcon, tone: 'bad' }),
  call_back_due: () => ({ icon: PhoneIcon, tone: 'purple' }),
  transfer_reported: () => ({ icon: PaymentsIcon, tone: 'purple' }),
  customer_asked: () => ({ icon: RequestsIcon, tone: 'purple' }),
  large_overpayment: () => ({ icon: PaymentsIcon, tone: 'bad' }),
  cash_difference: () => ({ icon: PaymentsIcon, tone: 'bad' }),
  cash_day_open: () => ({ icon: ClockIcon, tone: 'bad' }),
  cash_in_transit: () => ({ icon: ClockIcon, tone: 'bad' }),
  cash_expense_waiting: () => ({ icon: ClockIcon, tone: 'bad' }),
  cash_near_limit: () => ({ icon: PaymentsIcon, tone: 'purple' }),
  cash_at_limit: () => ({ icon: PaymentsIcon, tone: 'bad' }),
  cash_reversal_asked: () => ({ icon: PaymentsIcon, tone: 'purple' }),
  rights_requested: () => ({ icon: EmployeesIcon, tone: 'bad' }),
  complaint_assigned: () => ({ icon: RequestsIcon, tone: 'purple' }),
  complaint_due: () => ({ icon: ClockIcon, tone: 'bad' }),
  complaint_escalated: () => ({ icon: ClockIcon, tone: 'bad' }),
  complaint_written_to: () => ({ icon: RequestsIcon, tone: 'purple' }),
  screening_stop: () => ({ icon: ShieldIcon, tone: 'bad' }),
  challenge_ended: () => ({ icon: ChallengesIcon, tone: 'good' }),
};

interface NoticeTileProps {
  readonly notice: Notice;
}

/** The icon of a notice on its tile, with a dot while it is unread. */
export function NoticeTile({ notice }: NoticeTileProps) {
  return (
    <span className={notice.isRead ? undefined : classes.unread}>
      <Tile {...signs[notice.kind](notice)} />
    </span>
  );
}

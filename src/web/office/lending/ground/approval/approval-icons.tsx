import type { ComponentType } from 'react';
import type { ApprovalKind, ApprovalState } from '#domain/lending/approvals/approval.ts';
import { LeaveIcon, ReliefIcon, TextsIcon } from '#web/office/kit/ui/action-icons.tsx';
import { CheckIcon, ClockIcon, CloseIcon, RetryIcon } from '#web/office/kit/ui/office-icons.tsx';
import { UndoIcon } from '#web/office/kit/ui/state-icons.tsx';
import { Icon, type IconProps } from '#web/ui/icon.tsx';
import classes from './approval-icons.module.css';

function ScheduleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
      <path d="M8 3.5v4M16 3.5v4M4 10h16M8.5 14.8h7" />
    </Icon>
  );
}

function WriteOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 3.8h8L19 8.2v10.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.7V5.3a1.5 1.5 0 0 1 1.5-1.5zM9 10.5l6 6M15 10.5l-6 6" />
    </Icon>
  );
}

const kindIcons: Readonly<Record<ApprovalKind, ComponentType<IconProps>>> = {
  agreement_approval: TextsIcon,
  relief: ReliefIcon,
  reversal: UndoIcon,
  write_off: WriteOffIcon,
  reschedule: ScheduleIcon,
  reschedule_undo: ScheduleIcon,
  back_dating: ClockIcon,
  back_dated_activation: ClockIcon,
};

/** The icon of each state: waiting, or the way in which the request left the queue. */
export const stateSigns: Readonly<
  Record<
    ApprovalState,
    { readonly icon: ComponentType<IconProps>; readonly tone: 'good' | 'bad' | 'quiet' | 'purple' }
  >
> = {
  pending: { icon: ClockIcon, tone: 'purple' },
  approved: { icon: CheckIcon, tone: 'good' },
  rejected: { icon: CloseIcon, tone: 'bad' },
  withdrawn: { icon: LeaveIcon, tone: 'quiet' },
  outdated: { icon: RetryIcon, tone: 'quiet' },
};

interface ApprovalTileProps {
  readonly kind: ApprovalKind;
}

/** The icon of a request, on its tile. */
export function ApprovalTile({ kind }: ApprovalTileProps) {
  const Sign = kindIcons[kind];
  return (
    <span className={classes.tile} data-kind={kind}>
      <Sign size={19} className={kind === 'reversal' ? classes.turned : undefined} />
    </span>
  );
}

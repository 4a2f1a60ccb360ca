import type { ComponentType } from 'react';
import type { ApprovalState } from '#domain/lending/approvals/approval.ts';
import { DashIcon, LeaveIcon, ReliefIcon, TextsIcon } from '#web/office/kit/ui/action-icons.tsx';
import { CheckIcon, ClockIcon, CloseIcon, RetryIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CalendarIcon, HalfCircleIcon, UndoIcon } from '#web/office/kit/ui/state-icons.tsx';
import { Icon, type IconProps } from '#web/ui/icon.tsx';

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

function TurnedUndoIcon(props: IconProps) {
  return <UndoIcon {...props} className="mirrored" />;
}

/** The drawings that a kind names: on the tile of a request, and in menus. */
export const approvalIcons = {
  agreement: TextsIcon,
  calendar: CalendarIcon,
  clock: ClockIcon,
  dash: DashIcon,
  half: HalfCircleIcon,
  relief: ReliefIcon,
  schedule: ScheduleIcon,
  turned_undo: TurnedUndoIcon,
  undo: UndoIcon,
  write_off: WriteOffIcon,
} as const satisfies Readonly<Record<string, ComponentType<IconProps>>>;
export type ApprovalIcon = keyof typeof approvalIcons;

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

import type { ComponentType } from 'react';
import type { FormType } from '#domain/desk/contact-requests/form-type.ts';
import type { PromiseState } from '#domain/desk/contact-requests/promise.ts';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { ClockIcon, RequestsIcon } from '#web/office/kit/ui/office-icons.tsx';
import { Icon, type IconProps } from '#web/ui/icon.tsx';

function HomeVisitIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11 20H6v-8.5M4 12l8-8 6.5 6.5M10 20v-5.5h2.5" />
      <path d="M17.5 20.5l-3-3c-1.6-1.8.8-4.2 2.5-2.5l.5.5.5-.5c1.7-1.7 4.1.7 2.5 2.5z" strokeWidth="1.6" />
    </Icon>
  );
}

function HourglassIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 3.5h10M7 20.5h10M8 3.5v3.5c0 2 4 3.5 4 5s-4 3-4 5v3.5M16 3.5v3.5c0 2-4 3.5-4 5s4 3 4 5v3.5M9.5 8h5" />
    </Icon>
  );
}

function OverdueIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4l9 15.5H3zM12 10v4.5M12 17h.01" />
    </Icon>
  );
}

function KeptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8.5 12.2l2.4 2.4 4.6-4.8" />
    </Icon>
  );
}

function LateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.5 9.5l5 5M14.5 9.5l-5 5" />
    </Icon>
  );
}

export function NoteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 5h14v9l-5 5H5zM14 19v-5h5" />
    </Icon>
  );
}

export function VisitIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 6.5h14V19H5zM5 10h14M9 4v4M15 4v4M9 13.5h2" />
    </Icon>
  );
}

export function AssigneeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM4 20v-1.5A4.5 4.5 0 0 1 8.5 14h3M17.5 14v6M14.5 17h6" />
    </Icon>
  );
}

export const formTypeIcons: Readonly<Record<FormType, ComponentType<IconProps>>> = {
  contact_us: PhoneIcon,
  general_inquiry: RequestsIcon,
  home_visit: HomeVisitIcon,
};

/** Each state has its own shape, so that it is recognized without its color. */
export const promiseIcons: Readonly<Record<PromiseState, ComponentType<IconProps>>> = {
  open: ClockIcon,
  due_soon: HourglassIcon,
  overdue: OverdueIcon,
  kept: KeptIcon,
  late: LateIcon,
};

import type { ComponentType } from 'react';
import type { FormType } from '#domain/desk/contact-requests/form-type.ts';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { ClockIcon, RequestsIcon } from '#web/office/kit/ui/office-icons.tsx';
import { Icon, type IconProps } from '#web/ui/icon.tsx';
import type { WaitingPromise } from './contact-requests.messages.ts';

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

export const formTypeIcons: Readonly<Record<FormType, ComponentType<IconProps>>> = {
  contact_us: PhoneIcon,
  general_inquiry: RequestsIcon,
  home_visit: HomeVisitIcon,
};

/** Each state has a shape of its own, so that it is told without its colour. */
export const promiseIcons: Readonly<Record<WaitingPromise, ComponentType<IconProps>>> = {
  open: ClockIcon,
  due_soon: HourglassIcon,
  overdue: OverdueIcon,
};

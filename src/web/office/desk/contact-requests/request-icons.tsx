import type { ComponentType } from 'react';
import type { FormType } from '#domain/desk/contact-requests/form-type.ts';
import { ClockIcon, RequestsIcon } from '#web/office/kit/ui/office-icons.tsx';
import { Icon, type IconProps } from '#web/ui/icon.tsx';
import type { WaitingPromise } from './contact-requests.messages.ts';

const handset =
  'M7 3.5l2.7 4.3-1.9 2.2c1.2 2.6 3 4.4 5.6 5.6l2.2-1.9 4.3 2.7c-.2 2.5-1.7 4-4 4C9.7 20.4 4 14.7 4 8.5c0-2.3 1-4.5 3-5z';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={handset} />
    </Icon>
  );
}

export function WhatsAppIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1.2-4.2A8.3 8.3 0 1 1 8.3 18.9z" />
      <path
        d="M9.2 8.2c-.8 2.6 3.5 7.3 6.5 6.5l.6-1.9-2-1.1-.9.9c-1.1-.5-1.9-1.3-2.4-2.4l.9-.9-1.1-2z"
        strokeWidth="1.4"
      />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="M4 7l8 6 8-6" />
    </Icon>
  );
}

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

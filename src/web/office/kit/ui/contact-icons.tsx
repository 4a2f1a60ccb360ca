import { Icon, type IconProps } from '#web/ui/icon.tsx';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 3.5l2.7 4.3-1.9 2.2c1.2 2.6 3 4.4 5.6 5.6l2.2-1.9 4.3 2.7c-.2 2.5-1.7 4-4 4C9.7 20.4 4 14.7 4 8.5c0-2.3 1-4.5 3-5z" />
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

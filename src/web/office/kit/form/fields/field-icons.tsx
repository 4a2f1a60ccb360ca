import { Icon, type IconProps } from '#web/ui/icon.tsx';

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </Icon>
  );
}

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4.5" width="16" height="15" rx="2" />
      <circle cx="9" cy="9.5" r="1.6" />
      <path d="M4.5 17l4.6-4.4 3.4 3.2 3-2.8 4 3.8" />
    </Icon>
  );
}

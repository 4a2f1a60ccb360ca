import { Icon, type IconProps } from '#web/ui/icon.tsx';

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </Icon>
  );
}

/** Done. */
export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8.3 12.3l2.6 2.5 4.8-5.2" />
    </Icon>
  );
}

/** Done in part. */
export function HalfCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5v17a8.5 8.5 0 0 1 0-17z" fill="currentColor" />
    </Icon>
  );
}

/** Still to come. */
export function DottedCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" strokeDasharray="2.4 4.28" />
    </Icon>
  );
}

/** Taken back. It points against the reading, so a style sheet turns it around in Urdu. */
export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 5 5V19" />
    </Icon>
  );
}

/** More actions. */
export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 12h.01M12 12h.01M18 12h.01" strokeWidth={2.6} />
    </Icon>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4M9 14.5l2 2 4-4" />
    </Icon>
  );
}

/** Opens the explanation of a figure. */
export function SumIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17 8V5H7l6 7-6 7h10v-3" />
    </Icon>
  );
}

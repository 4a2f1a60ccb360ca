import { Icon, type IconProps } from '#web/ui/icon.tsx';

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function DashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 12h12" />
    </Icon>
  );
}

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 19l.9-4L15.6 5.3a1.8 1.8 0 0 1 2.6 0l.5.5a1.8 1.8 0 0 1 0 2.6L9 18.1zM13.8 7.1l3.1 3.1" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.5" y="8.5" width="11" height="11" rx="1.8" />
      <path d="M15.5 8.5V6.3a1.8 1.8 0 0 0-1.8-1.8H6.3a1.8 1.8 0 0 0-1.8 1.8v7.4a1.8 1.8 0 0 0 1.8 1.8h2.2" />
    </Icon>
  );
}

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8.5" cy="15.5" r="4" />
      <path d="M11.4 12.6L19.5 4.5M16 8l3 3M13.5 10.5l2 2" />
    </Icon>
  );
}

export function LeaveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="8" r="3.7" />
      <path d="M3.5 20v-1.5a4.5 4.5 0 0 1 4.5-4.5h3.5M15 17h6" />
    </Icon>
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.8l7 2.6v5.2c0 4.2-2.8 7.2-7 8.6-4.2-1.4-7-4.4-7-8.6V6.4z" />
      <path d="M8.8 12l2.3 2.3 4.2-4.4" />
    </Icon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v10.5M7.8 10.6L12 14.8l4.2-4.2M5 19.5h14" />
    </Icon>
  );
}

export function BranchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 10v9.5h15V10M3.5 10l1.8-5.5h13.4L20.5 10a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6 0z" />
      <path d="M10 19.5v-5h4v5" />
    </Icon>
  );
}

export function TextsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 3.8h8L19 8.2v10.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.7V5.3a1.5 1.5 0 0 1 1.5-1.5z" />
      <path d="M14 4v4.5h4.8M8.5 12.5h7M8.5 16h5" />
    </Icon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8.2 10.5V8a3.8 3.8 0 0 1 7.6 0v2.5M12 14.5v2" />
    </Icon>
  );
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8.5v-5h10v5M7 16.5H5.5A1.5 1.5 0 0 1 4 15v-5a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 10v5a1.5 1.5 0 0 1-1.5 1.5H17" />
      <path d="M7 13.5h10v7H7z" />
    </Icon>
  );
}

/** Relief for a family in need: a heart with a plus. */
export function ReliefIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5S4.5 15 4.5 9.3A3.9 3.9 0 0 1 12 7.6a3.9 3.9 0 0 1 7.5 1.7c0 5.7-7.5 10.2-7.5 10.2z" />
      <path d="M12 10v4M10 12h4" />
    </Icon>
  );
}

/** Points downwards, from the largest to the smallest; the style sheet turns it around. */
export function MoveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.5h15.5L16 5M20 15.5H4.5L8 19" />
    </Icon>
  );
}

export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M6.5 13.5L12 19l5.5-5.5" />
    </Icon>
  );
}

/** Points with the reading; the style sheet turns it around in Urdu. */
export function ArrowEndIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14M13 6l6 6-6 6" />
    </Icon>
  );
}

import { Icon, type IconProps } from '#web/ui/icon.tsx';

export function DashboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="6.5" height="9" rx="1.4" />
      <rect x="13.5" y="4" width="6.5" height="5" rx="1.4" />
      <rect x="13.5" y="12" width="6.5" height="8" rx="1.4" />
      <rect x="4" y="16" width="6.5" height="4" rx="1.2" />
    </Icon>
  );
}

export function RequestsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 4.5h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-3.5L12 19.5l-2.5-3H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z" />
      <path d="M8 9h8M8 12.5h5" />
    </Icon>
  );
}

export function EmployeesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="6.5" width="17" height="13" rx="1.8" />
      <path d="M9.8 6.5v-2h4.4v2M13.8 11.5h3.7M13.8 15h2.7" />
      <rect x="6.8" y="11" width="3.6" height="4.2" rx="0.8" />
    </Icon>
  );
}

export function CustomersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8" r="3.7" />
      <path d="M3 20v-1.5a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4V20M16 4.5a3.7 3.7 0 0 1 0 7M18 14.8a4 4 0 0 1 3 3.8V20" />
    </Icon>
  );
}

export function PaymentsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="6" width="18" height="12" rx="1.8" />
      <circle cx="12" cy="12" r="2.8" />
      <path d="M6.3 12h.01M17.7 12h.01" strokeWidth="2.4" />
    </Icon>
  );
}

export function ChallengesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM12 14v4M8.5 20h7M9.5 18h5" />
      <path d="M7.5 6H4.5v1.5A3 3 0 0 0 7.5 10.5M16.5 6h3v1.5a3 3 0 0 1-3 3" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function FoldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v14H4zM9.5 5v14M16 9.5L13.5 12l2.5 2.5" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L20.5 20.5" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 10l5 5 5-5" />
    </Icon>
  );
}

/** Points back to the start of the line; with the class `mirrored` in Urdu too. */
export function ChevronStartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 7l-5 5 5 5" />
    </Icon>
  );
}

/** Points to the end of the line; with the class `mirrored` in Urdu too. */
export function ChevronEndIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 7l5 5-5 5" />
    </Icon>
  );
}

export function SwitchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 9.5L12 6l3.5 3.5M8.5 14.5L12 18l3.5-3.5" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11l8-7 8 7v9H4z" />
      <path d="M9.8 20v-6h4.4v6" />
    </Icon>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M5 20v-1a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v1" />
    </Icon>
  );
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5l2 2.3 3-.6.8 3 2.8 1.2-1.1 2.6 1.1 2.6-2.8 1.2-.8 3-3-.6-2 2.3-2-2.3-3 .6-.8-3-2.8-1.2L4.5 12 3.4 9.4l2.8-1.2.8-3 3 .6z" />
      <circle cx="12" cy="12" r="2.8" />
    </Icon>
  );
}

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 8V5.5a1.5 1.5 0 0 0-1.5-1.5h-6A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20h6a1.5 1.5 0 0 0 1.5-1.5V16M10 12h10M17 9l3 3-3 3" />
    </Icon>
  );
}

export function RetryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 12a7 7 0 0 1-12.4 4.4L4.5 14M5 12a7 7 0 0 1 12.4-4.4L19.5 10M4.5 18.5V14H9M19.5 5.5V10H15" />
    </Icon>
  );
}

export function ProductsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5l8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9" />
    </Icon>
  );
}

export function BlogIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6" />
    </Icon>
  );
}

export function LanguageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17" />
    </Icon>
  );
}

/** Nine squares: all that there is. */
export function GridIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 4.5h3v3h-3zM10.5 4.5h3v3h-3zM16.5 4.5h3v3h-3zM4.5 10.5h3v3h-3zM10.5 10.5h3v3h-3zM16.5 10.5h3v3h-3zM4.5 16.5h3v3h-3zM10.5 16.5h3v3h-3zM16.5 16.5h3v3h-3z" />
    </Icon>
  );
}

export function KeyboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="6.5" width="18" height="11" rx="1.8" />
      <path d="M6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8 14h8" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon.tsx';

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8v4.5M12 16h.01" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 12c2.4-4.3 5.4-6.3 9-6.3s6.6 2 9 6.3c-2.4 4.3-5.4 6.3-9 6.3S5.4 16.3 3 12z" />
      <circle cx="12" cy="12" r="2.7" />
    </Icon>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.6 6c.8-.2 1.6-.3 2.4-.3 3.6 0 6.6 2 9 6.3-.7 1.2-1.4 2.2-2.2 3M15.5 17.6c-1.1.5-2.3.7-3.5.7-3.6 0-6.6-2-9-6.3 1-1.8 2.1-3.2 3.4-4.2M4.5 4.5l15 15" />
    </Icon>
  );
}

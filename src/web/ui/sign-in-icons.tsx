import { Icon, type IconProps } from './icon.tsx';

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8v4.5M12 16h.01" />
    </Icon>
  );
}

const eye = (
  <>
    <path d="M3 12c2.4-4.3 5.4-6.3 9-6.3s6.6 2 9 6.3c-2.4 4.3-5.4 6.3-9 6.3S5.4 16.3 3 12z" />
    <circle cx="12" cy="12" r="2.7" />
  </>
);

export function EyeIcon(props: IconProps) {
  return <Icon {...props}>{eye}</Icon>;
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      {eye}
      <path d="M4.5 4.5l15 15" />
    </Icon>
  );
}

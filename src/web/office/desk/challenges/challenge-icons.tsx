import { Icon, type IconProps } from '#web/ui/icon.tsx';

export function TargetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 20.5V4.5M6 5h11l-2.2 3.5L17 12H6" />
    </Icon>
  );
}

export function BalanceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v16M8 20h8M5 7.5l7-2 7 2M5 7.5L2.5 13a2.7 2.7 0 0 0 5 0zM19 7.5L16.5 13a2.7 2.7 0 0 0 5 0z" />
    </Icon>
  );
}

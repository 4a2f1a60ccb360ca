import { Icon, type IconProps } from '#web/ui/icon.tsx';

/** Sent out. It points along the reading. */
export function SentIcon(props: IconProps) {
  return (
    <Icon {...props} className="mirrored">
      <path d="M20.5 4L3.5 10.5l6.5 3 3 6.5zM10 13.5l4.5-4" />
    </Icon>
  );
}

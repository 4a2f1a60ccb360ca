import { Icon, type IconProps } from '#web/ui/icon.tsx';

/** In a file of its own, because a page with this picture need not load the fields of forms. */
export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.8A1.8 1.8 0 0 1 5.8 7h1.7l1.3-2h6.4l1.3 2h1.7A1.8 1.8 0 0 1 20 8.8v8.4a1.8 1.8 0 0 1-1.8 1.8H5.8A1.8 1.8 0 0 1 4 17.2z" />
      <circle cx="12" cy="13" r="3.3" />
    </Icon>
  );
}

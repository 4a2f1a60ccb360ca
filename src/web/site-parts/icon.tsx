import { type FirstScreenIcon, isLaterIcon, type LaterIcon } from './icon-drawings.ts';
import laterDrawings from './icons.svg';
import { InlineIcon } from './inline-icon.tsx';

export type IconName = FirstScreenIcon | LaterIcon;

interface IconProps {
  readonly name: IconName;
  /** Edge length in CSS px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A drawing beside a text. Never the only name of anything, so hidden from screen readers. */
export function Icon({ name, size = 20, className }: IconProps) {
  if (!isLaterIcon(name)) return <InlineIcon name={name} size={size} className={className} />;
  return (
    <svg width={size} height={size} className={className} aria-hidden="true">
      <use href={`${laterDrawings}#${name}`} />
    </svg>
  );
}

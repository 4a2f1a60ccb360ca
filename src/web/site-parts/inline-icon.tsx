import type { FirstScreenIcon } from './icon-drawings.ts';

interface InlineIconProps {
  readonly name: FirstScreenIcon;
  /** Edge length in CSS px. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A drawing that comes with the page. */
export function InlineIcon({ name, size, className }: InlineIconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

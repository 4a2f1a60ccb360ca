import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge length in CSS px. */
  readonly size?: number;
  /** For icons that point somewhere: they turn around in Urdu. */
  readonly className?: string | undefined;
}

interface DrawnIconProps extends IconProps {
  readonly children: ReactNode;
}

/** A line drawing on a 24 px field. It is never the only name of anything, so it is hidden from screen readers. */
export function Icon({ size = 20, className, children }: DrawnIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  );
}

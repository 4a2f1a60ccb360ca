import type { ReactNode } from 'react';

interface LtrProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A figure, phone, code or range: left-to-right and apart from the sentence around it, also in Urdu. */
export function Ltr({ children, className }: LtrProps) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

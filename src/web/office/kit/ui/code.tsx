import type { ReactNode } from 'react';

interface CodeProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A code or an address: left-to-right like a figure, but always in Latin digits. */
export function Code({ children, className }: CodeProps) {
  return (
    <bdi dir="ltr" translate="no" className={className}>
      {children}
    </bdi>
  );
}

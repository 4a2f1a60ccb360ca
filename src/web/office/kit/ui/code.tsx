import type { ReactNode } from 'react';

interface CodeProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A code or an address: left-to-right as a figure is, but in the digits that keys bear, whichever the reader chose for figures. */
export function Code({ children, className }: CodeProps) {
  return (
    <bdi dir="ltr" translate="no" className={className}>
      {children}
    </bdi>
  );
}

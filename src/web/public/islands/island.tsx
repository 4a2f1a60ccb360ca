import type { ReactNode } from 'react';

export type IslandName = 'pictures' | 'message';

interface IslandProps {
  readonly name: IslandName;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the page that React takes over in the browser. Everything around it stays the HTML that was published. */
export function Island({ name, className, children }: IslandProps) {
  return (
    <div data-island={name} className={className}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

export type IslandName = 'pictures' | 'message';

interface IslandProps {
  readonly name: IslandName;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the page that React hydrates in the browser. The HTML around it stays as published. */
export function Island({ name, className, children }: IslandProps) {
  return (
    <div data-island={name} className={className}>
      {children}
    </div>
  );
}

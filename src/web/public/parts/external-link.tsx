import type { ReactNode } from 'react';
import { useSite } from '../site-context.ts';
import { partMessages } from './parts.messages.ts';

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** The link's name where it shows only an icon. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads to another site in a new tab, and says so to who can't see it. */
export function ExternalLink({ href, className, label, children }: ExternalLinkProps) {
  const { say } = useSite();
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">
        {label} {say(partMessages.inNewTab)}
      </span>
    </a>
  );
}

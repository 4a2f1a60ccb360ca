import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import { linkMessages } from './external-link.messages.ts';

interface ExternalLinkProps {
  readonly language: Language;
  readonly href: string;
  readonly className?: string | undefined;
  /** The link's name when it shows only an icon. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads to another site in a new tab, and says so to screen readers. */
export function ExternalLink({ language, href, className, label = '', children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{`${label} ${linkMessages.inNewTab[language]}`}</span>
    </a>
  );
}

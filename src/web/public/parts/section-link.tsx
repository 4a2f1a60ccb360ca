import type { ReactNode } from 'react';
import type { ServiceType } from '#domain/desk/contact-requests/form-type.ts';

export type SectionId = 'hero' | 'services' | 'about' | 'branches' | 'contact';

interface SectionLinkProps {
  readonly to: SectionId;
  readonly className?: string | undefined;
  /** The service that the message form then has chosen. */
  readonly asksAbout?: ServiceType;
  readonly children: ReactNode;
}

/** A link inside the page. After hydration it also moves the focus, and leaves the address unchanged. */
export function SectionLink({ to, className, asksAbout, children }: SectionLinkProps) {
  return (
    <a href={`#${to}`} className={className} data-asks-about={asksAbout}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import type { ServiceType } from '#domain/desk/contact-requests/form-type.ts';
import { sitePath } from '#web/paths.ts';
import { useSite } from '../site-context.ts';

export type SectionId = 'hero' | 'services' | 'about' | 'branches' | 'contact' | 'home-visit';

interface SectionLinkProps {
  readonly to: SectionId;
  readonly className?: string | undefined;
  /** The service that the message form then has chosen. */
  readonly asksAbout?: ServiceType;
  readonly children: ReactNode;
}

/** A link to a section of the landing page; there, after hydration, it also moves the focus, and leaves the address unchanged. */
export function SectionLink({ to, className, asksAbout, children }: SectionLinkProps) {
  const { language, place } = useSite();
  return (
    <a
      href={`${place.page === 'home' ? '' : sitePath(language)}#${to}`}
      className={className}
      data-asks-about={asksAbout}
    >
      {children}
    </a>
  );
}

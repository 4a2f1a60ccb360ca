import type { ReactNode } from 'react';
import type { DialogName } from '../islands/dialogs.tsx';
import { useSite } from '../site-context.ts';
import { SectionLink } from './section-link.tsx';

interface DialogOpenerProps {
  readonly opens: DialogName;
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens a dialog of the landing page. Without scripts, and on other pages, it links to the section with the lender's phone and e-mail. */
export function DialogOpener({ opens, className, children }: DialogOpenerProps) {
  const { place } = useSite();
  if (place.page !== 'home')
    return (
      <SectionLink to="contact" className={className}>
        {children}
      </SectionLink>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button can't lead anywhere without scripts, a link can
    <a href="#contact" role="button" className={className} data-opens={opens}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import type { DialogName } from '../islands/dialogs.tsx';
import { useSite } from '../site-context.ts';
import { SectionLink } from './section-link.tsx';

interface DialogOpenerProps {
  readonly opens: DialogName;
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens a dialog of the landing page. Without scripts it links to the section with the lender's phone and e-mail. On another page it
 * leads to the landing page: to the dialog of a visit, or to the form of a message. */
export function DialogOpener({ opens, className, children }: DialogOpenerProps) {
  const { place } = useSite();
  if (place.page !== 'home')
    return (
      <SectionLink to={opens === 'visit' ? 'home-visit' : opens} className={className}>
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

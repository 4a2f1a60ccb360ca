import type { ComponentType } from 'react';
import { usePick } from '#web/i18n/language.ts';
import type { IconProps } from '#web/ui/icon.tsx';
import { pageIcons } from '../kit/ui/page-icons.tsx';
import { type PageName, type PageParameters, pagePath, pages } from '../pages.ts';
import { useRole } from './use-area.ts';

interface PageLink {
  readonly to: string;
  /** The page's title in the reader's language. */
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
}

/** The properties of a link to a page of the open area: `pageLink('customers')`. */
export function usePageLink(): <Name extends PageName>(
  name: Name,
  ...parameters: PageParameters<Name>
) => PageLink {
  const role = useRole();
  const pick = usePick();
  return (name, ...parameters) => ({
    to: pagePath(role, name, ...parameters),
    label: pick(pages[name].title),
    icon: pageIcons[pages[name].icon],
  });
}

import { useMatches } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { type PageName, pages } from '../pages.ts';

/** The page that is open: its name in the table, and its title in the reader's language. */
export function usePage(): { readonly name: PageName; readonly title: string } {
  const pick = usePick();
  // The routes hand each page its name.
  const name = useMatches().at(-1)?.handle as PageName;
  return { name, title: pick(pages[name].title) };
}

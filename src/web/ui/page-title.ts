import { useEffect } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { titleOf } from './brand.messages.ts';

/** Sets the title of the browser's tab. */
export function usePageTitle(title: string): void {
  const pick = usePick();
  const full = pick(titleOf)(title);
  useEffect(() => {
    document.title = full;
  }, [full]);
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sessionStore } from '#web/session/session.ts';
import { pagesOf } from '../../pages.ts';
import { useRole } from '../use-area.ts';
import { rememberOpened } from './opened-lately.ts';

/** Remembers each page without parameters that is opened, for the palette. */
export function useRememberPages(): void {
  const { pathname: path } = useLocation();
  const role = useRole();
  useEffect(() => {
    const page = pagesOf(role).find(({ patterns }) => patterns.includes(path));
    if (page !== undefined && !page.isBeginning)
      rememberOpened(sessionStore.get().token, { path, label: page.title });
  }, [path, role]);
}

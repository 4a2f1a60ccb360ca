import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import classes from './root-layout.module.css';
import { messages } from './shell.messages.ts';

/**
 * What holds on every route: a change of route starts at the top and moves the focus to the new page's main heading, as a
 * full page load would. A changed filter or page of a list is not a change of route.
 */
export function RootLayout() {
  const pick = usePick();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const isLoading = useNavigation().state === 'loading';

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      {isLoading && (
        <div className={classes.progress} role="progressbar" aria-label={pick(messages.opening)} />
      )}
      <Outlet />
    </>
  );
}

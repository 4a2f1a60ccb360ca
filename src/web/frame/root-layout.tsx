import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { signInViewIn } from '#web/paths.ts';
import { sessionStore } from '#web/session/session.ts';
import classes from './root-layout.module.css';
import { messages } from './shell.messages.ts';

const TakenOverPage = lazy(() =>
  import('./taken-over-page.tsx').then((module) => ({ default: module.TakenOverPage })),
);

/** The heading, unless somebody types or chooses in another element by now. `focusLate` does the same, but is too large for this page. */
const freeHeading = 'body:not(:has(input:focus,[popover] :focus)) h1';

/**
 * The frame of every route. A change of route scrolls to the top and moves the focus to the new page's main heading, as a full
 * page load would. A view of the sign-in page counts as a route; a changed filter or page of a list does not.
 */
export function RootLayout() {
  const pick = usePick();
  const { pathname, search } = useLocation();
  const page = `${pathname} ${signInViewIn(search)}`;
  const shown = useRef(page);
  const isTakenOver = useSyncExternalStore(sessionStore.subscribe, sessionStore.isTakenOver);
  const isLoading = useNavigation().state === 'loading';

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.querySelector<HTMLElement>(freeHeading)?.focus();
    scrollTo(0, 0);
  }, [page]);

  return (
    <>
      {isLoading && (
        <div className={classes.progress} role="progressbar" aria-label={pick(messages.opening)} />
      )}
      {isTakenOver ? (
        <Suspense>
          <TakenOverPage />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </>
  );
}

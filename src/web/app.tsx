import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './styles/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { firstRoutes, patchRoutesOnNavigation } from './first-routes.tsx';
import { followLanguage, keepLinkedLanguage } from './i18n/language.ts';
import { noticeAttendance } from './session/attendance.ts';
import { sessionStore } from './session/session.ts';

/** The app's entry: everything behind the public site. */
function start(root: HTMLElement): void {
  keepLinkedLanguage();
  followLanguage();
  noticeAttendance();
  window.history.scrollRestoration = 'manual';

  const router = createBrowserRouter(firstRoutes, { patchRoutesOnNavigation });
  window.addEventListener('storage', sessionStore.follow);
  let role = sessionStore.get().user?.role;
  sessionStore.subscribe(() => {
    // The user changed, here or in another tab: the guards of the open page run again.
    const roleNow = sessionStore.get().user?.role;
    if (roleNow !== role) void router.revalidate();
    role = roleNow;
  });

  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('app.html has no element #root');
start(root);

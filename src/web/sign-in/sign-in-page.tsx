import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AuthLayout } from '#web/frame/auth-layout.tsx';
import { signInViewIn } from '#web/paths.ts';
import type { Typed } from './form/use-sign-in-form.ts';
import { linkIn } from './link.ts';
import { SignInView } from './views/sign-in-view.tsx';

const AccountView = lazy(() =>
  import('./views/account-view.tsx').then((module) => ({ default: module.AccountView })),
);
const SecondStepView = lazy(() =>
  import('./views/second-step-view.tsx').then((module) => ({ default: module.SecondStepView })),
);

/** Signing in, and the other tasks of people who are not signed in: one route, with a view for each. */
export function SignInPage() {
  const { pathname, search, hash } = useLocation();
  const [typed, setTyped] = useState<Typed>({});
  const link = linkIn(hash);
  const name = link?.kind ?? signInViewIn(search);
  const typing = { typed, onType: setTyped };

  useEffect(() => {
    // Removed from the address bar, the history and bookmarks; the router keeps it until the next step.
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
  }, [pathname, search, hash]);

  return (
    <AuthLayout>
      <Suspense fallback={null}>
        {name === null ? (
          <SignInView {...typing} />
        ) : name === 'google' || name === 'second-step' ? (
          <SecondStepView {...typing} isGoogle={name === 'google'} />
        ) : (
          <AccountView {...typing} name={name} secret={link?.secret ?? ''} />
        )}
      </Suspense>
    </AuthLayout>
  );
}

import { lazy, Suspense, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { AuthLayout } from '#web/shell/auth-layout.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { SignInForm } from './sign-in-form.tsx';
import { messages } from './sign-in-page.messages.ts';
import classes from './sign-in-page.module.css';

/** Apart from the page, because most lenders have none; a page that can't fetch it is whole without it. */
const SampleSignIns = lazy(() =>
  import('./sample-sign-ins.tsx').then(
    ({ SampleSignIns: Samples }) => ({ default: Samples }),
    () => ({ default: () => null }),
  ),
);

export function SignInPage() {
  const pick = usePick();
  usePageTitle(pick(messages.signIn));
  const [values, setValues] = useState({ identifier: '', password: '' });
  return (
    <AuthLayout>
      <h1 className={classes.title} tabIndex={-1}>
        {pick(messages.title)}
      </h1>
      <p className={classes.lead}>{pick(messages.lead)}</p>
      <SignInForm values={values} onChange={setValues} />
      <Suspense fallback={null}>
        <SampleSignIns onFill={setValues} />
      </Suspense>
    </AuthLayout>
  );
}

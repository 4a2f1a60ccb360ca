import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '#web/api/api-failure.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { signInBy } from '#web/api/authenticate.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { FormSummary } from '../form/form-summary.tsx';
import classes from '../form/sign-in-form.module.css';
import type { TypedProps } from '../form/use-sign-in-form.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { CodeForm } from './code-form.tsx';
import { messages } from './second-step-view.messages.ts';
import { messages as signInMessages } from './sign-in-view.messages.ts';
import { ViewHead } from './view-head.tsx';

function signInWithGoogle(totpCode: string): Promise<ApiFailure | null> {
  return signInBy(() => call(authAddresses.openGoogleSession, { body: { totpCode } }));
}

/** Takes over the session that Google's answer opens, as soon as it has redirected back here. */
export function GoogleReturn(typing: TypedProps) {
  const pick = usePick();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const isAsked = useRef(false);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void signInWithGoogle('').then(setFailure);
  }, []);
  useEffect(() => {
    if (failure !== null) summary.current?.focus();
  }, [failure]);

  if (failure?.code === 'totp_required') return <CodeForm {...typing} signIn={signInWithGoogle} />;
  return (
    <>
      <ViewHead
        title={messages.googleTitle}
        lead={failure === null ? messages.googleLead : messages.googleNot}
      />
      {failure !== null && (
        <div className={classes.form}>
          <FormSummary
            ref={summary}
            fields={[]}
            problems={{}}
            refusal={failure}
            title={pick(signInMessages.notSignedIn)}
          />
          <BackToSignIn />
        </div>
      )}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { type Credentials, signIn } from '#web/session/authenticate.ts';
import { sessionStore, useSession } from '#web/session/session.ts';
import { messages as formMessages } from '#web/sign-in/form/account-form.messages.ts';
import { type Typed, useAccountForm } from '#web/sign-in/form/use-account-form.ts';
import { problemsIn } from '#web/sign-in/views/credentials-check.ts';
import { messages as signInMessages } from '#web/sign-in/views/sign-in-view.messages.ts';
import { ProfileField } from './profile-field.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePasswordField } from './profile-password-field.tsx';
import { messages } from './sign-in-again.messages.ts';
import classes from './sign-in-again.module.css';

/**
 * Stands before the page when the session has ended, and hides it without losing what was typed: who signs in anew goes on
 * where they were. Somebody else finds what was open closed.
 */
export function SignInAgain() {
  const { token } = useSession();
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => sessionStore.keepOpen(setEnded), []);
  return ended !== null && ended === token ? <SignInAgainDialog /> : null;
}

function SignInAgainDialog() {
  const pick = usePick();
  const client = useQueryClient();
  const knownAs = useSession().user?.email ?? '';
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState<Typed>({ identifier: knownAs });
  const [asksCode, setAsksCode] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    document.getElementById(knownAs === '' ? 'again-identifier' : 'again-password')?.focus();
  }, [knownAs]);

  const form = useAccountForm({
    prefix: 'again-',
    typed,
    onType: setTyped,
    fields: asksCode ? ['identifier', 'password', 'totpCode'] : ['identifier', 'password'],
    check: ({ identifier, password }) => problemsIn({ identifier, password }),
    async send(credentials: Credentials) {
      const failure = await signIn(credentials);
      if (failure === null) await client.invalidateQueries();
      if (failure?.code !== 'totp_required') return failure;
      setAsksCode(true);
      return null;
    },
  });

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={pick(messages.title)}
      // Escape closes a dialog, but there is nothing behind this one to go back to.
      onCancel={(event) => event.preventDefault()}
    >
      <h2>{pick(messages.title)}</h2>
      <p>{pick(messages.lead)}</p>
      <ProfileForm
        form={form}
        submit={signInMessages.signIn}
        submitWhileSending={signInMessages.signingIn}
        refused={signInMessages.notSignedIn}
        onCancel={{
          label: messages.leave,
          run: () => sessionStore.dispatch({ type: 'signed-out', error: null }),
        }}
      >
        <ProfileField
          {...form.field('identifier')}
          label={pick(formMessages.identifier)}
          autoComplete="username"
          dir="ltr"
        />
        <ProfilePasswordField
          {...form.field('password')}
          label={pick(formMessages.password)}
          autoComplete="current-password"
        />
        {asksCode && (
          <ProfileField
            {...form.field('totpCode')}
            label={pick(messages.code)}
            autoComplete="one-time-code"
            dir="ltr"
            autoFocus
          />
        )}
      </ProfileForm>
    </dialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { credentials } from '#contract/identity/sign-in.ts';
import { signIn } from '#web/api/authenticate.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { PasswordField } from '#web/office/kit/form/fields/password-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { sessionStore, useSession } from '#web/session/session.ts';
import { labels, messages } from './sign-in-again.messages.ts';

/** Asks the user to prove again who they are: by the password, and by the second step if it is on. */
export function SignInAgainForm() {
  const client = useQueryClient();
  const knownAs = useSession().user?.email ?? '';
  const [asksCode, setAsksCode] = useState(false);
  const form = useOfficeForm({
    initial: { identifier: knownAs, password: '', totpCode: '' },
    labels,
    schema: credentials,
    async send({ totpCode, ...proof }) {
      const failure = await signIn({ ...proof, totpCode: totpCode ?? '' });
      if (failure === null) await client.invalidateQueries();
      else if (failure.code !== 'totp_required') throw failure;
      return failure;
    },
    onSaved: (failure) => setAsksCode(failure !== null),
  });
  return (
    <PanelForm
      form={form}
      verb={messages.signIn}
      verbWhileSending={messages.signingIn}
      refused={messages.notSignedIn}
      cancel={{
        label: messages.leave,
        run: () => sessionStore.dispatch({ type: 'signed-out', error: null }),
      }}
    >
      <TextField
        {...form.field('identifier')}
        isRequired
        direction="ltr"
        autoComplete="username"
        autoFocus={knownAs === ''}
        lengthMax={254}
      />
      <PasswordField {...form.field('password')} autoComplete="current-password" autoFocus={knownAs !== ''} />
      {asksCode && (
        <TextField
          {...form.field('totpCode')}
          direction="ltr"
          autoComplete="one-time-code"
          autoFocus
          lengthMax={40}
        />
      )}
    </PanelForm>
  );
}

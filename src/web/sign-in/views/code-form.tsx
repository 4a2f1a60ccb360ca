import { useState } from 'react';
import type { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { FormSummary } from '../form/form-summary.tsx';
import classes from '../form/sign-in-form.module.css';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { type TypedProps, useSignInForm } from '../form/use-sign-in-form.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { messages } from './second-step-view.messages.ts';
import { messages as signInMessages } from './sign-in-view.messages.ts';
import { ViewHead } from './view-head.tsx';

interface CodeFormProps extends TypedProps {
  readonly signIn: (totpCode: string) => Promise<ApiFailure | null>;
}

/** Asks for the code of the authenticator app; a user who lost the phone enters a recovery code. */
export function CodeForm({ signIn, ...typing }: CodeFormProps) {
  const pick = usePick();
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useSignInForm({
    ...typing,
    fields: ['totpCode'],
    check: ({ totpCode }) => (totpCode.trim() === '' ? { totpCode: messages.codeRequired } : {}),
    send: ({ totpCode }) => signIn(totpCode),
  });
  const { onChange, ...field } = form.field('totpCode');
  return (
    <>
      <ViewHead title={messages.title} lead={isRecovery ? messages.recoveryLead : messages.lead} />
      <form className={classes.form} {...form.element}>
        <FormSummary {...form.summary} title={pick(signInMessages.notSignedIn)} />
        {isRecovery ? (
          <TextField
            key="recovery"
            {...field}
            onChange={onChange}
            label={pick(messages.recoveryCode)}
            autoComplete="off"
          />
        ) : (
          <TextField
            {...field}
            onChange={onChange}
            label={pick(messages.code)}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
        <SubmitButton
          isSending={form.isSending}
          label={signInMessages.signIn}
          labelWhileSending={signInMessages.signingIn}
        />
        <button
          type="button"
          className={classes.quiet}
          onClick={() => {
            onChange('');
            setIsRecovery(!isRecovery);
          }}
        >
          {pick(isRecovery ? messages.useApp : messages.useRecovery)}
        </button>
        <BackToSignIn />
      </form>
    </>
  );
}

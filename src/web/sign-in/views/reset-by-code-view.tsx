import { useState } from 'react';
import { passwordResetEndpoints } from '#contract/identity/password-reset.ts';
import { failureOf } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { problemsAgainst } from '../form/contract-check.ts';
import { FormSummary } from '../form/form-summary.tsx';
import { messages as formMessages } from '../form/sign-in-form.messages.ts';
import classes from '../form/sign-in-form.module.css';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { type TypedProps, useSignInForm } from '../form/use-sign-in-form.ts';
import { messages as accountMessages } from './account-view.messages.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordSaved } from './password-saved.tsx';
import { messages } from './reset-password.messages.ts';
import { ViewHead } from './view-head.tsx';

/** Sets a new password by the one-time code that the branch gave. */
export function ResetByCodeView(typing: TypedProps) {
  const pick = usePick();
  const [isSaved, setIsSaved] = useState(false);
  const form = useSignInForm({
    ...typing,
    fields: ['identifier', 'code', 'password'],
    check: (values) => problemsAgainst('resetByCode', values),
    async send(body) {
      const failure = await failureOf(call(passwordResetEndpoints.resetPassword, { body }));
      setIsSaved(failure === null);
      return failure;
    },
  });
  if (isSaved) return <PasswordSaved />;
  return (
    <>
      <ViewHead title={messages.title} lead={messages.codeLead} />
      <form className={classes.form} {...form.element}>
        <FormSummary {...form.summary} title={pick(accountMessages.notSaved)} />
        <TextField
          {...form.field('identifier')}
          label={pick(formMessages.identifier)}
          autoComplete="username"
        />
        <TextField
          {...form.field('code')}
          label={pick(messages.code)}
          autoCapitalize="characters"
          autoComplete="one-time-code"
        />
        <NewPasswordField {...form.field('password')} label={pick(accountMessages.newPassword)} />
        <SubmitButton
          isSending={form.isSending}
          label={accountMessages.savePassword}
          labelWhileSending={accountMessages.saving}
        />
        <BackToSignIn />
      </form>
    </>
  );
}

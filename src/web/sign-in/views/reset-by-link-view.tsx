import { useState } from 'react';
import { passwordResetEndpoints } from '#contract/identity/password-reset.ts';
import { failureOf } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { problemsAgainst } from '../form/contract-check.ts';
import { FormSummary } from '../form/form-summary.tsx';
import classes from '../form/sign-in-form.module.css';
import { SubmitButton } from '../form/submit-button.tsx';
import { type TypedProps, useSignInForm } from '../form/use-sign-in-form.ts';
import { messages as accountMessages } from './account-view.messages.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordSaved } from './password-saved.tsx';
import { messages } from './reset-password.messages.ts';
import { ViewHead } from './view-head.tsx';

interface ResetByLinkViewProps extends TypedProps {
  readonly token: string;
}

/** Sets a new password by the link of a mail. */
export function ResetByLinkView({ token, ...typing }: ResetByLinkViewProps) {
  const pick = usePick();
  const [isSaved, setIsSaved] = useState(false);
  const form = useSignInForm({
    ...typing,
    fields: ['password'],
    check: (values) => problemsAgainst('resetByLink', { ...values, token }),
    async send(values) {
      const failure = await failureOf(
        call(passwordResetEndpoints.resetPassword, { body: { ...values, token } }),
      );
      setIsSaved(failure === null);
      return failure;
    },
  });
  if (isSaved) return <PasswordSaved />;
  return (
    <>
      <ViewHead title={messages.title} lead={messages.linkLead} />
      <form className={classes.form} {...form.element}>
        <FormSummary {...form.summary} title={pick(accountMessages.notSaved)} />
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

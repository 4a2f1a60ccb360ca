import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { passwordResetEndpoints } from '#contract/identity/password-reset.ts';
import { failureOf } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { signInViewPath } from '#web/paths.ts';
import { problemsAgainst } from '../form/contract-check.ts';
import { FormSummary } from '../form/form-summary.tsx';
import { messages as formMessages } from '../form/sign-in-form.messages.ts';
import classes from '../form/sign-in-form.module.css';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { type TypedProps, useSignInForm } from '../form/use-sign-in-form.ts';
import { useSignInOptions } from '../sign-in-options.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { DoneView } from './done-view.tsx';
import { ResetByCodeView } from './reset-by-code-view.tsx';
import { messages } from './reset-password.messages.ts';
import { ViewHead } from './view-head.tsx';

/** Requests a new password: by a mailed link if the lender's mail is set up, else by a code from the branch. */
export function ForgotPasswordView(typing: TypedProps) {
  const options = useSignInOptions();
  const isKnown = options !== null;
  useEffect(() => {
    // The heading may have loaded too late to take the focus at the start of the view.
    if (isKnown) document.querySelector('h1')?.focus();
  }, [isKnown]);

  if (options === null) return null;
  return options.passwordReset === 'email' ? <MailedLink {...typing} /> : <ResetByCodeView {...typing} />;
}

function MailedLink(typing: TypedProps) {
  const pick = usePick();
  const { search } = useLocation();
  const [isMailed, setIsMailed] = useState(false);
  const form = useSignInForm({
    ...typing,
    fields: ['identifier'],
    check: (values) => problemsAgainst('forgottenPassword', values),
    async send(body) {
      const failure = await failureOf(call(passwordResetEndpoints.forgetPassword, { body }));
      setIsMailed(failure === null);
      return failure;
    },
  });
  if (isMailed) return <DoneView title={messages.mailed} lead={messages.mailedLead} />;
  return (
    <>
      <ViewHead title={messages.title} lead={messages.mailLead} />
      <form className={classes.form} {...form.element}>
        <FormSummary {...form.summary} title={pick(messages.notMailed)} />
        <TextField
          {...form.field('identifier')}
          label={pick(formMessages.identifier)}
          autoComplete="username"
        />
        <SubmitButton
          isSending={form.isSending}
          label={messages.mailLink}
          labelWhileSending={messages.mailing}
        />
        <p className={classes.otherwise}>
          {pick(messages.noEmail)}{' '}
          <Link to={signInViewPath('reset-by-code', search)}>{pick(messages.useCode)}</Link>
        </p>
        <BackToSignIn />
      </form>
    </>
  );
}

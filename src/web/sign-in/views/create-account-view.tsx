import { signUpEndpoints } from '#contract/identity/sign-up.ts';
import { signInBy } from '#web/api/authenticate.ts';
import { call } from '#web/api/client.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { problemsAgainst } from '../form/contract-check.ts';
import { FormSummary } from '../form/form-summary.tsx';
import classes from '../form/sign-in-form.module.css';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { type TypedProps, useSignInForm } from '../form/use-sign-in-form.ts';
import { messages as accountMessages } from './account-view.messages.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { messages } from './create-account-view.messages.ts';
import { PersonFields, personFields } from './person-fields.tsx';
import { ViewHead } from './view-head.tsx';

/** Creates an account and signs in with it. With a branch's code the account is linked to its record there at once. */
export function CreateAccountView(typing: TypedProps) {
  const pick = usePick();
  const language = useLanguage();
  const form = useSignInForm({
    ...typing,
    fields: [...personFields, 'activationCode'],
    check: (values) => problemsAgainst('signUpForm', values),
    send: (values) => signInBy(() => call(signUpEndpoints.signUp, { body: { ...values, language } })),
  });
  return (
    <>
      <ViewHead title={messages.title} lead={messages.lead} />
      <form className={classes.form} {...form.element}>
        <FormSummary {...form.summary} title={pick(accountMessages.notCreated)} />
        <PersonFields field={form.field} />
        <TextField
          {...form.field('activationCode')}
          label={pick(messages.activationCode)}
          hint={pick(messages.activationHint)}
          autoCapitalize="characters"
          autoComplete="off"
          required={false}
        />
        <SubmitButton
          isSending={form.isSending}
          label={accountMessages.createAccount}
          labelWhileSending={accountMessages.creating}
        />
        <BackToSignIn />
      </form>
    </>
  );
}

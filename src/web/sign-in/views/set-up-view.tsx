import { setUpEndpoints } from '#contract/identity/set-up.ts';
import { signInBy } from '#web/api/authenticate.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { problemsAgainst } from '../form/contract-check.ts';
import { FormSummary } from '../form/form-summary.tsx';
import classes from '../form/sign-in-form.module.css';
import { SubmitButton } from '../form/submit-button.tsx';
import { type TypedProps, useSignInForm } from '../form/use-sign-in-form.ts';
import { messages as accountMessages } from './account-view.messages.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { PersonFields, personFields } from './person-fields.tsx';
import { messages } from './set-up-view.messages.ts';
import { ViewHead } from './view-head.tsx';

interface SetUpViewProps extends TypedProps {
  readonly token: string;
}

/** Creates the first superadmin of a new installation, by the link that its server printed. */
export function SetUpView({ token, ...typing }: SetUpViewProps) {
  const pick = usePick();
  const form = useSignInForm({
    ...typing,
    fields: personFields,
    check: (values) => problemsAgainst('setUpForm', { ...values, token }),
    send: (values) => signInBy(() => call(setUpEndpoints.setUp, { body: { ...values, token } })),
  });
  return (
    <>
      <ViewHead title={messages.title} lead={messages.lead} />
      <form className={classes.form} {...form.element}>
        <FormSummary {...form.summary} title={pick(accountMessages.notCreated)} />
        <PersonFields field={form.field} />
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

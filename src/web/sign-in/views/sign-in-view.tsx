import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { type Credentials, signIn } from '#web/session/authenticate.ts';
import { useSession } from '#web/session/session.ts';
import buttons from '#web/ui/button.module.css';
import { type CredentialField, type FieldProblems, problemsFrom, problemsIn } from './credentials-check.ts';
import { FormSummary } from './form-summary.tsx';
import { PasswordField } from './password-field.tsx';
import classes from './sign-in-form.module.css';
import { messages } from './sign-in-page.messages.ts';
import { TextField } from './text-field.tsx';

interface SignInFormProps {
  readonly values: Credentials;
  readonly onChange: (values: Credentials) => void;
}

/** Signs in. What follows, the guards of the routes do: they are asked again as soon as somebody is signed in. */
export function SignInForm({ values, onChange }: SignInFormProps) {
  const pick = usePick();
  const { loading } = useSession();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again, even to the same text
  useEffect(() => summary.current?.focus(), [attempts]);

  function edit(field: CredentialField, value: string) {
    onChange({ ...values, [field]: value });
    setProblems(({ [field]: _, ...others }) => others);
    setRefusal(null);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    const found = problemsIn(values);
    const failure = Object.keys(found).length === 0 ? await signIn(values) : null;
    setProblems(failure === null ? found : problemsFrom(failure.errors));
    setRefusal(failure === null ? null : failure.message);
    setAttempts((count) => count + 1);
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormSummary ref={summary} problems={problems} refusal={refusal} />
      <TextField
        id="identifier"
        label={pick(messages.identifier)}
        value={values.identifier}
        problem={problems.identifier && pick(problems.identifier)}
        autoComplete="username"
        onChange={(value) => edit('identifier', value)}
      />
      <PasswordField
        id="password"
        label={pick(messages.password)}
        value={values.password}
        problem={problems.password && pick(problems.password)}
        onChange={(value) => edit('password', value)}
      />
      <button type="submit" className={buttons.primary} aria-disabled={loading}>
        {loading && <span className={buttons.spinner} aria-hidden="true" />}
        <span className={classes.label}>{pick(loading ? messages.signingIn : messages.signIn)}</span>
      </button>
    </form>
  );
}

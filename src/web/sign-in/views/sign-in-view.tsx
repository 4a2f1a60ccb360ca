import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { signIn } from '#web/api/authenticate.ts';
import { usePick } from '#web/i18n/language.ts';
import { signInViewPath } from '#web/paths.ts';
import { lenderName } from '#web/ui/brand.messages.ts';
import { FormSummary } from '../form/form-summary.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { messages as formMessages } from '../form/sign-in-form.messages.ts';
import classes from '../form/sign-in-form.module.css';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { type TypedProps, useSignInForm } from '../form/use-sign-in-form.ts';
import { problemsIn } from './credentials-check.ts';
import { leadOf, messages } from './sign-in-view.messages.ts';
import { ViewHead } from './view-head.tsx';

const Nothing = () => null;

/** Separate from the page, because most lenders have neither. If it fails to load, the page works without it. */
const offered = () => import('../offered-sign-ins.tsx').catch(() => null);
const GoogleButton = lazy(async () => ({ default: (await offered())?.GoogleButton ?? Nothing }));
const SampleSignIns = lazy(async () => ({ default: (await offered())?.SampleSignIns ?? Nothing }));

/** Signs in. The guards of the routes do the rest: they run again as soon as somebody is signed in. */
export function SignInView({ typed, onType }: TypedProps) {
  const pick = usePick();
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useSignInForm({
    typed,
    onType,
    fields: ['identifier', 'password'],
    check: problemsIn,
    async send(credentials) {
      const failure = await signIn(credentials);
      if (failure?.code !== 'totp_required') return failure;
      await navigate(signInViewPath('second-step', search));
      return null;
    },
  });
  return (
    <>
      <ViewHead title={messages.title} lead={leadOf(lenderName)} tab={messages.signIn} />
      <form className={classes.form} {...form.element}>
        <FormSummary {...form.summary} title={pick(messages.notSignedIn)} />
        <TextField
          {...form.field('identifier')}
          label={pick(formMessages.identifier)}
          autoComplete="username"
          // The heading takes the focus instead when somebody comes back to what was typed.
          autoFocus={typed.identifier === undefined}
        />
        <PasswordField
          {...form.field('password')}
          label={pick(formMessages.password)}
          aside={<Link to={signInViewPath('forgot-password', search)}>{pick(messages.forgot)}</Link>}
        />
        <SubmitButton
          isSending={form.isSending}
          label={messages.signIn}
          labelWhileSending={messages.signingIn}
        />
        <Suspense fallback={null}>
          <GoogleButton />
        </Suspense>
        <p className={classes.otherwise}>
          {pick(messages.newHere)}{' '}
          <Link to={signInViewPath('create-account', search)}>{pick(messages.createAccount)}</Link>
        </p>
      </form>
      <Suspense fallback={null}>
        <SampleSignIns onFill={(sample) => onType({ ...typed, ...sample })} />
      </Suspense>
    </>
  );
}

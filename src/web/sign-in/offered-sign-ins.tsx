import type { Credentials } from '#web/api/authenticate.ts';
import { usePick } from '#web/i18n/language.ts';
import buttons from '#web/ui/button.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import { roleNames } from '#web/ui/role-names.messages.ts';
import formClasses from './form/sign-in-form.module.css';
import { GoogleMark } from './google-mark.tsx';
import { fillAs, messages } from './offered-sign-ins.messages.ts';
import classes from './offered-sign-ins.module.css';
import { useSignInOptions } from './sign-in-options.ts';

/** The start of signing in with Google: a page of the server. */
const googleStartPath = '/api/auth/google/start';

/** Leaves for Google, which redirects back to this page; nothing when the lender has not set it up. */
export function GoogleButton() {
  const pick = usePick();
  if (!useSignInOptions()?.google) return null;
  return (
    <>
      <p className={classes.or}>{pick(messages.or)}</p>
      <a href={googleStartPath} className={buttons.plain}>
        <GoogleMark />
        <span className={formClasses.label}>{pick(messages.google)}</span>
      </a>
    </>
  );
}

interface SampleSignInsProps {
  readonly onFill: (credentials: Credentials) => void;
}

/** The sign-ins of the sample lender, to try the product with; nothing without sample data. */
export function SampleSignIns({ onFill }: SampleSignInsProps) {
  const pick = usePick();
  const samples = useSignInOptions()?.samples ?? [];
  if (samples.length === 0) return null;
  return (
    <section className={classes.samples} aria-labelledby="samples">
      <h2 id="samples">{pick(messages.samples)}</h2>
      <ul>
        {samples.map(({ role, identifier, password }) => (
          <li key={role}>
            <span className={classes.role}>{pick(roleNames[role])}</span>
            <span className={classes.identifier}>
              <Ltr>{identifier}</Ltr>
            </span>
            <button
              type="button"
              aria-label={pick(fillAs)(pick(roleNames[role]))}
              onClick={() => onFill({ identifier, password })}
            >
              {pick(messages.fill)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

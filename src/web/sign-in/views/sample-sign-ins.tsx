import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import type { Credentials } from '#web/session/authenticate.ts';
import { logFailure } from '#web/session/log-failure.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { roleNames } from '#web/ui/role-names.messages.ts';
import classes from './sample-sign-ins.module.css';
import { fillAs, messages } from './sign-in-page.messages.ts';

type Sample = OutputOf<typeof authAddresses.getSignInOptions>['samples'][number];

function useSamples(): readonly Sample[] {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    call(authAddresses.getSignInOptions, { signal: leaving.signal })
      .then(({ data }) => setSamples(data.samples))
      .catch((failure: unknown) => {
        // Without them one signs in by hand, so nobody is troubled with it.
        if (!leaving.signal.aborted) logFailure('The sample sign-ins could not be fetched', failure);
      });
    return () => leaving.abort();
  }, []);
  return samples;
}

interface SampleSignInsProps {
  readonly onFill: (credentials: Credentials) => void;
}

/** The sign-ins of the sample lender, to try the product with; nothing where there is no sample data. */
export function SampleSignIns({ onFill }: SampleSignInsProps) {
  const pick = usePick();
  const samples = useSamples();
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

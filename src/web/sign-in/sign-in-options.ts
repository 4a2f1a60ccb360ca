import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { call } from '#web/api/client.ts';
import { logFailure } from '#web/session/log-failure.ts';

type SignInOptions = OutputOf<typeof authAddresses.getSignInOptions>;

/** The options when the server did not answer: signing in by password, with the branch's help. */
const unknown: SignInOptions = { samples: [], google: false, passwordReset: 'branch' };

let asked: Promise<SignInOptions> | undefined;
let answered: SignInOptions | null = null;

function ask(): Promise<SignInOptions> {
  return call(authAddresses.getSignInOptions).then(
    ({ data }) => {
      answered = data;
      return data;
    },
    (failure: unknown) => {
      // The failure is not shown; the next view tries again.
      logFailure('What this sign-in page may offer could not be fetched', failure);
      asked = undefined;
      return unknown;
    },
  );
}

/** The ways to sign in besides a password; null until they are known. Fetched once for all views. */
export function useSignInOptions(): SignInOptions | null {
  const [options, setOptions] = useState(answered);
  useEffect(() => {
    let isHere = true;
    asked ??= ask();
    void asked.then((answer) => isHere && setOptions(answer));
    return () => {
      isHere = false;
    };
  }, []);
  return options;
}

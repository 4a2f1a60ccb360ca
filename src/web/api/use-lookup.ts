import { useEffect, useState } from 'react';
import { ApiFailure } from './api-failure.ts';

/** The answer to a code that anyone may ask about. */
export type Lookup<Found> =
  | { readonly kind: 'asking' | 'unknown' | 'too_many' | 'failed' }
  | { readonly kind: 'known'; readonly found: Found };

export interface Asked<Found> {
  readonly lookup: Lookup<Found>;
  readonly askAgain: () => void;
}

/** Looks something up when the page opens, when `look` changes, and on request. */
export function useLookup<Found>(look: () => Promise<Found>): Asked<Found> {
  const [attempt, setAttempt] = useState(1);
  const [lookup, setLookup] = useState<Lookup<Found>>({ kind: 'asking' });
  useEffect(() => {
    let isWanted = attempt > 0;
    void answerOf(look).then((answer) => isWanted && setLookup(answer));
    return () => {
      isWanted = false;
    };
  }, [look, attempt]);
  return { lookup, askAgain: () => setAttempt(attempt + 1) };
}

async function answerOf<Found>(look: () => Promise<Found>): Promise<Lookup<Found>> {
  try {
    return { kind: 'known', found: await look() };
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure)) throw thrown;
    if (thrown.code === 'too_many_requests') return { kind: 'too_many' };
    // A text too long for a code is an unknown code.
    const isUnknown = thrown.code === 'not_found' || thrown.code === 'invalid_input';
    return { kind: isUnknown ? 'unknown' : 'failed' };
  }
}

import { useRef, useState } from 'react';
import type { PostedEntry } from '#contract/lending/payments.ts';
import type { EntryWarning } from '#domain/lending/ledger/check-entry.ts';
import { ApiFailure, isAnswerLost } from '#web/api/api-failure.ts';

/** The entry as it is in the books now. */
export interface Recorded {
  readonly posted: PostedEntry;
  /** True when an earlier attempt recorded it and its answer was lost. This attempt only fetched the answer again. */
  readonly wasRecorded: boolean;
}

interface RecordingOptions<Body> {
  readonly post: (body: Body, key: string) => Promise<PostedEntry>;
  /** The agreement's current entries. */
  readonly entriesByNow: () => Promise<readonly { readonly id: string }[]>;
}

interface Recording<Body> {
  /** For the form, which keeps the key until the server has confirmed. */
  readonly send: (body: Body, key: string) => Promise<Recorded>;
  /** The failure of the last attempt; its outcome may be unknown. */
  readonly failure: ApiFailure | null;
}

/** Records an entry in the books. A lost answer must neither record it twice nor count as a refusal. */
export function useRecording<Body>({ post, entriesByNow }: RecordingOptions<Body>): Recording<Body> {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const isUnanswered = useRef(false);

  async function send(body: Body, key: string): Promise<Recorded> {
    setFailure(null);
    try {
      // Fetched before a lost attempt is repeated. If the attempt did reach the server, the answer names one of these entries.
      const known = isUnanswered.current ? await entriesByNow() : [];
      const posted = await post(body, key);
      isUnanswered.current = false;
      return { posted, wasRecorded: known.some(({ id }) => id === posted.entryId) };
    } catch (thrown) {
      if (thrown instanceof ApiFailure) {
        isUnanswered.current ||= isAnswerLost(thrown);
        setFailure(thrown);
      }
      throw thrown;
    }
  }

  return { send, failure };
}

/** True when the server warned of something that nobody has confirmed yet. */
export function isUnconfirmed(failure: ApiFailure | null, confirmed: readonly EntryWarning[]): boolean {
  return (
    failure?.code === 'not_confirmed' && failure.warnings.some((warning) => !confirmed.includes(warning))
  );
}

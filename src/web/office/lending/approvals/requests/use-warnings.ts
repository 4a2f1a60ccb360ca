import { useState } from 'react';
import type { EntryWarning } from '#domain/lending/ledger/check-entry.ts';
import { ApiFailure } from '#web/api/api-failure.ts';

/** The server's warnings about a request, to confirm before it is sent again. */
export function useWarnings() {
  const [warnings, setWarnings] = useState<readonly EntryWarning[]>([]);
  return {
    warnings,
    async heed(attempt: Promise<unknown>): Promise<void> {
      try {
        await attempt;
      } catch (thrown) {
        if (thrown instanceof ApiFailure) setWarnings(thrown.warnings);
        throw thrown;
      }
    },
  };
}

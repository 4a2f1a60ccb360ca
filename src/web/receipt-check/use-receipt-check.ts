import { useEffect, useState } from 'react';
import type { CheckedReceipt, receiptCheckEndpoints } from '#contract/site/receipt-check.ts';
import { addressOf } from '#web/api/address-of.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';

const checkReceipt = addressOf<typeof receiptCheckEndpoints.checkReceipt>({
  method: 'GET',
  path: '/api/receipt-checks/:code',
});

/** As the endpoint takes it. No entry is half as long, so what is longer is unreadable either way. */
const entryLengthMax = 40;

export type ReceiptCheck =
  | { readonly kind: 'asking' | 'unknown' | 'too_many' | 'failed' }
  | { readonly kind: 'known'; readonly receipt: CheckedReceipt };

interface Asked {
  readonly check: ReceiptCheck;
  readonly askAgain: () => void;
}

/** The lender's answer to a receipt's code, and to the entry on its paper unless that is empty. */
export function useReceiptCheck(code: string, entry: string): Asked {
  const [attempt, setAttempt] = useState(1);
  const [check, setCheck] = useState<ReceiptCheck>({ kind: 'asking' });
  useEffect(() => {
    let isWanted = attempt > 0;
    void ask(code, entry).then((answer) => isWanted && setCheck(answer));
    return () => {
      isWanted = false;
    };
  }, [code, entry, attempt]);
  return { check, askAgain: () => setAttempt(attempt + 1) };
}

async function ask(code: string, entry: string): Promise<ReceiptCheck> {
  try {
    const query = entry === '' ? {} : { entry: entry.slice(0, entryLengthMax) };
    return { kind: 'known', receipt: (await call(checkReceipt, { params: { code }, query })).data };
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure)) throw thrown;
    if (thrown.code === 'too_many_requests') return { kind: 'too_many' };
    // A text too long for a code is an unknown code.
    const isUnknown = thrown.code === 'not_found' || thrown.code === 'invalid_input';
    return { kind: isUnknown ? 'unknown' : 'failed' };
  }
}

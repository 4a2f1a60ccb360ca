import { useCallback } from 'react';
import type { CheckedReceipt, receiptCheckEndpoints } from '#contract/site/receipt-check.ts';
import { addressOf } from '#web/api/address-of.ts';
import { call } from '#web/api/client.ts';
import { type Asked, type Lookup, useLookup } from '#web/api/use-lookup.ts';

const checkReceipt = addressOf<typeof receiptCheckEndpoints.checkReceipt>({
  method: 'GET',
  path: '/api/receipt-checks/:code',
});

/** As the endpoint takes it. No entry is half as long, so what is longer is unreadable either way. */
const entryLengthMax = 40;

export type ReceiptCheck = Lookup<CheckedReceipt>;

/** The lender's answer to a receipt's code, and to the entry on its paper unless that is empty. */
export function useReceiptCheck(code: string, entry: string): Asked<CheckedReceipt> {
  const look = useCallback(async () => {
    const query = entry === '' ? {} : { entry: entry.slice(0, entryLengthMax) };
    return (await call(checkReceipt, { params: { code }, query })).data;
  }, [code, entry]);
  return useLookup(look);
}

import type { Receipt } from '#contract/lending/receipts.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { now } from '#web/format/now.ts';
import { ownServer, sharedSession } from './fixtures.ts';

/** The newest receipts of the sample lender, valid or void, which are older than what tests record and reverse; of one branch, where its code is given. */
export async function sampleReceipts(
  state: 'valid' | 'reversed',
  count = 1,
  branchCode?: string,
): Promise<(Receipt & { readonly code: string })[]> {
  const { session: as } = await sharedSession('superadmin');
  const server = callsAt(ownServer());
  const until = addDays(businessDateOf(now()), -14);
  const { data: branches } = await server.call('listBranches', { as });
  const branchId = branches.find(({ code }) => code === branchCode)?.id;
  const query = { from: addDays(until, -365), until, state, branchId, kind: 'payment' } as const;
  const { data } = await server.call('listPayments', { as, query });
  const receipts = await Promise.all(
    data.slice(0, count).map(({ entryId }) => server.call('getReceipt', { as, params: { entryId } })),
  );
  return receipts.flatMap((receipt) => (receipt.code === null ? [] : [{ ...receipt, code: receipt.code }]));
}

import type { Receipt } from '#contract/lending/receipts.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { callsAt } from '#test/support/calls.ts';
import { now } from '#web/format/now.ts';
import { ownServer, sharedSession } from './fixtures.ts';

/** The newest receipts of the sample lender's last year, valid or void. */
export async function sampleReceipts(state: 'valid' | 'reversed', count = 1): Promise<Receipt[]> {
  const { session: as } = await sharedSession('superadmin');
  const server = callsAt(ownServer());
  const until = businessDateOf(now());
  const query = { from: addDays(until, -365), until, state };
  const { data } = await server.call('listPayments', { as, query });
  return Promise.all(
    data.slice(0, count).map(({ entryId }) => server.call('getReceipt', { as, params: { entryId } })),
  );
}

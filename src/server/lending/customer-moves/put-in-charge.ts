import type { PoolClient } from 'pg';
import type { RecordedOrigin } from '#server/platform/audit/record-audit-event.ts';
import { recordAuditEvents } from '#server/platform/audit/record-audit-events.ts';
import { moveAgreements } from './move-agreements.ts';
import { type BeforeMove, moveEventOf, type Place } from './move-event.ts';

const move = {
  name: 'move-customers',
  text: 'UPDATE customers SET branch_id = $2, officer_id = $3, version = version + 1 WHERE id = ANY($1)',
};

/**
 * Puts another officer in charge of customers whom the caller has locked, and of all their agreements. Counts those that were
 * not there already.
 */
export async function putInCharge(
  client: PoolClient,
  origin: RecordedOrigin,
  chosen: readonly BeforeMove[],
  to: Place,
  reason: string,
  now: number,
): Promise<{ readonly customers: number; readonly agreements: number }> {
  const customers = chosen.filter((customer) => !isAt(customer, to));
  await client.query({ ...move, values: [customers.map(({ id }) => id), to.branchId, to.officerId] });
  const agreements = await moveAgreements(
    client,
    chosen.map(({ id }) => id),
    to,
  );
  const events = [
    ...customers.map((customer) => moveEventOf('customer', customer, to, reason)),
    ...agreements.map((agreement) => moveEventOf('agreement', agreement, to, reason)),
  ];
  if (events.length > 0) await recordAuditEvents(client, origin, new Date(now), events);
  return { customers: customers.length, agreements: agreements.length };
}

function isAt(placed: Place, to: Place): boolean {
  return placed.branchId === to.branchId && placed.officerId === to.officerId;
}

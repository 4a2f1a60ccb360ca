import type { PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { arrivalOf } from './cash-places.ts';
import { lockDeposit } from './lock-deposit.ts';

const insertTakeBack = namedStatement(
  'insert-cash-arrival-take-back',
  `WITH arrival AS (SELECT v.* FROM ${arrivalOf(':depositId')} v WHERE v.match_id = :matchId),
     taken AS (
       INSERT INTO cash_arrival_take_backs (arrival_id, deposit_id, match_id, taken_back_by, taken_back_at)
       SELECT id, deposit_id, match_id, :by, :at FROM arrival)
   SELECT arrived_on AS "arrivedOn" FROM arrival`,
);

/**
 * Takes back in an open transaction the arrival that a match of a statement line confirmed: the deposit is in transit again. An arrival that
 * was confirmed otherwise stays.
 */
export async function takeBackArrival(
  client: PoolClient,
  origin: Origin & { readonly reach: BranchReach },
  { depositId, matchId }: { readonly depositId: string; readonly matchId: string },
  at: Date,
): Promise<void> {
  const { branchId, amount, accountName, slipNumber } = await lockDeposit(client, origin.reach, depositId);
  const { rows } = await client.query<{ arrivedOn: CalendarDate }>(
    insertTakeBack({ depositId, matchId, by: origin.actor.userId, at }),
  );
  if (rows[0] === undefined) return;
  await recordAuditEvent(client, origin, at, {
    branchId,
    action: 'take_back_arrival',
    subject: 'cash',
    subjectId: depositId,
    before: { amount, accountName, slipNumber, arrivedOn: rows[0].arrivedOn },
  });
}

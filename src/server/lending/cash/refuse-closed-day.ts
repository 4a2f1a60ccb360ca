import type { PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { mayCashMove } from '#domain/lending/cash-days/cash-day.ts';
import { Refusal } from '#server/platform/refusal.ts';

const findClosedUntil = {
  name: 'find-cash-closed-until',
  text: 'SELECT closed_until AS "closedUntil" FROM cash_books WHERE branch_id = $1',
};

/** Refuses what moves cash on a closed day. The drawer is locked, so the day is not closed meanwhile. */
export async function refuseClosedDay(client: PoolClient, branchId: string, at: Date): Promise<void> {
  const { rows } = await client.query<{ closedUntil: CalendarDate | null }>({
    ...findClosedUntil,
    values: [branchId],
  });
  if (!mayCashMove(businessDateOf(at.getTime()), rows[0]?.closedUntil ?? null))
    throw new Refusal('cash_day_closed');
}

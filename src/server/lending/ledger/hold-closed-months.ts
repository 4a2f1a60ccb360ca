import type { PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

const hold = { name: 'hold-closed-months', text: 'SELECT books_closed_until() AS "closedUntil"' };

/** The last day of the last closed month, null if none is closed. No month closes or reopens until the transaction ends. */
export async function holdClosedMonths(client: PoolClient): Promise<CalendarDate | null> {
  const { rows } = await client.query<{ closedUntil: CalendarDate | null }>(hold);
  return rows[0]?.closedUntil ?? null;
}

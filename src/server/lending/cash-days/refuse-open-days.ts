import type { Pool, PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { daysLeftOpen } from './left-open.ts';

export interface OpenCashRow {
  readonly branchId: string;
  readonly branchCode: string;
  readonly city: Phrase;
  /** The first day that is not closed. */
  readonly since: CalendarDate;
}

const listOpen = namedStatement(
  'list-cash-open-in-month',
  `SELECT b.id AS "branchId", b.code AS "branchCode", ${phraseOf('b.city')} AS city, o.first_day AS since
     FROM (${daysLeftOpen({ before: ':until::date + 1', from: `'-infinity'::timestamptz`, only: '(:branchId::uuid IS NULL OR d.branch_id = :branchId)' })}) o
     JOIN branches b ON b.id = o.branch_id ORDER BY b.position, b.id`,
);

/** The branches with a day of cash up to a month's last day that is not closed. A branch without a counted drawer has none. */
export async function readOpenCash(
  client: Pool | PoolClient,
  until: CalendarDate,
  branchId: string | null = null,
): Promise<OpenCashRow[]> {
  return (await client.query<OpenCashRow>(listOpen({ until, branchId }))).rows;
}

/** Refuses the close of a month while a day of it is open at a branch. No day closes or reopens meanwhile: postings are held. */
export async function refuseOpenCash(client: Pool | PoolClient, until: CalendarDate): Promise<void> {
  const branches = await readOpenCash(client, until);
  if (branches.length > 0) throw new Refusal('cash_days_not_closed', { branches });
}

import type { Pool } from 'pg';
import { addDays, addMonths, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { isSettled } from '#domain/desk/challenges/challenge-actions.ts';
import type { Instant } from '#domain/instant.ts';
import { inOneSnapshot } from '#server/lending/verify/one-snapshot.ts';
import { lenderChain, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { monthOf } from '../dashboards/period-days.ts';
import { type BranchExposure, exposuresAtEnds } from './month-exposures.ts';

const months = 12;

/** The last 12 month ends before today, the earliest first. */
export function monthEndsBefore(today: CalendarDate): CalendarDate[] {
  const month = monthOf(today);
  return Array.from({ length: months }, (_, place) => addDays(addMonths(month, place + 1 - months), -1));
}

const readFixed = namedStatement(
  'read-fixed-months',
  'SELECT DISTINCT month_end AS "monthEnd" FROM arrears_months WHERE month_end = ANY (:ends::date[])',
);

const fix = namedStatement(
  'fix-arrears-months',
  `INSERT INTO arrears_months (month_end, branch_id, agreements, outstanding, over_1, over_30, over_60, over_90)
   SELECT day, "branchId", agreements, outstanding, over[1], over[2], over[3], over[4]
     FROM json_to_recordset(:exposures::json) AS exposure
          (day date, "branchId" uuid, agreements integer, outstanding bigint, over bigint[])`,
);

// Of two concurrent calls the second waits, and then reads the months that the first has fixed. So it may take longer
// than other statements.
const takeTime = `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
                  SET LOCAL idle_in_transaction_session_timeout = 0`;
const key = `hashtextextended('arrears months', 0)`;
const lock = `SELECT pg_advisory_xact_lock(${key})`;
const lockUnlessTaken = `SELECT pg_try_advisory_xact_lock(${key}) AS "isOurs"`;

const nobody = { actor: null, clientAddress: null };

/**
 * Fixes the months that are over and not fixed yet. They are computed as recorded at their ends, so the time of fixing
 * matters little: only the branch of an agreement is the present one. Without a signal to stop, it waits for another process
 * that is fixing them.
 */
export async function fixMonths(
  pool: Pool,
  today: CalendarDate,
  now: Instant,
  stopping?: AbortSignal,
): Promise<void> {
  const ends = monthEndsBefore(today).filter((end) => isSettled({ startsOn: end, endsOn: end }, now));
  if ((await unfixed(pool, ends)).length === 0) return;
  await inTransaction(pool, async (client) => {
    await client.query(takeTime);
    if (stopping === undefined) await client.query(lock);
    else if (!(await isOurs(client))) return;
    const [first, ...others] = await unfixed(client, ends);
    if (first === undefined) return;
    const exposures = await inOneSnapshot(pool, 1, async ([reader]) =>
      reader === undefined ? [] : await readExposures(reader, [first, ...others], stopping),
    );
    await client.query(fix({ exposures: JSON.stringify(exposures) }));
    await recordAuditEvent(client, nobody, new Date(now), {
      branchId: null,
      action: 'record_month_ends',
      subject: 'report',
      subjectId: lenderChain,
    });
  });
}

async function isOurs(client: Pick<Pool, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(lockUnlessTaken);
  return rows[0]?.isOurs === true;
}

async function unfixed(client: Pick<Pool, 'query'>, ends: readonly CalendarDate[]): Promise<CalendarDate[]> {
  const { rows } = await client.query<{ monthEnd: CalendarDate }>(readFixed({ ends }));
  return ends.filter((end) => !rows.some(({ monthEnd }) => monthEnd === end));
}

const findBranches = { name: 'find-ids-of-branches', text: 'SELECT id FROM branches' };

async function readExposures(
  client: Parameters<typeof exposuresAtEnds>[0],
  ends: Parameters<typeof exposuresAtEnds>[1],
  stopping: AbortSignal | undefined,
): Promise<readonly BranchExposure[]> {
  const { rows } = await client.query<{ id: string }>(findBranches);
  const branchIds = rows.map(({ id }) => id);
  return exposuresAtEnds(client, ends, branchIds, stopping);
}

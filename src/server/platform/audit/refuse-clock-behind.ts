import type { Pool } from 'pg';
import { minuteMs } from '#domain/instant.ts';
import type { Clock } from '../clock.ts';
import { StartupError } from '../startup-error.ts';

/** The clocks of two servers may differ by so much. The trigger that chains events allows the same. */
const clockOffMaxMs = minuteMs;

const findTimes = `SELECT max(recorded_at) AS "newestAt", clock_timestamp() AS "databaseAt" FROM audit_events`;

interface Times {
  readonly newestAt: Date | null;
  readonly databaseAt: Date;
}

/** A clock that is wrong, or may be. */
export interface ClockFault {
  /** True if every change is refused until it is right. */
  readonly isBehind: boolean;
  /** Says which clock differs from what, and by how much. */
  readonly sentence: string;
}

/**
 * Compares the clock of this machine with the newest audit event and with the clock of the database. Null if it is right, or if
 * nothing shows that it is wrong.
 */
export async function clockFaultOf(pool: Pool, clock: Clock): Promise<ClockFault | null> {
  const { newestAt, databaseAt } = (await pool.query<Times>(findTimes)).rows[0] as Times;
  const now = clock.now();
  const behindMs = (newestAt?.getTime() ?? 0) - now;
  if (behindMs > clockOffMaxMs) {
    const sentence = `The clock of this machine is ${minutes(behindMs)} minutes behind the newest audit event, of ${newestAt?.toISOString()}: set the clock right, then start again.`;
    return { isBehind: true, sentence };
  }
  const aheadMs = now - databaseAt.getTime();
  if (Math.abs(aheadMs) <= clockOffMaxMs) return null;
  const sentence = `The clock of this machine is ${minutes(Math.abs(aheadMs))} minutes ${aheadMs > 0 ? 'ahead of' : 'behind'} the clock of the database: one of them is wrong, and days of back-dating are counted from this one. Keep both by NTP.`;
  return { isBehind: false, sentence };
}

function minutes(ms: number): string {
  return Math.ceil(ms / minuteMs).toLocaleString('en');
}

/**
 * Refuses, with a StartupError, a clock that is behind the newest audit event: back-dating is counted from that clock. Returns
 * the sentence about a clock that differs from the database's.
 */
export async function refuseClockBehind(pool: Pool, clock: Clock): Promise<string | null> {
  const fault = await clockFaultOf(pool, clock);
  if (fault?.isBehind) throw new StartupError(fault.sentence);
  return fault?.sentence ?? null;
}

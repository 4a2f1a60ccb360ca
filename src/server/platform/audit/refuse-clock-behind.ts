import type { Pool } from 'pg';
import { minuteMs } from '#domain/instant.ts';
import type { Clock } from '../clock.ts';
import { StartupError } from '../startup-error.ts';

/** The clocks of two servers may differ by so much. The trigger that chains events allows the same. */
const clockBehindMaxMs = minuteMs;

const findNewest = `SELECT max(recorded_at) AS "newestAt" FROM audit_events`;

/** Refuses, with a StartupError, a clock that is behind the newest audit event: back-dating is counted from that clock. */
export async function refuseClockBehind(pool: Pool, clock: Clock): Promise<void> {
  const newestAt = (await pool.query<{ newestAt: Date | null }>(findNewest)).rows[0]?.newestAt;
  const behindMs = (newestAt?.getTime() ?? 0) - clock.now();
  if (behindMs <= clockBehindMaxMs) return;
  throw new StartupError(
    `The clock of this machine is ${Math.ceil(behindMs / minuteMs).toLocaleString('en')} minutes behind the newest audit event, of ${newestAt?.toISOString()}: set the clock right, then start again.`,
  );
}

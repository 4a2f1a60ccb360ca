import type { Pool, PoolClient } from 'pg';
import type { JudgedPromises } from '#contract/insight/dashboards.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { promiseBounds } from '#domain/desk/contact-requests/promise.ts';
import { hourMs, type Instant } from '#domain/instant.ts';
import { rowText } from '#server/desk/request-queue/promise-state.ts';
import { firstAnsweredPlace } from '#server/desk/request-queue/request-filters.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Reach } from '#server/platform/reach.ts';
import type { Days } from './period-days.ts';

/** Only a user who reaches every branch reads these sums. */
type PromiseReach = Reach<'all'>;

export interface BranchPromises extends JudgedPromises {
  readonly id: string;
}

// A request without a contact is unanswered after 24 hours: the sum of all, minus the few of the last day.
const byBranch = namedStatement(
  'contact-promise-by-branch',
  `SELECT b.id, coalesce(days.kept, 0) AS kept, coalesce(days.late, 0) AS late,
          coalesce(days.received - days.kept - days.late, 0) - coalesce(recent.open, 0) AS unanswered
     FROM branches b
     LEFT JOIN (SELECT branch_id, sum(received)::integer AS received, sum(kept)::integer AS kept, sum(late)::integer AS late
                  FROM contact_request_days WHERE received_on BETWEEN :from::date AND :until::date
                 GROUP BY branch_id) days ON days.branch_id = b.id
     LEFT JOIN (SELECT r.branch_id, count(*)::integer AS open
                  FROM contact_requests r
                 WHERE ${rowText} AND r.first_contact_at IS NULL
                   AND r.received_at >= :openSince::timestamptz AND r.received_at < :openBefore::timestamptz
                 GROUP BY r.branch_id) recent ON recent.branch_id = b.id
    WHERE :branchId::uuid IS NULL OR b.id = :branchId
    ORDER BY b.position, b.id`,
);

/** The outcomes of the 24-hour promise for the requests that came on these days, at each branch or at one. */
export async function promisesByBranch(
  pool: Pool | PoolClient,
  _reach: PromiseReach,
  { branchId, now, from, until }: Days & { readonly branchId: string | null; readonly now: Instant },
): Promise<BranchPromises[]> {
  const openSince = new Date(Math.max(promiseBounds(now).overdueBefore, startOfBusinessDate(from)));
  const openBefore = new Date(startOfBusinessDate(addDays(until, 1)));
  return (await pool.query<BranchPromises>(byBranch({ branchId, from, until, openSince, openBefore }))).rows;
}

export interface WaitingHour {
  /** The whole hours left of the 24; below 0 if the time is over. */
  readonly hour: number;
  readonly requests: number;
}

// The queue place of a waiting request is its time of arrival in microseconds, so an index alone answers.
const byHour = namedStatement(
  'waiting-requests-by-hour',
  `SELECT greatest(floor((r.queue_place - :overdueBefore::bigint) / ${hourMs * 1000}.0), -1)::integer AS hour,
          count(*)::integer AS requests
     FROM branches b
     JOIN contact_requests r ON r.branch_id = b.id AND ${rowText} AND r.queue_place < ${firstAnsweredPlace}
    WHERE :branchId::uuid IS NULL OR b.id = :branchId
    GROUP BY 1`,
);

/** The requests that wait for their first contact, of any age, by the hours left of their 24. */
export async function waitingByHour(
  pool: Pool | PoolClient,
  _reach: PromiseReach,
  { branchId, now }: { readonly branchId: string | null; readonly now: Instant },
): Promise<WaitingHour[]> {
  const overdueBefore = promiseBounds(now).overdueBefore * 1000;
  return (await pool.query<WaitingHour>(byHour({ branchId, overdueBefore }))).rows;
}

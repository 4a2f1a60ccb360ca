import type { PoolClient } from 'pg';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import {
  type ArrearsSum,
  addExposure,
  type Exposure,
  exposureBefore,
  nothingOutstanding,
  type RecordedAgreement,
  recordedAgreement,
} from '#server/lending/ledger/past-exposure.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** The outstanding amount of a branch at the end of a day. */
export interface BranchExposure extends ArrearsSum {
  readonly day: CalendarDate;
  readonly branchId: string;
}

const findChanged = namedStatement(
  'find-agreements-changed-since-month',
  `SELECT agreement_id AS id FROM entries WHERE recorded_at >= :since
    UNION SELECT agreement_id FROM schedules WHERE made_at >= :since`,
);

const exposures = `branch_id AS "branchId", oldest_unpaid_due_on AS "oldestUnpaidDueOn"`;

const readUnchanged = namedStatement(
  'read-exposures-unchanged',
  `SELECT ${exposures}, sum(agreements)::integer AS agreements, sum(outstanding)::bigint AS outstanding
     FROM (SELECT branch_id, oldest_unpaid_due_on, agreements, outstanding FROM arrears_days
            UNION ALL
           SELECT branch_id, oldest_unpaid_due_on, -1, -outstanding FROM agreements
            WHERE id = ANY (:changed::uuid[]) AND status = 'active') side
    GROUP BY 1, 2`,
);

const readAgreements = namedStatement(
  'read-agreements-of-months',
  `SELECT ${recordedAgreement(':until')}
     FROM agreements a WHERE a.id = ANY (:ids::uuid[])`,
);

/** Others are answered in between. */
const agreementsPerRead = 100;

/**
 * The exposures of the branches at the ends of some days, the earliest first, as recorded by then: later entries are left
 * out, whatever day they count for. Agreements without later records are summed as stored; the others are replayed in
 * batches.
 */
export async function exposuresAtEnds(
  client: PoolClient,
  days: readonly [CalendarDate, ...CalendarDate[]],
  branchIds: readonly string[],
  stopping?: AbortSignal,
): Promise<readonly BranchExposure[]> {
  const ends = days.map((day) => ({ day, before: startOfBusinessDate(addDays(day, 1)) }));
  const sums = new Map(
    days.flatMap((day) =>
      branchIds.map((branchId) => [`${day} ${branchId}`, { day, branchId, ...nothingOutstanding() }]),
    ),
  );
  const until = new Date(Math.max(...ends.map(({ before }) => before)));
  const { rows: found } = await client.query<{ id: string }>(
    findChanged({ since: new Date(startOfBusinessDate(addDays(days[0], 1))) }),
  );
  const changed = found.map(({ id }) => id);
  const { rows: unchanged } = await client.query<Exposure>(readUnchanged({ changed }));
  for (const day of days) for (const exposure of unchanged) add(sums, day, exposure);
  for (let read = 0; read < changed.length; read += agreementsPerRead) {
    stopping?.throwIfAborted();
    const ids = changed.slice(read, read + agreementsPerRead);
    const { rows: agreements } = await client.query<RecordedAgreement>(readAgreements({ ids, until }));
    for (const { day, before } of ends)
      for (const agreement of agreements) {
        const exposure = exposureBefore(agreement, before);
        if (exposure !== null) add(sums, day, exposure);
      }
  }
  return [...sums.values()];
}

function add(sums: ReadonlyMap<string, BranchExposure>, day: CalendarDate, exposure: Exposure): void {
  const sum = sums.get(`${day} ${exposure.branchId}`);
  invariant(sum !== undefined, 'every agreement is of a branch');
  addExposure(sum, day, exposure);
}

import type { PoolClient } from 'pg';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import { parDays } from '#domain/lending/collections/portfolio-at-risk.ts';
import { daysPastDue } from '#domain/lending/collections/standing.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import { type ReplayedEntry, replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** An agreement, or several with one oldest unpaid day. */
interface Exposure {
  readonly branchId: string;
  readonly oldestUnpaidDueOn: CalendarDate;
  readonly agreements: number;
  readonly outstanding: number;
}

/** What was outstanding at a branch at the end of a day, and how much of it on agreements late by more than `parDays`. */
export interface BranchExposure {
  readonly day: CalendarDate;
  readonly branchId: string;
  agreements: number;
  outstanding: number;
  readonly over: number[];
}

interface ReadAgreement {
  readonly branchId: string;
  /** The latest first. */
  readonly schedules: readonly (Schedule & { readonly madeAt: Instant; readonly number: number })[];
  readonly entries: readonly (ReplayedEntry & { readonly recordedAt: Instant })[];
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
  `SELECT a.branch_id AS "branchId",
          (SELECT json_agg(json_build_object(
                    'number', s.number, 'madeAt', (extract(epoch FROM s.made_at) * 1000)::bigint, 'carried', s.carried,
                    'rows', (SELECT json_agg(json_build_object('number', i.number, 'dueOn', i.due_on, 'amount', i.amount)
                                             ORDER BY i.number)
                               FROM installments i WHERE i.agreement_id = a.id AND i.schedule_number = s.number))
                  ORDER BY s.number DESC)
             FROM schedules s WHERE s.agreement_id = a.id AND s.number <= a.schedule_number) AS schedules,
          (SELECT coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'valuedOn', e.valued_on,
                                                      'rule', e.rule, 'reverses', e.reverses,
                                                      'recordedAt', (extract(epoch FROM e.recorded_at) * 1000)::bigint)
                                    ORDER BY e.position), '[]')
             FROM entries e WHERE e.agreement_id = a.id) AS entries
     FROM agreements a WHERE a.id = ANY (:ids::uuid[])`,
);

/** Others are answered in between. */
const agreementsPerRead = 100;

/**
 * The exposures of the branches at the ends of some days, the earliest first, as they were recorded then: an entry that was
 * recorded later is not in them, whatever day it counts for. What nothing was recorded on since is as it is stored; the rest
 * is replayed, a part at a time.
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
      branchIds.map((branchId) => [
        `${day} ${branchId}`,
        { day, branchId, agreements: 0, outstanding: 0, over: parDays.map(() => 0) },
      ]),
    ),
  );
  const { rows: found } = await client.query<{ id: string }>(
    findChanged({ since: new Date(startOfBusinessDate(addDays(days[0], 1))) }),
  );
  const changed = found.map(({ id }) => id);
  const { rows: unchanged } = await client.query<Exposure>(readUnchanged({ changed }));
  for (const day of days) for (const exposure of unchanged) add(sums, day, exposure);
  for (let read = 0; read < changed.length; read += agreementsPerRead) {
    stopping?.throwIfAborted();
    const ids = changed.slice(read, read + agreementsPerRead);
    const { rows: agreements } = await client.query<ReadAgreement>(readAgreements({ ids }));
    for (const { day, before } of ends)
      for (const agreement of agreements) {
        const exposure = exposureOf(agreement, before);
        if (exposure !== null) add(sums, day, exposure);
      }
  }
  return [...sums.values()];
}

function add(sums: ReadonlyMap<string, BranchExposure>, day: CalendarDate, exposure: Exposure): void {
  const { branchId, oldestUnpaidDueOn, agreements, outstanding } = exposure;
  const sum = sums.get(`${day} ${branchId}`);
  invariant(sum !== undefined, 'every agreement is of a branch');
  sum.agreements += agreements;
  sum.outstanding += outstanding;
  const days = daysPastDue(oldestUnpaidDueOn, day);
  for (const [place, limit] of parDays.entries())
    if (days > limit) sum.over[place] = (sum.over[place] ?? 0) + outstanding;
}

/** One agreement as it was recorded before a moment; null where it was not delivered, or owed nothing. */
function exposureOf({ branchId, schedules, entries }: ReadAgreement, before: Instant): Exposure | null {
  const known = entries.filter(({ recordedAt }) => recordedAt < before);
  const schedule = schedules.find(({ madeAt, number }) => number === 1 || madeAt < before);
  if (schedule === undefined || !isDelivered(known)) return null;
  const { outstanding, oldestUnpaidDueOn } = replay(schedule, known);
  return oldestUnpaidDueOn === null ? null : { branchId, oldestUnpaidDueOn, agreements: 1, outstanding };
}

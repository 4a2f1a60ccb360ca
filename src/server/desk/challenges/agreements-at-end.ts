import type { Pool, PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import { type Figures, type ReplayedEntry, replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** An agreement as it was when a challenge ended. */
export interface AgreementAtEnd {
  readonly id: string;
  readonly officerId: string;
  readonly rows: Schedule['rows'];
  readonly figures: Figures;
}

interface ReadAgreement {
  readonly id: string;
  readonly officerId: string;
  readonly carried: Schedule['carried'];
  readonly rows: Schedule['rows'];
  readonly entries: readonly ReplayedEntry[];
}

// The schedule of that moment is the one that counts now, or the last one before it that a later reschedule replaced.
const findChanged = namedStatement(
  'find-agreements-changed-since-end',
  `SELECT a.id, a.officer_id AS "officerId", s.carried,
          (SELECT coalesce(json_agg(json_build_object('number', i.number, 'dueOn', i.due_on, 'amount', i.amount)
                                    ORDER BY i.number), '[]')
             FROM installments i WHERE i.agreement_id = a.id AND i.schedule_number = s.number) AS rows,
          (SELECT coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'valuedOn', e.valued_on,
                                                      'rule', e.rule, 'reverses', e.reverses) ORDER BY e.position), '[]')
             FROM entries e WHERE e.agreement_id = a.id AND e.recorded_at < :before) AS entries
     FROM (SELECT agreement_id FROM entries WHERE recorded_at >= :before
            UNION SELECT agreement_id FROM schedules WHERE made_at >= :before) changed
     JOIN agreements a ON a.id = changed.agreement_id AND a.officer_id = ANY (:employeeIds::uuid[])
    CROSS JOIN LATERAL (
      SELECT number, carried FROM schedules s
       WHERE s.agreement_id = a.id AND s.number <= a.schedule_number AND (s.made_at < :before OR s.number = 1)
       ORDER BY s.number DESC LIMIT 1) s`,
);

/**
 * The agreements of these officers that something was recorded on since a challenge ended, as they were then. All others
 * store the figures of that moment. Those that were not delivered yet owed nothing, and have no rows.
 */
export async function agreementsChangedSince(
  client: Pool | PoolClient,
  before: Date,
  employeeIds: readonly string[],
): Promise<AgreementAtEnd[]> {
  const { rows } = await client.query<ReadAgreement>(findChanged({ before, employeeIds }));
  return rows.map(({ id, officerId, carried, rows: planned, entries }) => {
    const schedule = { rows: isDelivered(entries) ? planned : [], carried };
    return { id, officerId, rows: schedule.rows, figures: replay(schedule, entries) };
  });
}

/** A row of a schedule that fell due in a period, with what was paid of it. */
export interface FallenDue {
  readonly agreementId: string;
  readonly employeeId: string;
  readonly dueOn: CalendarDate;
  readonly amount: number;
  readonly paid: number;
}

/** What fell due in a period on an agreement, without the row of the down payment. */
export function fallenDueOf(
  { id, officerId, rows, figures }: AgreementAtEnd,
  startsOn: CalendarDate,
  upTo: CalendarDate,
): FallenDue[] {
  return rows
    .map((row, index) => ({ ...row, paid: figures.paid[index] ?? 0 }))
    .filter(({ number, dueOn }) => number > 0 && dueOn >= startsOn && dueOn <= upTo)
    .map(({ dueOn, amount, paid }) => ({ agreementId: id, employeeId: officerId, dueOn, amount, paid }));
}

import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { parDays } from '#domain/lending/collections/portfolio-at-risk.ts';
import { daysPastDue } from '#domain/lending/collections/standing.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import { type ReplayedEntry, replay, type Schedule } from '#domain/lending/ledger/replay.ts';

/** An agreement, or several with one oldest unpaid day. */
export interface Exposure {
  readonly branchId: string;
  readonly oldestUnpaidDueOn: CalendarDate;
  readonly agreements: number;
  readonly outstanding: number;
}

/** The outstanding amount at the end of a day, and the part of it on agreements late by more than each of `parDays`. */
export interface ArrearsSum {
  agreements: number;
  outstanding: number;
  readonly over: number[];
}

export function nothingOutstanding(): ArrearsSum {
  return { agreements: 0, outstanding: 0, over: parDays.map(() => 0) };
}

export function addExposure(
  sum: ArrearsSum,
  day: CalendarDate,
  { oldestUnpaidDueOn, agreements, outstanding }: Omit<Exposure, 'branchId'>,
): void {
  sum.agreements += agreements;
  sum.outstanding += outstanding;
  const days = daysPastDue(oldestUnpaidDueOn, day);
  for (const [place, limit] of parDays.entries())
    if (days > limit) sum.over[place] = (sum.over[place] ?? 0) + outstanding;
}

/** An agreement with its records up to some moment, and their times. */
export interface RecordedAgreement {
  readonly branchId: string;
  /** The latest first. */
  readonly schedules: readonly (Schedule & { readonly madeAt: Instant; readonly number: number })[];
  readonly entries: readonly (ReplayedEntry & { readonly recordedAt: Instant })[];
}

/** The columns of `RecordedAgreement`, of the agreement `a`; its entries up to a moment that SQL knows. */
export const recordedAgreement = (until: string) => `
          a.branch_id AS "branchId",
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
             FROM entries e WHERE e.agreement_id = a.id AND e.recorded_at < ${until}) AS entries`;

/** One agreement as recorded before a moment; null if it was not delivered, or had nothing outstanding. */
export function exposureBefore(
  { branchId, schedules, entries }: RecordedAgreement,
  before: Instant,
): Exposure | null {
  const known = entries.filter(({ recordedAt }) => recordedAt < before);
  const schedule = schedules.find(({ madeAt, number }) => number === 1 || madeAt < before);
  if (schedule === undefined || !isDelivered(known)) return null;
  const { outstanding, oldestUnpaidDueOn } = replay(schedule, known);
  return oldestUnpaidDueOn === null ? null : { branchId, oldestUnpaidDueOn, agreements: 1, outstanding };
}

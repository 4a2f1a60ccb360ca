import type { Pool, PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { type PaymentPromise, promisesWithState } from '#domain/lending/collections/payment-promise.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import { type Figures, type ReplayedEntry, replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import { standingEntries } from '#domain/lending/ledger/standing-entries.ts';
import { movedWhenDue } from '#server/lending/ledger/moved-when-due.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** An agreement as it was when a challenge ended. */
export interface AgreementAtEnd {
  readonly id: string;
  readonly officerId: string;
  /** The day on which it was brought in from a register; null if it was made here. */
  readonly broughtInOn: CalendarDate | null;
  readonly rows: Schedule['rows'];
  readonly figures: Figures;
  readonly moved: readonly MovedInstallment[];
  readonly promises: readonly PromiseAtEnd[];
}

/** An installment that was moved after it fell due, with the money that had paid a part of it. */
interface MovedInstallment {
  readonly dueOn: CalendarDate;
  readonly amount: number;
  readonly paid: number;
}

/** A promise to pay, for the officer who was in charge when it was made. */
interface PromiseAtEnd {
  readonly id: string;
  readonly officerId: string;
  readonly promisedFor: CalendarDate;
  readonly isKept: boolean;
}

interface ReadAgreement {
  readonly id: string;
  readonly officerId: string;
  readonly broughtInOn: CalendarDate | null;
  readonly carried: Schedule['carried'];
  readonly rows: Schedule['rows'];
  readonly moved: readonly MovedInstallment[];
  readonly entries: readonly (ReplayedEntry & {
    readonly recordedAt: Instant;
    readonly transferId: string | null;
  })[];
  readonly promises: readonly (PaymentPromise & { readonly id: string; readonly officerId: string })[];
}

// The schedule at that time: the current one, or the one that the first later reschedule replaced.
const findChanged = namedStatement(
  'find-agreements-changed-since-end',
  `SELECT a.id, a.officer_id AS "officerId", a.brought_in_on AS "broughtInOn", s.carried,
          (SELECT coalesce(json_agg(json_build_object('number', i.number, 'dueOn', i.due_on, 'amount', i.amount)
                                    ORDER BY i.number), '[]')
             FROM installments i WHERE i.agreement_id = a.id AND i.schedule_number = s.number) AS rows,
          (SELECT coalesce(json_agg(json_build_object('dueOn', m.due_on, 'amount', m.amount, 'paid', m.paid - m.relieved)), '[]')
             FROM (${movedWhenDue('SELECT a.id, s.previous_number')}) m) AS moved,
          (SELECT coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'valuedOn', e.valued_on,
                                                      'rule', e.rule, 'reverses', e.reverses, 'transferId', e.transfer_id,
                                                      'recordedAt', (extract(epoch FROM e.recorded_at) * 1000)::bigint)
                                    ORDER BY e.position), '[]')
             FROM entries e WHERE e.agreement_id = a.id AND e.recorded_at < :before) AS entries,
          (SELECT coalesce(json_agg(json_build_object('id', p.id, 'officerId', o.officer_id, 'amount', p.amount,
                                                      'promisedFor', p.promised_for,
                                                      'madeAt', (extract(epoch FROM p.recorded_at) * 1000)::bigint)), '[]')
             FROM payment_promises p JOIN promise_outcomes o ON o.promise_id = p.id
            WHERE p.agreement_id = a.id AND p.recorded_at < :before) AS promises
     FROM (SELECT agreement_id FROM entries WHERE recorded_at >= :before
            UNION SELECT agreement_id FROM schedules WHERE made_at >= :before) changed
     JOIN agreements a ON a.id = changed.agreement_id
      AND (a.officer_id = ANY (:employeeIds::uuid[])
           OR EXISTS (SELECT FROM promise_outcomes o
                       WHERE o.agreement_id = a.id AND o.officer_id = ANY (:employeeIds::uuid[])))
    CROSS JOIN LATERAL (
      SELECT number, carried, previous_number FROM schedules s
       WHERE s.agreement_id = a.id AND s.number <= a.schedule_number AND (s.made_at < :before OR s.number = 1)
       ORDER BY s.number DESC LIMIT 1) s`,
);

/**
 * The agreements of these officers, or with promises made to them, with entries since the end of a challenge, as they were at
 * the end. The stored figures of all other agreements have not changed since. An agreement that was not delivered yet has no
 * row.
 */
export async function agreementsChangedSince(
  client: Pool | PoolClient,
  before: Date,
  employeeIds: readonly string[],
): Promise<AgreementAtEnd[]> {
  const { rows } = await client.query<ReadAgreement>(findChanged({ before, employeeIds }));
  return rows.map((read) => {
    const { id, officerId, broughtInOn, carried, entries } = read;
    const isOwed = isDelivered(entries);
    const schedule = { rows: isOwed ? read.rows : [], carried };
    const figures = replay(schedule, entries);
    return {
      id,
      officerId,
      broughtInOn,
      rows: schedule.rows,
      figures,
      moved: isOwed ? read.moved : [],
      promises: promisesOf(read, businessDateOf(before.getTime())),
    };
  });
}

/** The promises as of the day after the end, when every promise for an earlier day is kept, broken or replaced. A replaced one does not count. */
function promisesOf({ promises, entries }: ReadAgreement, dayAfter: CalendarDate): PromiseAtEnd[] {
  const received = standingEntries(entries).filter(
    ({ kind, transferId }) => (kind === 'payment' || kind === 'recovery') && transferId === null,
  );
  return promisesWithState(promises, received, dayAfter)
    .filter(({ state }) => state !== 'replaced')
    .map(({ id, officerId, promisedFor, state }) => ({
      id,
      officerId,
      promisedFor,
      isKept: state === 'kept',
    }));
}

/** A point whose stored figures have changed since: see `Source`. */
export interface ReplayedPoint {
  readonly employeeId: string;
  readonly id: string;
  readonly agreementId: string;
  readonly on: CalendarDate;
  readonly counted: number;
  readonly total: number;
}

/**
 * The installments of an agreement that fell due, without the row of the down payment and those from before the move, and what
 * money paid of them. Those that were moved later are among them.
 */
export function fallenDueOf(agreement: AgreementAtEnd): ReplayedPoint[] {
  const { id, officerId, broughtInOn, rows, figures, moved } = agreement;
  const inForce = rows
    .map((row, index) => ({ ...row, paid: (figures.paid[index] ?? 0) - (figures.relieved[index] ?? 0) }))
    .filter(({ number }) => number > 0);
  const here = [...inForce, ...moved].filter(({ dueOn }) => broughtInOn === null || dueOn >= broughtInOn);
  return here.map(({ dueOn, amount, paid }) => ({
    employeeId: officerId,
    id,
    agreementId: id,
    on: dueOn,
    counted: paid,
    total: amount,
  }));
}

export function judgedPromisesOf({ id, promises }: AgreementAtEnd): ReplayedPoint[] {
  return promises.map((promise) => ({
    employeeId: promise.officerId,
    id: promise.id,
    agreementId: id,
    on: promise.promisedFor,
    counted: promise.isKept ? 1 : 0,
    total: 1,
  }));
}

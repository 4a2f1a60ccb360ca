import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type DueGroup, dueGroupOf } from '#domain/lending/collections/due-list.ts';
import {
  type PaymentPromise,
  promisesWithState,
  type ReceivedPayment,
} from '#domain/lending/collections/payment-promise.ts';
import { receivedOf } from './collections.queries.ts';

/** What tells the group of an agreement on a day. */
export interface DueSituation {
  readonly agreementId: string;
  readonly oldestUnpaidDueOn: CalendarDate | null;
  /** The newest first. */
  readonly promises: PaymentPromise[];
  readonly received: ReceivedPayment[];
}

/** Reads it of the agreement `a`. */
export const situationOf = `
  a.id AS "agreementId", a.oldest_unpaid_due_on AS "oldestUnpaidDueOn",
  (SELECT coalesce(json_agg(p), '[]')
     FROM (SELECT amount, promised_for AS "promisedFor", (extract(epoch FROM recorded_at) * 1000)::bigint AS "madeAt"
             FROM payment_promises WHERE agreement_id = a.id ORDER BY recorded_at DESC, id DESC) p) AS promises,
  (SELECT coalesce(json_agg(e), '[]') FROM (${receivedOf}) e) AS received`;

/** The last promise of an agreement with what has become of it, or null. */
export function lastPromiseOf({ promises, received }: DueSituation, today: CalendarDate) {
  const [last] = promisesWithState(promises, received, today);
  return last ?? null;
}

/** The group that an agreement is in, by the rule of the domain. */
export function groupOf(row: DueSituation, today: CalendarDate): DueGroup | null {
  return dueGroupOf({ oldestUnpaidDueOn: row.oldestUnpaidDueOn, promise: lastPromiseOf(row, today) }, today);
}

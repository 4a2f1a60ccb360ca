import type { Metric } from '#domain/desk/challenges/metric.ts';
import { isReceived, isRefund, takerOf } from '#server/lending/sums/collected-money.ts';
import { isDueHere } from '#server/lending/sums/due-here.ts';
import type { NamedValues } from '#server/platform/db/named-statement.ts';
import {
  type AgreementAtEnd,
  fallenDueOf,
  judgedPromisesOf,
  type ReplayedPoint,
} from './agreements-at-end.ts';
import { firstContacts, homeVisits } from './request-points.ts';
import type { Scope } from './scope.ts';

/**
 * The source of a metric: SQL for its points, which are the entries and events that it counts. Progress is their sum, so the
 * points shown to a user add up to it. Each point has `employee_id`, `id`, `kind`, `counts_on`, `agreement_id` or
 * `request_id`, the amount that it adds (`counted`) and, for a rate, the amount that could be reached (`total`).
 *
 * The SQL takes `:employeeIds`, the days `:startsOn` to `:upTo`, and its own values. `:before` is the end of the challenge.
 * Entries recorded later are ignored, and entries never change, so a query returns the same result for ever. Figures that
 * are stored with an agreement are current ones: a source of such figures leaves out the agreements `:changed` since the
 * end, and takes their points from `:replayed`.
 */
interface Source {
  readonly points: string;
  readonly valuesOf: (scope: Scope) => NamedValues;
  /** The sums that postings keep until the end, for some metrics: `"employeeId"`, `counted` and `total`. */
  readonly keptSums?: string;
}

const noRequest = 'NULL::uuid AS request_id';

/** A reversal is recorded after its entry, which is not before the first day, so only reversals since then are read. */
const reversedBy = (entry: string) => `
  LEFT JOIN entries r ON r.kind = 'reversal' AND r.reverses = ${entry}.id AND r.recorded_at < :before
   AND r.recorded_at >= :startsOn::date::timestamp AT TIME ZONE 'Asia/Karachi'`;

const countsByEnd = `e.counts_on BETWEEN :startsOn::date AND :upTo::date AND e.recorded_at < :before::timestamptz`;

/**
 * The rule of `collectedIn` in the domain, for the user who took the money. An entry that was reversed counts nothing. A reversal
 * is a point of its own only if its entry counts before the challenge: in a month that was closed when it was reversed.
 */
const collected = `
  SELECT e.recorded_by AS employee_id, e.id, e.kind, e.counts_on, e.agreement_id, ${noRequest},
         CASE WHEN r.id IS NULL THEN e.amount ELSE 0 END AS counted, e.amount AS total
    FROM entries e ${reversedBy('e')}
   WHERE e.recorded_by = ANY (:employeeIds::uuid[]) AND ${isReceived('e')} AND ${countsByEnd}
   UNION ALL
  SELECT ${takerOf('e')}, e.id, e.kind, e.counts_on, e.agreement_id, ${noRequest},
         CASE WHEN r.id IS NULL THEN -e.amount ELSE 0 END, -e.amount
    FROM entries e ${reversedBy('e')}
   WHERE ${isRefund('e')} AND ${countsByEnd} AND ${takerOf('e')} = ANY (:employeeIds::uuid[])
   UNION ALL
  SELECT taken_by, id, 'reversal', counts_on, agreement_id, ${noRequest}, amount, amount
    FROM (SELECT e.id, e.counts_on, e.agreement_id, ${takerOf('o')} AS taken_by,
                 CASE o.kind WHEN 'refund' THEN o.amount ELSE -o.amount END AS amount
            FROM entries e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
           WHERE e.kind = 'reversal' AND ${countsByEnd} AND o.counts_on < :startsOn::date
             AND (${isReceived('o')} OR ${isRefund('o')})) late
   WHERE taken_by = ANY (:employeeIds::uuid[])`;

const keptCollections = `
  SELECT taken_by AS "employeeId", sum(amount)::bigint AS counted, sum(amount)::bigint AS total
    FROM officer_collection_days
   WHERE taken_by = ANY (:employeeIds::uuid[]) AND counts_on BETWEEN :startsOn::date AND :upTo::date
   GROUP BY taken_by`;

const replayedAs = (kind: string) => `
  SELECT "employeeId", id, '${kind}', "on", "agreementId", ${noRequest}, counted, total
    FROM json_to_recordset(:replayed::json) AS replayed
         ("employeeId" uuid, id uuid, "agreementId" uuid, "on" date, counted bigint, total bigint)`;

/** The installments that fell due on an officer's agreements, and what money paid of them, early or late. Relief is not paid, and what a reschedule moved later stays due. */
const fallenDue = `
  SELECT a.officer_id AS employee_id, a.id, 'installment' AS kind, i.due_on AS counts_on, a.id AS agreement_id,
         ${noRequest}, i.paid - i.relieved AS counted, i.amount AS total
    FROM agreements a
    JOIN installments i ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
   WHERE a.officer_id = ANY (:employeeIds::uuid[]) AND a.status IN ('active', 'completed', 'written_off')
     AND i.number > 0 AND i.due_on BETWEEN :startsOn::date AND :upTo::date AND ${isDueHere}
     AND a.id <> ALL (:changed::uuid[])
   UNION ALL ${replayedAs('installment')}`;

const keptFallenDue = `
  SELECT officer_id AS "employeeId", sum(paid)::bigint AS counted, sum(amount)::bigint AS total
    FROM officer_due_days
   WHERE officer_id = ANY (:employeeIds::uuid[]) AND due_on BETWEEN :startsOn::date AND :upTo::date
     AND NOT is_down_payment
   GROUP BY officer_id HAVING sum(amount) > 0`;

/** A promise counts once it is kept, or its day is over. One that was replaced does not count. */
const judgedPromises = `
  SELECT o.officer_id AS employee_id, o.promise_id AS id, 'promise' AS kind, o.promised_for AS counts_on, o.agreement_id,
         ${noRequest}, o.is_kept::integer::bigint AS counted, 1::bigint AS total
    FROM promise_outcomes o
   WHERE o.officer_id = ANY (:employeeIds::uuid[]) AND o.promised_for BETWEEN :startsOn::date AND :upTo::date
     AND (o.is_kept OR o.promised_for < :today::date) AND NOT o.is_replaced AND o.agreement_id <> ALL (:changed::uuid[])
   UNION ALL ${replayedAs('promise')}`;

const standsBefore = (entry: string) => `
  ${entry}.recorded_at < :before
  AND NOT EXISTS (SELECT FROM entries x WHERE x.reverses = ${entry}.id AND x.recorded_at < :before)`;

/** Customers whose first agreement was delivered, for the officer in charge of it. Those brought in were customers before. */
const newCustomers = `
  SELECT a.officer_id AS employee_id, d.id, d.kind, d.counts_on, d.agreement_id,
         ${noRequest}, CASE WHEN r.id IS NULL THEN 1 ELSE 0 END AS counted, 1 AS total
    FROM entries d
    JOIN agreements a ON a.id = d.agreement_id AND a.officer_id = ANY (:employeeIds::uuid[]) ${reversedBy('d')}
   WHERE d.kind = 'delivery' AND NOT d.brought_in AND d.counts_on BETWEEN :startsOn::date AND :upTo::date
     AND d.recorded_at < :before::timestamptz
     AND NOT EXISTS (SELECT FROM agreements b
                       JOIN entries f ON f.agreement_id = b.id AND f.kind = 'delivery' AND ${standsBefore('f')}
                      WHERE b.customer_id = a.customer_id AND (f.counts_on, f.id) < (d.counts_on, d.id))`;

const recordedBefore = ({ before }: Scope) => ({ before });

/** The points of the agreements changed since the end, and which agreements these are. */
function replayedBy(pointsOf: (agreement: AgreementAtEnd) => ReplayedPoint[], scope: Scope) {
  const { employeeIds, startsOn, upTo, changedSinceEnd } = scope;
  const points = changedSinceEnd
    .flatMap(pointsOf)
    .filter(({ employeeId, on }) => employeeIds.includes(employeeId) && on >= startsOn && on <= upTo);
  return { changed: changedSinceEnd.map(({ id }) => id), replayed: JSON.stringify(points) };
}

export const sources: Readonly<Record<Metric, Source>> = {
  amount_collected: { points: collected, keptSums: keptCollections, valuesOf: recordedBefore },
  collection_rate: {
    points: fallenDue,
    keptSums: keptFallenDue,
    valuesOf: (scope) => replayedBy(fallenDueOf, scope),
  },
  new_active_customers: { points: newCustomers, valuesOf: recordedBefore },
  first_contact_in_time: { points: firstContacts, valuesOf: ({ overdueBefore }) => ({ overdueBefore }) },
  payment_promises_kept: {
    points: judgedPromises,
    valuesOf: (scope) => ({ today: scope.today, ...replayedBy(judgedPromisesOf, scope) }),
  },
  home_visits_done: { points: homeVisits, valuesOf: () => ({}) },
};

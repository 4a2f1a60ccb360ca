import type { PoolClient } from 'pg';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import {
  type PaymentPromise,
  promisesWithState,
  type ReceivedPayment,
} from '#domain/lending/collections/payment-promise.ts';
import type { AgreementRange } from './read-agreements.ts';

interface KeptPromise extends PaymentPromise {
  /** As stored; null without a row. */
  readonly isKept: boolean | null;
  readonly isLast: boolean | null;
  readonly isReplaced: boolean | null;
  /** True if it has the same agreement, customer and day, and the last one the same officer and branch. */
  readonly isItsOwn: boolean | null;
}

interface Promises {
  readonly number: string;
  /** As they were made. */
  readonly promises: readonly KeptPromise[];
  readonly received: readonly ReceivedPayment[];
}

const readPromises = {
  name: 'verify-promises',
  text: `SELECT a.number,
                (SELECT json_agg(json_build_object('amount', p.amount, 'promisedFor', p.promised_for,
                          'madeAt', (extract(epoch FROM p.recorded_at) * 1000)::bigint, 'isKept', o.is_kept, 'isLast', o.is_last,
                          'isReplaced', o.is_replaced,
                          'isItsOwn', (o.agreement_id, o.customer_id, o.promised_for) = (a.id, a.customer_id, p.promised_for)
                            AND (NOT o.is_last OR (o.branch_id, o.agreement_officer_id) = (a.branch_id, a.officer_id)))
                        ORDER BY p.recorded_at, p.id)
                   FROM payment_promises p LEFT JOIN promise_outcomes o ON o.promise_id = p.id
                  WHERE p.agreement_id = a.id) AS promises,
                (SELECT coalesce(json_agg(json_build_object('amount', e.amount, 'valuedOn', e.valued_on,
                          'recordedAt', (extract(epoch FROM e.recorded_at) * 1000)::bigint) ORDER BY e.position), '[]')
                   FROM entries e
                  WHERE e.agreement_id = a.id AND e.kind IN ('payment', 'recovery') AND e.transfer_id IS NULL
                    AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)) AS received
           FROM agreements a
          WHERE a.id > $1 AND a.id <= $2 AND EXISTS (SELECT FROM payment_promises WHERE agreement_id = a.id)
          ORDER BY a.id`,
};

/** Any day will do: the outcome of a promise does not depend on it. */
const anyDay = calendarDate('2000-01-01');

/** Assigns the payments of each agreement to its promises by the domain's rule, and names the differences from the stored ones. */
export async function promiseDifferences(
  client: PoolClient,
  { after, until }: AgreementRange,
): Promise<string[]> {
  const { rows } = await client.query<Promises>({ ...readPromises, values: [after, until] });
  return rows.flatMap(({ number, promises, received }) =>
    promisesWithState(promises, received, anyDay)
      .map(({ isKept, isReplaced, isLast, isItsOwn, state }, index) => ({
        place: index + 1,
        stored: outcome(isKept, isReplaced, isLast, isItsOwn),
        expected: outcome(state === 'kept', state === 'replaced', index === promises.length - 1, true),
      }))
      .filter(({ stored, expected }) => stored !== expected)
      .map(
        ({ place, stored, expected }) =>
          `${number}: the outcome of promise ${place} is ${stored}, by its payments ${expected}`,
      ),
  );
}

function outcome(...[isKept, isReplaced, isLast, isItsOwn]: readonly (boolean | null)[]): string {
  return JSON.stringify({ isKept, isReplaced, isLast, isItsOwn });
}

import { invariant } from '#domain/invariant.ts';
import { type ReplayedEntry, rowPaymentsOf, type Schedule } from '../ledger/replay.ts';
import type { RescheduledRow } from './reschedule.ts';

/**
 * The new schedule of a reschedule, with the payments that each row keeps from the old rows. `schedule` and
 * `entries` are those that the rescheduled rows were made from.
 */
export function carryOver(
  schedule: Schedule,
  entries: readonly ReplayedEntry[],
  rescheduled: readonly RescheduledRow[],
): Schedule {
  const numberNow = new Map(rescheduled.flatMap(({ number, keeps }) => keeps.map((old) => [old, number])));
  return {
    rows: rescheduled.map(({ number, dueOn, movedFrom, amount }) => ({
      number,
      dueOn,
      amount,
      ...(movedFrom && { movedFrom }),
    })),
    carried: rowPaymentsOf(schedule, entries).map((payment) => {
      const number = numberNow.get(payment.number);
      invariant(number !== undefined, `a row that was paid is kept, unlike ${payment.number}`);
      return { ...payment, number };
    }),
  };
}

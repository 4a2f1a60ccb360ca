import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type AgreementStatusReason, refusalOfAction } from '../agreements/agreement-actions.ts';
import type { Plan } from '../agreements/plan.ts';
import { areSameRows, downPaymentRow, scheduleOf } from '../agreements/schedule.ts';
import type { EntryHistory } from './check-reversal.ts';
import type { Entry } from './entry.ts';
import type { EntryKind } from './entry-kind.ts';
import { standingEntries } from './standing-entries.ts';

/** The kinds that an activation records. */
const openingKinds: readonly EntryKind[] = ['delivery', 'down_payment', 'starting_relief'];

function isOpening({ kind }: Pick<Entry, 'kind'>): boolean {
  return openingKinds.includes(kind);
}

/** True if the entries have a delivery that is not reversed. Otherwise nothing is owed. */
export function isDelivered(entries: readonly Pick<Entry, 'id' | 'kind' | 'reverses'>[]): boolean {
  return standingEntries(entries).some(({ kind }) => kind === 'delivery');
}

/**
 * The entries that are reversed with the delivery, in entry order: the delivery, its relief, and its down payment unless that
 * was reversed before. Afterwards every account has its balance from before the delivery.
 */
export function entriesOfDelivery(entries: readonly Entry[]): Entry[] {
  return standingEntries(entries).filter(isOpening);
}

export type DeliveryReversalRefusal =
  | { readonly reason: AgreementStatusReason }
  /** There are later money events; they must be reversed first. */
  | {
      readonly reason: 'entries_since_delivery';
      readonly count: number;
      readonly lastValuedOn: CalendarDate;
    }
  /** There is a later reschedule; it must be undone first. */
  | { readonly reason: 'rescheduled_since_delivery' }
  /** A register brought it in with other installments than those of its plan; only that import can be undone. */
  | { readonly reason: 'brought_in_with_own_rows' };

/**
 * The reason why a delivery recorded by mistake can't be reversed, or null. Only its down payment may follow it.
 * `reverse_delivery` leads back to an approved agreement, `reverse_delivery_and_cancel` to a cancelled one; its schedule is
 * that of its plan again, without the row of the down payment.
 */
export function refusalOfDeliveryReversal(
  { status, schedule, entries }: EntryHistory,
  plan: Plan,
): DeliveryReversalRefusal | null {
  const ofStatus = refusalOfAction('reverse_delivery', status);
  if (ofStatus !== null) return { reason: ofStatus };
  const since = standingEntries(entries).filter((entry) => !isOpening(entry));
  const days = since.map(({ valuedOn }) => valuedOn).sort();
  const lastValuedOn = days.at(-1);
  if (lastValuedOn !== undefined)
    return { reason: 'entries_since_delivery', count: days.length, lastValuedOn };
  const rows = [...downPaymentRow(plan), ...scheduleOf(plan)];
  if (areSameRows(rows, schedule.rows)) return null;
  const isBroughtIn = standingEntries(entries).some(
    ({ kind, broughtIn }) => kind === 'delivery' && broughtIn,
  );
  return { reason: isBroughtIn ? 'brought_in_with_own_rows' : 'rescheduled_since_delivery' };
}

import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type AgreementStatusReason, refusalOfAction } from '../agreements/agreement-actions.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';
import { refusalOfValuedOn, type ValuedOnRefusal } from './check-entry.ts';
import type { Entry } from './entry.ts';
import type { EntryKind } from './entry-kind.ts';
import { replay, type Schedule } from './replay.ts';

/** The entries of an agreement with the rows they pay: all that a reversal is judged by. */
export interface EntryHistory {
  readonly status: AgreementStatus;
  readonly schedule: Schedule;
  /** In entry order, the one to reverse among them. */
  readonly entries: readonly Entry[];
}

export interface ReversalRequest {
  readonly valuedOn: CalendarDate;
  readonly today: CalendarDate;
  readonly backDatingDaysMax: number;
}

export type ReversalRefusal =
  | AgreementStatusReason
  | ValuedOnRefusal
  | 'entry_not_reversible'
  | 'entry_already_reversed'
  | 'refund_stands'
  | 'recovery_stands';

/**
 * Delivery and the relief granted before the start are the agreement itself, and the customer consented to it. A reversal is
 * not taken back either: what it took away is recorded anew.
 */
const irreversible: readonly EntryKind[] = ['delivery', 'starting_relief', 'reversal'];

/**
 * Why an entry can't be reversed, or null. What was given back on the strength of a payment, or recovered after a write-off,
 * has to be reversed first: else the customer would owe money that was handed out, or have paid more than the price.
 */
export function refusalOfReversal(
  entry: Entry,
  { status, schedule, entries }: EntryHistory,
  request: ReversalRequest,
): ReversalRefusal | null {
  if (irreversible.includes(entry.kind)) return 'entry_not_reversible';
  if (entries.some(({ reverses }) => reverses === entry.id)) return 'entry_already_reversed';
  const refusal = refusalOfValuedOn(request.valuedOn, request) ?? refusalOfStatus(entry, status);
  if (refusal !== null) return refusal;
  const without = replay(schedule, withoutEntry(entries, entry));
  if (without.refundedTooMuch > 0) return 'refund_stands';
  return without.recovered > without.writtenOff ? 'recovery_stands' : null;
}

/** A written-off agreement is closed to everything but its write-off and what came after it. */
function refusalOfStatus(entry: Entry, status: AgreementStatus): AgreementStatusReason | null {
  const isOfWriteOff = entry.kind === 'write_off' || entry.kind === 'recovery';
  if (status === 'written_off' && !isOfWriteOff) return 'agreement_is_written_off';
  return refusalOfAction('reverse_entry', status);
}

/** An entry keeps its place but counts for nothing, so that what a reschedule carried over stays carried over. */
function withoutEntry(entries: readonly Entry[], reversed: Entry): Entry[] {
  return [...entries, { ...reversed, id: '', kind: 'reversal', reverses: reversed.id }];
}

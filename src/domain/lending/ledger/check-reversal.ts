import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { type AgreementStatusReason, refusalOfAction } from '../agreements/agreement-actions.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';
import type { Entry } from './entry.ts';
import type { EntryKind } from './entry-kind.ts';
import { replay, type Schedule } from './replay.ts';

/** The entries of an agreement with the rows they pay: the input for checking a reversal. */
export interface EntryHistory {
  readonly status: AgreementStatus;
  readonly schedule: Schedule;
  /** In entry order, the one to reverse among them. */
  readonly entries: readonly Entry[];
}

export type ReversalRefusal =
  | { readonly reason: AgreementStatusReason }
  /** A reversal is not reversed. Record the entry again instead. */
  | { readonly reason: 'entry_is_reversal' }
  /** Delivery and the relief granted before the start are the agreement itself; they are reversed together or not at all. */
  | { readonly reason: 'part_of_delivery' }
  /** A moved overpayment is one event with two entries. */
  | { readonly reason: 'half_of_transfer'; readonly amount: Rupees }
  | { readonly reason: 'entry_already_reversed'; readonly reversedOn: CalendarDate }
  /** The payment made the overpayment that was refunded. */
  | { readonly reason: 'refund_stands'; readonly refunded: Rupees }
  | { readonly reason: 'recovery_stands'; readonly recovered: Rupees };

const irreversible: Readonly<Partial<Record<EntryKind, ReversalRefusal>>> = {
  delivery: { reason: 'part_of_delivery' },
  starting_relief: { reason: 'part_of_delivery' },
  reversal: { reason: 'entry_is_reversal' },
};

/** The reason why a single entry can't be reversed, or null. A reversal counts on the day it is recorded. */
export function refusalOfReversal(entry: Entry, history: EntryHistory): ReversalRefusal | null {
  if (entry.transferId !== null) return { reason: 'half_of_transfer', amount: entry.amount };
  return irreversible[entry.kind] ?? refusalOfTakingBack(entry, history);
}

/** One half of a moved overpayment, with the ledger it is in. */
export interface TransferHalf {
  readonly entry: Entry;
  readonly history: EntryHistory;
}

/** The reason why a half can't be reversed, and which half. */
export interface TransferReversalRefusal {
  readonly entryId: string;
  readonly refusal: ReversalRefusal;
}

/**
 * The reason why a moved overpayment can't be reversed, or null. Its refund and its payment are reversed together, each as its
 * ledger allows.
 */
export function refusalOfTransferReversal(
  halves: readonly [refund: TransferHalf, payment: TransferHalf],
): TransferReversalRefusal | null {
  const [{ entry: refund }, { entry: payment }] = halves;
  const isPair = refund.kind === 'refund' && payment.kind === 'payment';
  invariant(
    isPair && refund.transferId !== null && refund.transferId === payment.transferId,
    `${refund.id} and ${payment.id} are the two halves of one transfer`,
  );
  for (const { entry, history } of halves) {
    const refusal = refusalOfTakingBack(entry, history);
    if (refusal !== null) return { entryId: entry.id, refusal };
  }
  return null;
}

/**
 * Refuses a reversal until the refund that relied on the payment, or the recovery after the write-off, is reversed. Otherwise
 * the customer would owe money that was refunded, or have paid more than the price.
 */
function refusalOfTakingBack(
  entry: Entry,
  { status, schedule, entries }: EntryHistory,
): ReversalRefusal | null {
  const reversal = entries.find(({ reverses }) => reverses === entry.id);
  if (reversal !== undefined) return { reason: 'entry_already_reversed', reversedOn: reversal.valuedOn };
  const ofStatus = refusalOfStatus(entry, status);
  if (ofStatus !== null) return { reason: ofStatus };
  const without = replay(
    schedule,
    entries.filter(({ id }) => id !== entry.id),
  );
  if (without.refundedTooMuch > 0) return { reason: 'refund_stands', refunded: without.refundedTooMuch };
  if (without.recovered > without.writtenOff)
    return { reason: 'recovery_stands', recovered: without.recovered };
  return null;
}

/** On a written-off agreement only the write-off and later entries can be reversed. */
function refusalOfStatus(entry: Entry, status: AgreementStatus): AgreementStatusReason | null {
  const isOfWriteOff = entry.kind === 'write_off' || entry.kind === 'recovery';
  if (status === 'written_off' && !isOfWriteOff) return 'agreement_is_written_off';
  return refusalOfAction('reverse_entry', status);
}

import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { isPayableAmount, type Rupees, rupees } from '#domain/money/rupees.ts';
import {
  type AgreementAction,
  type AgreementStatusReason,
  refusalOfAction,
} from '../agreements/agreement-actions.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';
import type { MoneyAccount } from './bookkeeping.ts';
import { refusalOfValuedOn, type ValuedOnRefusal } from './check-valued-on.ts';
import type { Figures } from './replay.ts';

/** The kinds that are recorded one at a time; the others come with an activation or a reversal. */
export type RecordedKind = 'payment' | 'relief' | 'refund' | 'write_off' | 'recovery';

/** A new entry as it was sent, unchecked. */
export interface EntryRequest {
  readonly kind: RecordedKind;
  readonly amount: number;
  readonly valuedOn: CalendarDate;
  /** Null for relief and write-off, which move no money. */
  readonly money: MoneyAccount | null;
  readonly reference: string | null;
  /** The warnings that the person saw and confirmed. */
  readonly confirmed: readonly EntryWarning[];
}

/** The facts that decide if the request is refused. */
export interface EntrySituation {
  readonly status: AgreementStatus;
  readonly figures: Figures;
  readonly today: CalendarDate;
  /** The most days before today that the person may value an entry; Infinity once a second person allowed it. */
  readonly backDatingDaysMax: number;
  /** The agreement's first day. */
  readonly deliveredOn: CalendarDate;
  readonly repeats: Repeats;
}

/** An earlier entry that the new one may repeat. */
export interface EarlierEntry {
  /** Null for an entry without a receipt, such as a refund. */
  readonly receiptNumber: string | null;
  readonly agreementNumber: string;
}

/** The unreversed entries that the new one may repeat; null if there are none. */
export interface Repeats {
  /** An entry with the same slip (see `slipKeyOf`). */
  readonly sameSlip: EarlierEntry | null;
  /** A payment on this agreement with the same amount and method, recorded in the last `equalPaymentMinutes`. */
  readonly equalPayment: EarlierEntry | null;
}

export const noRepeats: Repeats = { sameSlip: null, equalPayment: null };

/** The minutes within which a second payment of the same amount by the same method needs confirming. */
export const equalPaymentMinutes = 15;

/** Warnings about an entry that may be correct. It is refused until they are confirmed. */
export const entryWarnings = [
  'payment_beyond_outstanding',
  'reference_seen_before',
  'equal_payment_just_recorded',
] as const;
export type EntryWarning = (typeof entryWarnings)[number];

export type EntryRefusal =
  | { readonly reason: AgreementStatusReason }
  | ValuedOnRefusal
  | { readonly reason: 'valued_before_delivery'; readonly deliveredOn: CalendarDate }
  | { readonly reason: 'amount_not_whole_rupees' }
  | { readonly reason: 'reference_required' }
  | { readonly reason: 'relief_beyond_outstanding'; readonly outstanding: Rupees }
  | { readonly reason: 'refund_beyond_overpaid'; readonly overpaid: Rupees }
  | { readonly reason: 'write_off_not_outstanding'; readonly outstanding: Rupees }
  | { readonly reason: 'recovery_beyond_written_off'; readonly unrecovered: Rupees }
  /** All warnings that are still to be confirmed; never empty. */
  | {
      readonly reason: 'not_confirmed';
      readonly warnings: readonly EntryWarning[];
      readonly outstanding: Rupees;
      readonly repeats: Repeats;
    };

const actions: Readonly<Record<RecordedKind, AgreementAction>> = {
  payment: 'record_payment',
  relief: 'grant_relief',
  refund: 'settle_overpayment',
  write_off: 'write_off',
  recovery: 'record_recovery',
};

/**
 * The limit of each kind's amount. A payment has none: the excess becomes overpaid.
 */
const limits: Readonly<
  Partial<Record<RecordedKind, (amount: number, figures: Figures) => EntryRefusal | null>>
> = {
  relief: (amount, { outstanding }) =>
    amount > outstanding ? { reason: 'relief_beyond_outstanding', outstanding } : null,
  refund: (amount, { overpaid }) =>
    amount > overpaid ? { reason: 'refund_beyond_overpaid', overpaid } : null,
  write_off: (amount, { outstanding }) =>
    amount === outstanding ? null : { reason: 'write_off_not_outstanding', outstanding },
  recovery: (amount, { writtenOff, recovered }) => {
    const unrecovered = rupees(writtenOff - recovered);
    return amount > unrecovered ? { reason: 'recovery_beyond_written_off', unrecovered } : null;
  },
};

/**
 * The first reason why an entry can't be recorded, or null. Faults of the request come first, then those of the current state,
 * and warnings last, all in one answer.
 */
export function refusalOfEntry(request: EntryRequest, situation: EntrySituation): EntryRefusal | null {
  const { kind, amount, valuedOn } = request;
  if (!isPayableAmount(amount)) return { reason: 'amount_not_whole_rupees' };
  const ofStatus = refusalOfAction(actions[kind], situation.status);
  return (
    refusalOfValuedOn(valuedOn, situation) ??
    (ofStatus && { reason: ofStatus }) ??
    refusalBeforeDelivery(valuedOn, situation) ??
    refusalOfReference(request) ??
    limits[kind]?.(amount, situation.figures) ??
    refusalOfWarnings(request, situation)
  );
}

function refusalBeforeDelivery(valuedOn: CalendarDate, { deliveredOn }: EntrySituation): EntryRefusal | null {
  return valuedOn < deliveredOn ? { reason: 'valued_before_delivery', deliveredOn } : null;
}

/** Every method but cash leaves a trace outside the lender, so it needs a reference. */
function refusalOfReference({ money, reference }: EntryRequest): EntryRefusal | null {
  const needsOne = money !== null && money !== 'cash' && money !== 'transfer';
  return needsOne && (reference ?? '').trim() === '' ? { reason: 'reference_required' } : null;
}

function refusalOfWarnings(
  { kind, amount, confirmed }: EntryRequest,
  { figures: { outstanding }, repeats }: EntrySituation,
): EntryRefusal | null {
  const holds: Readonly<Record<EntryWarning, boolean>> = {
    payment_beyond_outstanding: kind === 'payment' && amount > outstanding,
    reference_seen_before: repeats.sameSlip !== null,
    equal_payment_just_recorded: kind === 'payment' && repeats.equalPayment !== null,
  };
  const warnings = entryWarnings.filter((warning) => holds[warning] && !confirmed.includes(warning));
  return warnings.length > 0 ? { reason: 'not_confirmed', warnings, outstanding, repeats } : null;
}

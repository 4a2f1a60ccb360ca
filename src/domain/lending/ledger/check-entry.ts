import { type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import { isPayableAmount } from '#domain/money/rupees.ts';
import {
  type AgreementAction,
  type AgreementStatusReason,
  refusalOfAction,
} from '../agreements/agreement-actions.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';
import type { MoneyAccount } from './bookkeeping.ts';
import type { Figures } from './replay.ts';

/** The kinds that a person records one at a time; the others come with an activation or a reversal. */
export type RecordedKind = 'payment' | 'relief' | 'refund' | 'write_off' | 'recovery';

/** What someone asks to record, as it came: nothing about it is known to be right. */
export interface EntryRequest {
  readonly kind: RecordedKind;
  readonly amount: number;
  readonly valuedOn: CalendarDate;
  /** Null for relief and write-off, which move no money. */
  readonly money: MoneyAccount | null;
  readonly reference: string | null;
  /** What the person was warned of and confirmed. */
  readonly confirmed: readonly EntryWarning[];
}

/** What the request is judged by. */
export interface EntrySituation {
  readonly status: AgreementStatus;
  readonly figures: Figures;
  readonly today: CalendarDate;
  /** How many days before today the person may value an entry; Infinity once a second person allowed it. */
  readonly backDatingDaysMax: number;
  /** Whether an entry by this method, with this reference and date, is already in the books. */
  readonly isReferenceSeen: boolean;
}

/** What may be right and still deserves a second look: refused until it is confirmed. */
export const entryWarnings = ['payment_beyond_outstanding', 'reference_seen_before'] as const;
export type EntryWarning = (typeof entryWarnings)[number];

export type ValuedOnRefusal = 'valued_in_future' | 'back_dated_too_far';

export type EntryRefusal =
  | AgreementStatusReason
  | ValuedOnRefusal
  | EntryWarning
  | 'amount_not_whole_rupees'
  | 'reference_required'
  | 'relief_beyond_outstanding'
  | 'refund_beyond_overpaid'
  | 'write_off_not_outstanding'
  | 'recovery_beyond_written_off';

const actions: Readonly<Record<RecordedKind, AgreementAction>> = {
  payment: 'record_payment',
  relief: 'grant_relief',
  refund: 'settle_overpayment',
  write_off: 'write_off',
  recovery: 'record_recovery',
};

/** What each kind's amount must respect, so that nobody owes or gets back more than is right. */
const limits: Readonly<Record<RecordedKind, (amount: number, figures: Figures) => EntryRefusal | null>> = {
  payment: (amount, { outstanding }) => (amount > outstanding ? 'payment_beyond_outstanding' : null),
  relief: (amount, { outstanding }) => (amount > outstanding ? 'relief_beyond_outstanding' : null),
  refund: (amount, { overpaid }) => (amount > overpaid ? 'refund_beyond_overpaid' : null),
  write_off: (amount, { outstanding }) => (amount === outstanding ? null : 'write_off_not_outstanding'),
  recovery: (amount, { writtenOff, recovered }) =>
    amount > writtenOff - recovered ? 'recovery_beyond_written_off' : null,
};

/** Why an entry can't be recorded, or null. The first reason found: what is wrong with the request itself comes before what is wrong with the moment. */
export function refusalOfEntry(request: EntryRequest, situation: EntrySituation): EntryRefusal | null {
  if (!isPayableAmount(request.amount)) return 'amount_not_whole_rupees';
  const refusal =
    refusalOfValuedOn(request.valuedOn, situation) ??
    refusalOfAction(actions[request.kind], situation.status) ??
    refusalOfReference(request) ??
    limits[request.kind](request.amount, situation.figures);
  if (refusal !== null && !isConfirmed(refusal, request)) return refusal;
  if (situation.isReferenceSeen && !isConfirmed('reference_seen_before', request))
    return 'reference_seen_before';
  return null;
}

/** An entry counts today or earlier, and not earlier than the person may go back. */
export function refusalOfValuedOn(
  valuedOn: CalendarDate,
  { today, backDatingDaysMax }: Pick<EntrySituation, 'today' | 'backDatingDaysMax'>,
): ValuedOnRefusal | null {
  if (valuedOn > today) return 'valued_in_future';
  return daysBetween(valuedOn, today) > backDatingDaysMax ? 'back_dated_too_far' : null;
}

/** Cash leaves no trace outside the lender, so it has no reference; everything else has one. */
function refusalOfReference({ money, reference }: EntryRequest): 'reference_required' | null {
  const needsOne = money !== null && money !== 'cash' && money !== 'transfer';
  return needsOne && (reference === null || reference.trim() === '') ? 'reference_required' : null;
}

function isConfirmed(refusal: EntryRefusal, { confirmed }: EntryRequest): boolean {
  return confirmed.some((warning) => warning === refusal);
}

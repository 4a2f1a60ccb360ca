import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

/** The steps of a cheque between its receipt and its money. A cheque may be cleared without a deposit on record. */
export const chequeSteps = ['deposited', 'cleared'] as const;
export type ChequeStep = (typeof chequeSteps)[number];

/** The states of a cheque that pays an agreement. `returned`: its payment was reversed because the bank returned it. */
export const chequeStates = ['received', ...chequeSteps, 'returned'] as const;
export type ChequeState = (typeof chequeStates)[number];

/** The reasons of banks to return a cheque. */
export const chequeReturnReasons = [
  'funds_short',
  'signature_differs',
  'payment_stopped',
  'account_closed',
  'date_wrong',
  'other',
] as const;
export type ChequeReturnReason = (typeof chequeReturnReasons)[number];

/** A cheque as it is now. */
export interface Cheque {
  /** The day on which it was received. */
  readonly receivedOn: CalendarDate;
  /** True if its payment was reversed, for whatever reason. */
  readonly isReversed: boolean;
  /** The day of its deposit; null if none is on record. */
  readonly depositedOn: CalendarDate | null;
  /** True if somebody says that it was cleared. */
  readonly isClearedByHand: boolean;
  /** True if a line of a bank statement is linked to its payment. */
  readonly isClearedByLine: boolean;
}

/** Cleared by a line of a statement, or by hand. */
const isCleared = ({ isClearedByHand, isClearedByLine }: Cheque) => isClearedByHand || isClearedByLine;

type StepRefusal =
  | { readonly reason: 'cheque_reversed' }
  | { readonly reason: 'cheque_cleared' }
  | { readonly reason: 'cheque_deposited' }
  | { readonly reason: 'valued_in_future'; readonly today: CalendarDate }
  | { readonly reason: 'cheque_step_too_early'; readonly earliestOn: CalendarDate };

/**
 * Refuses a step of a cheque on a day; null if it may be recorded. A cheque is deposited once, and cleared once. Nothing happens to it
 * before it was received, and it is not cleared before it was deposited.
 */
export function refusalOfChequeStep(
  step: ChequeStep,
  cheque: Cheque,
  { day, today }: { readonly day: CalendarDate; readonly today: CalendarDate },
): StepRefusal | null {
  if (cheque.isReversed) return { reason: 'cheque_reversed' };
  if (isCleared(cheque)) return { reason: 'cheque_cleared' };
  if (step === 'deposited' && cheque.depositedOn !== null) return { reason: 'cheque_deposited' };
  if (day > today) return { reason: 'valued_in_future', today };
  const earliestOn = cheque.depositedOn ?? cheque.receivedOn;
  return day < earliestOn ? { reason: 'cheque_step_too_early', earliestOn } : null;
}

type TakeBackRefusal = {
  readonly reason: 'cheque_reversed' | 'cheque_cleared' | 'cheque_cleared_by_line' | 'cheque_without_step';
};

/**
 * Refuses to take back the last step of a cheque; null if it may be taken back. A clearing by a line of a statement ends with the link of
 * that line.
 */
export function refusalOfTakingBackStep(step: ChequeStep, cheque: Cheque): TakeBackRefusal | null {
  if (cheque.isReversed) return { reason: 'cheque_reversed' };
  if (step === 'cleared') {
    if (cheque.isClearedByHand) return null;
    return { reason: cheque.isClearedByLine ? 'cheque_cleared_by_line' : 'cheque_without_step' };
  }
  if (cheque.depositedOn === null) return { reason: 'cheque_without_step' };
  return isCleared(cheque) ? { reason: 'cheque_cleared' } : null;
}

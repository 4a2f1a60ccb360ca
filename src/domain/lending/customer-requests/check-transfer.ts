import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';
import { transfersCheckedMax } from './transfer-report.ts';

/** The facts that decide if a transfer can be reported. */
export interface TransferSituation {
  readonly sentOn: CalendarDate;
  readonly today: CalendarDate;
  readonly status: AgreementStatus;
  /** The first day of the agreement. */
  readonly startOn: CalendarDate;
  /** Number of the customer's transfers that are already being checked. */
  readonly checked: number;
}

/** The reasons why a transfer cannot be reported. */
export type TransferRefusal =
  | { readonly reason: 'agreement_not_running' | 'sent_in_future' }
  | { readonly reason: 'sent_before_start'; readonly startOn: CalendarDate }
  | { readonly reason: 'too_many_transfers'; readonly max: number };

/** True if a customer can still pay on an agreement: it is active or written off. */
export function isRunning(status: AgreementStatus): boolean {
  return status === 'active' || status === 'written_off';
}

/**
 * The reason why a transfer cannot be reported, or null. Refused on an agreement without anything to pay, for a future day or
 * one before the start, and if `transfersCheckedMax` of the customer's transfers are being checked.
 */
export function refusalOfTransfer(situation: TransferSituation): TransferRefusal | null {
  const { sentOn, today, status, startOn, checked } = situation;
  if (!isRunning(status)) return { reason: 'agreement_not_running' };
  if (sentOn > today) return { reason: 'sent_in_future' };
  if (sentOn < startOn) return { reason: 'sent_before_start', startOn };
  if (checked >= transfersCheckedMax) return { reason: 'too_many_transfers', max: transfersCheckedMax };
  return null;
}

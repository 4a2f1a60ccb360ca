import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';
import { transfersCheckedMax } from './transfer-report.ts';

/** What a reported transfer is judged by. */
export interface TransferSituation {
  readonly sentOn: CalendarDate;
  readonly today: CalendarDate;
  readonly status: AgreementStatus;
  /** The first day of the agreement. */
  readonly startOn: CalendarDate;
  /** How many transfers of the customer are being checked already. */
  readonly checked: number;
}

/** Why a transfer cannot be reported. */
export type TransferRefusal =
  | { readonly reason: 'agreement_not_running' | 'sent_in_future' }
  | { readonly reason: 'sent_before_start'; readonly startOn: CalendarDate }
  | { readonly reason: 'too_many_transfers'; readonly max: number };

/** Whether a customer still pays on an agreement: while it is active, and what was written off of it. */
export function isRunning(status: AgreementStatus): boolean {
  return status === 'active' || status === 'written_off';
}

/**
 * Why a transfer cannot be reported; null when it can. It is refused on an agreement that nothing is paid on, for a day that is
 * still to come or before the agreement began, and beyond `transfersCheckedMax` that are being checked.
 */
export function refusalOfTransfer(situation: TransferSituation): TransferRefusal | null {
  const { sentOn, today, status, startOn, checked } = situation;
  if (!isRunning(status)) return { reason: 'agreement_not_running' };
  if (sentOn > today) return { reason: 'sent_in_future' };
  if (sentOn < startOn) return { reason: 'sent_before_start', startOn };
  if (checked >= transfersCheckedMax) return { reason: 'too_many_transfers', max: transfersCheckedMax };
  return null;
}

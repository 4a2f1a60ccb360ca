import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';

export const installmentStates = [
  'paid',
  /** Nothing is left of it, and all of it came from the relief fund. */
  'relieved',
  'overdue',
  'due_today',
  'upcoming',
  /** Still owed when the agreement was written off. */
  'written_off',
  /** Of an agreement that has not started: nothing is owed yet. */
  'planned',
] as const;
export type InstallmentState = (typeof installmentStates)[number];

interface RowFigures {
  readonly dueOn: CalendarDate;
  readonly amount: number;
  /** By money and by relief. */
  readonly paid: number;
  readonly relieved: number;
}

/** The state of a schedule row on a day. A partly paid row is still overdue or upcoming; `paid` has the amount paid so far. */
export function installmentStateOn(
  today: CalendarDate,
  { dueOn, amount, paid, relieved }: RowFigures,
  status: AgreementStatus,
): InstallmentState {
  if (paid >= amount) return relieved >= amount ? 'relieved' : 'paid';
  if (status === 'written_off') return 'written_off';
  if (status !== 'active') return 'planned';
  if (dueOn === today) return 'due_today';
  return dueOn < today ? 'overdue' : 'upcoming';
}

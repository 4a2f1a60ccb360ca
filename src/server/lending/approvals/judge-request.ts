import type { ActivationForm } from '#contract/lending/payments.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import { refusalOfRelief, waivableBeforeStart } from '#domain/lending/agreements/relief.ts';
import { refusalOfEntry } from '#domain/lending/ledger/check-entry.ts';
import { refusalOfReversal } from '#domain/lending/ledger/check-reversal.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import type { Figures, Schedule } from '#domain/lending/ledger/replay.ts';
import { carryOver } from '#domain/lending/rescheduling/carry-over.ts';
import { paidRowsOf, type Reschedule, reschedule } from '#domain/lending/rescheduling/reschedule.ts';
import { type ReplacedSchedule, undoReschedule } from '#domain/lending/rescheduling/undo-reschedule.ts';
import { rupees } from '#domain/money/rupees.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { checkPlan, planRefusal } from '../agreements/check-plan.ts';
import { entryRefusal } from '../ledger/entry-refusal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { NewEntry } from '../ledger/new-entry.ts';
import type { Posting } from '../ledger/posting.ts';
import { activationOf } from '../payments/activate-agreement.ts';
import { type MovedMoney, moneyEntry } from '../payments/money-entry.ts';
import { situationOf } from '../payments/money-request.ts';

/** Whether an agreement's relief still changes its terms, or is an entry of its own. */
export function isBeforeStart({ status }: Pick<Ledger, 'status'>): boolean {
  return status === 'draft' || status === 'submitted';
}

interface Relief {
  readonly amount: number;
  readonly reason: string;
  readonly evidence: string | null;
}

/** Refuses relief that can't be granted as things stand: the same judgement when it is asked for and when it is decided. */
export function judgeRelief(ledger: Ledger, { amount, reason, evidence }: Relief): void {
  const { plan, figures, fund, status } = ledger;
  const early = isBeforeStart(ledger);
  const refusal =
    refusalOfAction(early ? 'grant_relief_before_start' : 'grant_relief', status) ??
    refusalOfRelief(
      { amount, reason, hasEvidence: evidence !== null },
      early ? rupees(waivableBeforeStart(plan) - plan.relief) : figures.outstanding,
      fund,
    )?.reason;
  if (refusal) throw new Refusal(refusal);
  if (early) checkPlan({ ...plan, relief: rupees(plan.relief + amount) });
}

/** Refuses a write-off of anything but all that is outstanding. */
export function judgeWriteOff(ledger: Ledger, amount: number, today: CalendarDate): void {
  const refusal = refusalOfEntry(
    { kind: 'write_off', amount, valuedOn: today, money: null, reference: null, confirmed: [] },
    situationOf(ledger, today),
  );
  if (refusal !== null) throw entryRefusal(refusal);
}

/** The entry of a payment that may lie any number of days back, if all else about it is right. */
export function judgeBackDatedPayment(ledger: Ledger, payment: MovedMoney, today: CalendarDate): NewEntry {
  return moneyEntry('payment', payment, { ...ledger, backDatingDaysMax: Number.POSITIVE_INFINITY }, today);
}

/** The activation that may lie any number of days back, if all else about it is right. */
export function judgeBackDatedActivation(ledger: Ledger, form: ActivationForm, today: CalendarDate): Posting {
  return activationOf({ ...ledger, backDatingDaysMax: Number.POSITIVE_INFINITY }, form, today);
}

/** The entry that is to be reversed, if it can be. */
export function judgeReversal(ledger: Ledger, entryId: string | null): Entry {
  const entry = ledger.entries.find(({ id }) => id === entryId);
  if (entry === undefined) throw new Refusal('not_found');
  const refusal = refusalOfReversal(entry, ledger);
  if (refusal !== null) throw new Refusal(refusal.reason);
  return entry;
}

/** The schedule that a reschedule leads to, if it can be granted. */
export function judgeReschedule(ledger: Ledger, asked: Reschedule, today: CalendarDate): Schedule {
  const refused = refusalOfAction('reschedule', ledger.status);
  if (refused !== null) throw new Refusal(refused);
  const { schedule, entries, figures } = ledger;
  const result = reschedule(paidRowsOf(schedule.rows, figures.paid), asked, today);
  if (result.ok) return carryOver(schedule, entries, result.rows);
  const { refusal } = result;
  switch (refusal.reason) {
    case 'nothing_outstanding':
    case 'down_payment_unpaid':
    case 'first_due_in_past':
    case 'first_due_before_paid_rows':
      throw new Refusal(refusal.reason);
    default:
      throw planRefusal(refusal, 'openCount');
  }
}

/** What the ledger comes to on the rows that a reschedule replaced, if they can be put back. */
export function judgeUndo(ledger: Ledger, replaced: ReplacedSchedule | null, today: CalendarDate): Figures {
  const refused = refusalOfAction('undo_reschedule', ledger.status);
  if (refused !== null) throw new Refusal(refused);
  const result = undoReschedule(replaced, ledger.entries, today);
  if (!result.ok) throw new Refusal(result.refusal.reason);
  return result.figures;
}

import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { noRupees, type Rupees, rupees } from '#domain/money/rupees.ts';
import { type AgreementAction, statusAfter } from '../agreements/agreement-actions.ts';
import { type AgreementStatus, deliveredStatusOf } from '../agreements/agreement-status.ts';
import type { Plan } from '../agreements/plan.ts';
import { downPaymentRow, rowsBeforeDelivery, scheduleOf } from '../agreements/schedule.ts';
import { isDelivered } from '../ledger/check-delivery-reversal.ts';
import type { Entry } from '../ledger/entry.ts';
import { replay, type Schedule } from '../ledger/replay.ts';
import { type PaidRow, paidRowsOf } from '../rescheduling/reschedule.ts';
import type { ApprovalKind, RequestedKind } from './approval.ts';

/** An entry that the decision adds. Its id is not known before. */
export interface PreviewedEntry extends Omit<Entry, 'id' | 'valuedOn' | 'transferId' | 'broughtIn'> {
  /** Null where it counts on the day of the decision. */
  readonly valuedOn: CalendarDate | null;
}

/** An agreement as it will be after the approval. */
export interface PreviewedAgreement {
  readonly agreementId: string;
  readonly status: AgreementStatus;
  readonly price: Rupees;
  readonly downPayment: Rupees;
  readonly relief: Rupees;
  readonly outstanding: Rupees;
  readonly overpaid: Rupees;
  readonly rows: readonly PaidRow[];
  readonly entries: readonly PreviewedEntry[];
}

/**
 * The effect of a decision, computed in advance. It has two agreements for the reversal of a moved overpayment, otherwise one.
 */
export interface Preview {
  readonly kind: ApprovalKind;
  readonly agreements: readonly PreviewedAgreement[];
}

/** The current state of the agreement that a request is about. */
export interface PreviewSubject {
  readonly id: string;
  readonly plan: Plan;
  readonly status: AgreementStatus;
  readonly schedule: Schedule;
  readonly entries: readonly Entry[];
}

/** The current agreement in the form of a preview, for comparison. */
export function previewOfNothing(agreement: PreviewSubject): PreviewedAgreement {
  return after(agreement, {});
}

/** Approving an agreement: its terms and rows; nothing is owed yet. */
export function previewOfApproval(agreement: PreviewSubject): Preview {
  return previewOf('agreement_approval', after(agreement, { status: statusAfter('approve') }));
}

/** Relief before the start: the terms with that relief, and smaller rows. */
export function previewOfStartingRelief(agreement: PreviewSubject, amount: Rupees): Preview {
  const plan = { ...agreement.plan, relief: rupees(agreement.plan.relief + amount) };
  const schedule = { rows: scheduleOf(plan, agreement.schedule.rows), carried: [] };
  return previewOf('relief', after({ ...agreement, plan, schedule }, {}));
}

/** Entries that are requested on an agreement: the same ones that the decision would post. */
export interface PreviewedPosting {
  readonly agreement: PreviewSubject;
  readonly entries: readonly Entry[];
}

/**
 * Entries such as relief, a write-off or a back-dated payment. Back-dated entries keep their day; the others count on the day
 * of the decision, so waiting changes the preview only if a row falls due.
 */
export function previewOfEntries(kind: RequestedKind, postings: readonly PreviewedPosting[]): Preview {
  const isDated = kind === 'back_dating';
  return previewOf(
    kind,
    ...postings.map(({ agreement, entries }) => after(agreement, { added: entries, isDated })),
  );
}

/** A delivery that is dated back: the first day, the row of the down payment and the opening entries. */
export function previewOfDelivery(
  { agreement, entries }: PreviewedPosting,
  deliveredOn: CalendarDate,
): Preview {
  const row = downPaymentRow({ ...agreement.plan, startOn: deliveredOn });
  const schedule = { ...agreement.schedule, rows: [...row, ...agreement.schedule.rows] };
  const delivered = after({ ...agreement, schedule }, { added: entries, isDated: true });
  return previewOf('back_dated_activation', delivered);
}

/** Reversing a delivery recorded by mistake: the status it returns to, with the rows of its plan. */
export function previewOfDeliveryReversal(
  { agreement, entries }: PreviewedPosting,
  action: Extract<AgreementAction, 'reverse_delivery' | 'reverse_delivery_and_cancel'>,
): Preview {
  const schedule = { rows: rowsBeforeDelivery(agreement.schedule.rows), carried: [] };
  const reversed = after({ ...agreement, schedule }, { added: entries, status: statusAfter(action) });
  return previewOf('reversal', reversed);
}

/** A reschedule or its undoing: the rows that would count, each with what is paid of it. */
export function previewOfSchedule(
  kind: RequestedKind,
  agreement: PreviewSubject,
  schedule: Schedule,
): Preview {
  return previewOf(kind, after({ ...agreement, schedule }, {}));
}

function previewOf(kind: ApprovalKind, ...agreements: readonly PreviewedAgreement[]): Preview {
  return { kind, agreements };
}

interface Change {
  readonly added?: readonly Entry[];
  readonly isDated?: boolean;
  /** The status that the decision itself sets. Without one, the entries decide the status or it stays the same. */
  readonly status?: AgreementStatus | null;
}

function after(
  { id, plan, status, schedule, entries }: PreviewSubject,
  { added = [], isDated, status: decided = null }: Change,
): PreviewedAgreement {
  const all = [...entries, ...added];
  const figures = replay(schedule, all);
  const delivered = isDelivered(all);
  return {
    agreementId: id,
    status: decided ?? (delivered ? deliveredStatusOf(figures) : status),
    price: plan.price,
    downPayment: plan.downPayment,
    relief: plan.relief,
    outstanding: delivered ? figures.outstanding : noRupees,
    overpaid: figures.overpaid,
    rows: paidRowsOf(schedule.rows, figures.paid),
    entries: added.map(({ kind, amount, debit, credit, valuedOn, rule, reverses }) => ({
      kind,
      amount,
      debit,
      credit,
      valuedOn: isDated ? valuedOn : null,
      rule,
      reverses,
    })),
  };
}

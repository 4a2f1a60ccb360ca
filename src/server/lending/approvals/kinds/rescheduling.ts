import * as z from 'zod/mini';
import { rescheduleForm, rescheduleUndoForm } from '#contract/lending/approval-requests.ts';
import { closedDays } from '#contract/lending/terms/closed-days.ts';
import { invariant } from '#domain/invariant.ts';
import { previewOfSchedule } from '#domain/lending/approvals/preview.ts';
import { carryOver } from '#domain/lending/rescheduling/carry-over.ts';
import {
  paidRowsOf,
  type RescheduleRefusal,
  reschedule as rowsAfter,
} from '#domain/lending/rescheduling/reschedule.ts';
import { undoReschedule } from '#domain/lending/rescheduling/undo-reschedule.ts';
import { type Refusal, refusalFor } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { planRefusal } from '../../agreements/check-plan.ts';
import type { ApprovalDescriptor } from './approval-descriptor.ts';
import type { ApprovalRequests } from './approval-requests.ts';
import { refuseStatus } from './refuse-status.ts';

/** Requests from before the lender had closed days have none. */
const kept = z.extend(z.omit(rescheduleForm, { reason: true }), { closedDays: z.optional(closedDays) });
const keptUndo = z.omit(rescheduleUndoForm, { reason: true });

/** New rows for the outstanding amount. Payments stay on their rows, and the sum is unchanged. */
export const reschedule: ApprovalDescriptor = {
  judge({ details }, { ledger, today }) {
    refuseStatus('reschedule', ledger);
    const { consentHow, ...asked } = kept.parse(details);
    const { entries, figures } = ledger;
    const result = rowsAfter(paidRowsOf(ledger.schedule.rows, figures.paid), asked, today);
    if (!result.ok) throw rescheduleRefusal(result.refusal);
    const schedule = carryOver(ledger.schedule, entries, result.rows);
    return {
      by: 'terms',
      terms: { schedule, dates: { previousNumber: ledger.scheduleNumber, consentHow } },
      preview: previewOfSchedule('reschedule', ledger, schedule),
    };
  },
  changesTerms: () => true,
};

/** The rows from before a reschedule. Records made in between stay. */
export const rescheduleUndo: ApprovalDescriptor = {
  judge({ details }, { ledger, replaced, today }) {
    refuseStatus('undo_reschedule', ledger);
    const { consentHow } = keptUndo.parse(details);
    const result = undoReschedule(replaced, ledger.entries, today);
    if (!result.ok) throw refusalFor(result.refusal);
    invariant(replaced !== null, 'what can be undone replaced something');
    const { rows, carried, previousNumber } = replaced;
    return {
      by: 'terms',
      terms: { schedule: { rows, carried }, dates: { previousNumber, consentHow } },
      preview: previewOfSchedule('reschedule_undo', ledger, { rows, carried }),
    };
  },
  changesTerms: () => true,
  readsReplacedSchedule: true,
};

export const reschedulingRequests: Pick<ApprovalRequests, 'requestReschedule' | 'requestRescheduleUndo'> = {
  async requestReschedule({ context, input: { params, body } }) {
    const { reason, customerRequestId, ...asked } = body;
    // The customer consents to the dates of this day, so a later change of the setting moves none of them.
    const { content: closedDays } = await readSection(context.pool, 'closed_days');
    const details = closedDays.dueDateRule === 'none' ? asked : { ...asked, closedDays };
    const from = customerRequestId && { id: customerRequestId, kind: 'another_date' as const };
    return { kind: 'reschedule', agreementId: params.id, reason, details, from };
  },
  requestRescheduleUndo({ input: { params, body } }) {
    const { reason, ...details } = body;
    return { kind: 'reschedule_undo', agreementId: params.id, reason, details };
  },
};

function rescheduleRefusal(refusal: RescheduleRefusal): Refusal {
  switch (refusal.reason) {
    case 'nothing_outstanding':
    case 'down_payment_unpaid':
    case 'first_due_in_past':
    case 'first_due_before_paid_rows':
      return refusalFor(refusal);
    default:
      return planRefusal(refusal, 'openCount');
  }
}

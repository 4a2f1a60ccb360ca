import type { RequestedKind } from '#domain/lending/approvals/approval.ts';
import type { ApprovalDescriptor } from './approval-descriptor.ts';
import { backDatedActivation, backDatedPayment } from './back-dating.ts';
import { relief } from './relief.ts';
import { reschedule, rescheduleUndo } from './rescheduling.ts';
import { reversal } from './reversal.ts';
import { writeOff } from './write-off.ts';

/** Each kind of approval that is requested on its own. */
export const approvalDescriptors: Readonly<Record<RequestedKind, ApprovalDescriptor>> = {
  relief,
  write_off: writeOff,
  reversal,
  reschedule,
  reschedule_undo: rescheduleUndo,
  back_dating: backDatedPayment,
  back_dated_activation: backDatedActivation,
};

import type { RequestedKind } from '#domain/lending/approvals/approval.ts';
import type { ApprovalDescriptor } from './approval-descriptor.ts';
import type { ApprovalRequests } from './approval-requests.ts';
import { backDatedActivation, backDatedPayment, backDatingRequests } from './back-dating.ts';
import { refund, refundRequests } from './refund.ts';
import { relief, reliefRequests } from './relief.ts';
import { reschedule, rescheduleUndo, reschedulingRequests } from './rescheduling.ts';
import { reversal, reversalRequests } from './reversal.ts';
import { writeOff, writeOffRequests } from './write-off.ts';

/** Each kind of approval that is requested on its own. */
export const approvalDescriptors: Readonly<Record<RequestedKind, ApprovalDescriptor>> = {
  relief,
  refund,
  write_off: writeOff,
  reversal,
  reschedule,
  reschedule_undo: rescheduleUndo,
  back_dating: backDatedPayment,
  back_dated_activation: backDatedActivation,
};

export const approvalRequests: ApprovalRequests = {
  ...reliefRequests,
  ...refundRequests,
  ...writeOffRequests,
  ...reversalRequests,
  ...reschedulingRequests,
  ...backDatingRequests,
};

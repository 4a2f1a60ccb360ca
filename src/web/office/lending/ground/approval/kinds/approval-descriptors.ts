import type { ApprovalKind, RequestedKind } from '#domain/lending/approvals/approval.ts';
import { agreementApproval } from './agreement-approval.ts';
import type { ApprovalDescriptor, RequestedDescriptor } from './approval-descriptor.ts';
import { backDatedActivation, backDatedPayment } from './back-dating.ts';
import { refund } from './refund.ts';
import { relief } from './relief.ts';
import { reschedule, rescheduleUndo } from './rescheduling.ts';
import { reversal } from './reversal.ts';
import { writeOff } from './write-off.ts';

/** The kinds that are requested on their own, in the order of an agreement's menu. */
export const requestedDescriptors: Readonly<Record<RequestedKind, RequestedDescriptor>> = {
  relief,
  refund,
  reschedule,
  reschedule_undo: rescheduleUndo,
  write_off: writeOff,
  back_dated_activation: backDatedActivation,
  back_dating: backDatedPayment,
  reversal,
};

export const requestedKinds = Object.keys(requestedDescriptors) as readonly RequestedKind[];

/** Each kind of approval. */
export const approvalDescriptors: Readonly<Record<ApprovalKind, ApprovalDescriptor>> = {
  agreement_approval: agreementApproval,
  ...requestedDescriptors,
};

import { approvalKindNames } from '#contract/lending/labels/approval-names.messages.ts';
import type { ApprovalDescriptor } from './approval-descriptor.ts';

/** The approval of a submitted agreement. */
export const agreementApproval: ApprovalDescriptor = {
  name: approvalKindNames.agreement_approval,
  icon: 'agreement',
  isAgreement: true,
};

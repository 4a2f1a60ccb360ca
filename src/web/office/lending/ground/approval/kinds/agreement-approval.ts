import type { ApprovalDescriptor } from './approval-descriptor.ts';

/** The approval of a submitted agreement. */
export const agreementApproval: ApprovalDescriptor = {
  name: { en: 'Agreement approval', ur: 'معاہدے کی منظوری' },
  icon: 'agreement',
  isAgreement: true,
};

import { approvalKindNames } from '#contract/lending/labels/approval-names.messages.ts';
import type { RequestedDescriptor } from './approval-descriptor.ts';

/** An overpayment given back to the customer. */
export const refund: RequestedDescriptor = {
  name: approvalKindNames.refund,
  icon: 'turned_undo',
  tone: 'purple',
  invitation: { en: 'Request a refund', ur: 'رقم کی واپسی کی درخواست' },
  menu: {
    icon: 'turned_undo',
    actions: ['settle_overpayment'],
    needs: 'overpayment',
  },
  audit: {
    request: { en: 'Requested a refund', ur: 'رقم کی واپسی کی درخواست کی گئی' },
    grant: { en: 'Approved a refund', ur: 'رقم کی واپسی منظور کی گئی' },
    reject: { en: 'Rejected a refund', ur: 'رقم کی واپسی نامنظور کی گئی' },
    withdraw: { en: 'Withdrew a refund request', ur: 'رقم کی واپسی کی درخواست واپس لی گئی' },
  },
};

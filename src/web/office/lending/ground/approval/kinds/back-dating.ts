import { approvalKindNames } from '#contract/lending/labels/approval-names.messages.ts';
import type { RequestedDescriptor } from './approval-descriptor.ts';

/** A payment further back than its recorder may go alone. */
export const backDatedPayment: RequestedDescriptor = {
  name: approvalKindNames.back_dating,
  icon: 'clock',
  invitation: { en: 'Request a back-dated payment', ur: 'پچھلی تاریخ کی ادائیگی کی درخواست' },
  menu: {
    icon: 'clock',
    actions: ['record_payment'],
    isOffered: (status) => status !== 'approved',
    mayRepeat: true,
  },
  audit: {
    request: { en: 'Requested an earlier date', ur: 'پچھلی تاریخ کی درخواست کی گئی' },
    grant: { en: 'Approved an earlier date', ur: 'پچھلی تاریخ منظور کی گئی' },
    reject: { en: 'Rejected an earlier date', ur: 'پچھلی تاریخ نامنظور کی گئی' },
    withdraw: { en: 'Withdrew a date request', ur: 'پچھلی تاریخ کی درخواست واپس لی گئی' },
  },
};

/** A start of an agreement further back than its recorder may go alone. */
export const backDatedActivation: RequestedDescriptor = {
  name: approvalKindNames.back_dated_activation,
  icon: 'clock',
  invitation: { en: 'Request a back-dated delivery', ur: 'پچھلی تاریخ کی حوالگی کی درخواست' },
  menu: { icon: 'clock', actions: ['activate'], isOffered: (status) => status === 'approved' },
  audit: {
    request: { en: 'Requested an earlier delivery date', ur: 'حوالگی کی پچھلی تاریخ کی درخواست کی گئی' },
    grant: { en: 'Approved an earlier delivery date', ur: 'حوالگی کی پچھلی تاریخ منظور کی گئی' },
    reject: { en: 'Rejected an earlier delivery date', ur: 'حوالگی کی پچھلی تاریخ نامنظور کی گئی' },
    withdraw: {
      en: 'Withdrew the request for an earlier delivery date',
      ur: 'حوالگی کی پچھلی تاریخ کی درخواست واپس لی گئی',
    },
  },
};

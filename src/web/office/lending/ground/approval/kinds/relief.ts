import { approvalKindNames } from '#contract/lending/labels/approval-names.messages.ts';
import { lendingWords } from '../../labels/lending-words.messages.ts';
import type { RequestedDescriptor } from './approval-descriptor.ts';

/** Part of the amount waived for a family in need. */
export const relief: RequestedDescriptor = {
  name: approvalKindNames.relief,
  icon: 'relief',
  tone: 'purple',
  drawsOnFund: true,
  invitation: lendingWords.requestRelief,
  // Before the delivery relief reduces the schedule, afterwards it pays the schedule from its end.
  menu: { icon: 'half', actions: ['grant_relief_before_start', 'grant_relief'] },
  audit: {
    request: { en: 'Requested relief', ur: 'رعایت کی درخواست کی گئی' },
    grant: { en: 'Approved relief', ur: 'رعایت منظور کی گئی' },
    reject: { en: 'Rejected relief', ur: 'رعایت نامنظور کی گئی' },
    withdraw: { en: 'Withdrew a relief request', ur: 'رعایت کی درخواست واپس لی گئی' },
  },
};

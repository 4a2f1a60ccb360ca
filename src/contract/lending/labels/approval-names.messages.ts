import type { Phrase } from '#domain/language.ts';
import type { ApprovalKind, ApprovalState } from '#domain/lending/approvals/approval.ts';
import { entryKindNames } from './entry-names.messages.ts';

/** The names of the kinds of requests that a second person decides. */
export const approvalKindNames: Readonly<Record<ApprovalKind, Phrase>> = {
  agreement_approval: { en: 'Agreement approval', ur: 'معاہدے کی منظوری' },
  relief: entryKindNames.relief,
  refund: { en: 'Refund', ur: 'رقم کی واپسی' },
  reschedule: { en: 'New schedule', ur: 'نیا شیڈول' },
  reschedule_undo: { en: 'Return to the old schedule', ur: 'پرانے شیڈول کی بحالی' },
  write_off: entryKindNames.write_off,
  back_dated_activation: { en: 'Back-dated delivery', ur: 'پچھلی تاریخ کی حوالگی' },
  back_dating: { en: 'Back-dated payment', ur: 'پچھلی تاریخ کی ادائیگی' },
  reversal: entryKindNames.reversal,
};

/** The states of a request. */
export const approvalStateNames: Readonly<Record<ApprovalState, Phrase>> = {
  pending: { en: 'Waiting', ur: 'فیصلے کی منتظر' },
  approved: { en: 'Approved', ur: 'منظور شدہ' },
  rejected: { en: 'Rejected', ur: 'نامنظور' },
  withdrawn: { en: 'Withdrawn', ur: 'واپس لی گئی' },
  outdated: { en: 'Outdated', ur: 'پرانی ہو گئی' },
};

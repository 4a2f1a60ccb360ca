import type { Phrase } from '#domain/language.ts';
import type { ApprovalState } from '#domain/lending/approvals/approval.ts';

/** The states of a request. */
export const approvalStateNames: Readonly<Record<ApprovalState, Phrase>> = {
  pending: { en: 'Waiting', ur: 'فیصلے کی منتظر' },
  approved: { en: 'Approved', ur: 'منظور شدہ' },
  rejected: { en: 'Rejected', ur: 'نامنظور' },
  withdrawn: { en: 'Withdrawn', ur: 'واپس لی گئی' },
  outdated: { en: 'Outdated', ur: 'پرانی ہو گئی' },
};

import type { Phrase } from '#domain/language.ts';
import type { ApprovalState } from '#domain/lending/approvals/approval.ts';
import { lendingWords } from './lending-words.messages.ts';

/** The states of a request. */
export const approvalStateNames: Readonly<Record<ApprovalState, Phrase>> = {
  pending: { en: 'Waiting', ur: 'فیصلے کی منتظر' },
  approved: lendingWords.approved,
  rejected: lendingWords.rejected,
  withdrawn: { en: 'Withdrawn', ur: 'واپس لی گئی' },
  outdated: { en: 'Outdated', ur: 'پرانی ہو گئی' },
};

import type { Phrase } from '#domain/language.ts';
import type { ApprovalState } from '#domain/lending/approvals/approval.ts';

export const messages = {
  trail: { en: 'What happened to this request', ur: 'اس درخواست کے مراحل' },
  asked: { en: 'Requested, with its effect', ur: 'متوقع نتیجے سمیت درخواست دی گئی' },
  approvedAlone: {
    en: 'Approved alone, with the password entered again',
    ur: 'پاس ورڈ دوبارہ لکھ کر اکیلے منظور کی گئی',
  },
  rejectedAlone: {
    en: 'Rejected alone, with the password entered again',
    ur: 'پاس ورڈ دوبارہ لکھ کر اکیلے نامنظور کی گئی',
  },
} as const satisfies Record<string, Phrase>;

/** The outcome of a request. */
export const trailNames: Readonly<Record<ApprovalState, Phrase>> = {
  pending: { en: 'Waits for a decision', ur: 'فیصلے کی منتظر ہے' },
  approved: { en: 'Approved by a second person', ur: 'دوسرے شخص نے منظور کی' },
  rejected: { en: 'Rejected by a second person', ur: 'دوسرے شخص نے نامنظور کی' },
  withdrawn: { en: 'Withdrawn by the person who requested it', ur: 'درخواست دینے والے نے واپس لے لی' },
  outdated: {
    en: 'Outdated: the agreement changed, and it was requested again',
    ur: 'پرانی ہو گئی: معاہدہ بدل گیا اور درخواست دوبارہ دی گئی',
  },
};

import type { Notice } from '#contract/desk/notices.ts';
import { unreadCountedMax } from '#contract/desk/notices.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { approvalDescriptors } from '#web/office/lending/ground/approval/kinds/approval-descriptors.ts';

export const messages = {
  lead: {
    en: 'What needs your attention, and what happened to your requests.',
    ur: 'جو کام آپ کے منتظر ہیں، اور جو درخواستیں آپ نے دیں ان کا کیا ہوا۔',
  },
  byState: { en: 'All or unread', ur: 'تمام یا نئی' },
  all: plainWords.all,
  unread: { en: 'Unread', ur: 'نئی' },
  isUnread: { en: 'Unread:', ur: 'نئی:' },
  readAll: { en: 'Mark all as read', ur: 'سب اطلاعات پڑھی ہوئی قرار دیں' },
  allAreRead: { en: 'There is nothing unread.', ur: 'سب اطلاعات پڑھی جا چکی ہیں۔' },
  read: { en: 'Mark as read', ur: 'پڑھی ہوئی قرار دیں' },
  isRead: { en: 'Marked as read', ur: 'پڑھی ہوئی قرار دی گئی' },
  areRead: { en: 'All marked as read', ur: 'سب پڑھی ہوئی قرار دی گئیں' },
  notice: { en: 'Notice', ur: 'اطلاع' },
  amount: plainWords.amountRupees,
  by: plainWords.by,
  when: plainWords.when,
  seeAll: { en: 'See all notices', ur: 'تمام اطلاعات دیکھیں' },
  needsYou: { en: 'Needs you', ur: 'آپ کے منتظر' },
  forInformation: { en: 'For information', ur: 'اطلاع کے لیے' },
  noneYet: { en: 'No notices yet.', ur: 'ابھی کوئی اطلاع نہیں۔' },

  emptyTitle: { en: 'No notices', ur: 'کوئی اطلاع نہیں' },
  emptyText: {
    en: 'Anything that needs you, and every decision on your requests, appears here at once.',
    ur: 'جب کوئی کام آپ کا منتظر ہو، یا آپ کی درخواست کا فیصلہ ہو، تو وہ فوراً یہاں نظر آئے گا۔',
  },
  allReadTitle: { en: 'All read', ur: 'سب پڑھا جا چکا' },
  allReadText: {
    en: 'A new notice appears here at once.',
    ur: 'نئی اطلاع آتے ہی یہاں نظر آئے گی۔',
  },
} as const satisfies Record<string, Phrase>;

/** `7`, and from a hundred on `99+`. */
export function unreadText(unread: number): string {
  return unread < unreadCountedMax ? formatCount(unread) : `${unreadCountedMax - 1}+`;
}

export const bellName: Phrase<(unread: number) => string> = {
  en: (unread) => (unread === 0 ? 'Notices' : `Notices, ${unreadText(unread)} unread`),
  ur: (unread) => (unread === 0 ? 'اطلاعات' : `اطلاعات، ${unreadText(unread)} نئی`),
};

const requestOf = ({ requestKind }: Notice): Phrase =>
  approvalDescriptors[requestKind ?? 'agreement_approval'].name;

/** The text of each kind, in a line. */
export const noticeTexts: Readonly<Record<Notice['kind'], Phrase<(notice: Notice) => string>>> = {
  decision_waiting: {
    en: (notice) => `Your decision is needed: ${requestOf(notice).en}`,
    ur: (notice) => `آپ کا فیصلہ درکار ہے: ${requestOf(notice).ur}`,
  },
  decision_taken: {
    en: (notice) => `${notice.decision === 'approved' ? 'Approved' : 'Rejected'}: ${requestOf(notice).en}`,
    ur: (notice) => `${notice.decision === 'approved' ? 'منظور' : 'نامنظور'}: ${requestOf(notice).ur}`,
  },
  request_assigned: {
    en: () => 'A contact request was assigned to you',
    ur: () => 'رابطے کی ایک درخواست آپ کے سپرد کی گئی ہے',
  },
  contact_due: {
    en: () => 'The 24-hour promise is ending or over: contact now',
    ur: () => 'ابھی رابطہ کریں: 24 گھنٹے ختم ہونے کو ہیں یا ہو چکے',
  },
  visitor_wrote: {
    en: () => 'A visitor added a word to a contact request',
    ur: () => 'درخواست گزار نے رابطے کی درخواست میں بات لکھی ہے',
  },
  visitor_withdrew: {
    en: () => 'A visitor cancelled a contact request',
    ur: () => 'درخواست گزار نے رابطے کی درخواست منسوخ کر دی ہے',
  },
  payment_promise_broken: {
    en: () => 'A promise to pay was not kept',
    ur: () => 'ادائیگی کا وعدہ پورا نہیں ہوا',
  },
  call_back_due: {
    en: () => 'A customer asked to be called now',
    ur: () => 'ایک صارف نے اس وقت کال کرنے کو کہا تھا',
  },
  transfer_reported: {
    en: () => 'A customer reported a transfer: check it',
    ur: () => 'ایک صارف نے رقم بھیجنے کی اطلاع دی: جانچ کریں',
  },
  customer_asked: {
    en: () => 'A customer sent a request: answer it',
    ur: () => 'ایک صارف نے درخواست دی ہے: جواب دیں',
  },
  large_overpayment: {
    en: () => 'A payment was far too large: check it',
    ur: () => 'ایک ادائیگی بہت زائد ہے: جانچ کریں',
  },
  cash_difference: {
    en: () => 'Cash differs: settle it',
    ur: () => 'نقد میں فرق ہے: اسے نمٹائیں',
  },
  cash_day_open: {
    en: () => 'A day of cash was not closed: close it',
    ur: () => 'نقد کا ایک دن بند نہیں ہوا: اسے بند کریں',
  },
  cash_in_transit: {
    en: () => 'A deposit did not arrive in three days: confirm it, or say that it never did',
    ur: () => 'جمع کرائی گئی رقم تین دن میں نہیں پہنچی: تصدیق کریں یا بتائیں کہ نہیں آئی',
  },
  cash_expense_waiting: {
    en: () => 'An expense waits for three days: say if it is right',
    ur: () => 'ایک خرچ تین دن سے تصدیق کا منتظر ہے: بتائیں کہ درست ہے یا نہیں',
  },
  cash_near_limit: {
    en: () => 'Cash is near its limit',
    ur: () => 'نقد اپنی حد کے قریب ہے',
  },
  cash_at_limit: {
    en: () => 'Cash has reached its limit',
    ur: () => 'نقد اپنی حد کو پہنچ چکا ہے',
  },
  cash_reversal_asked: {
    en: () => 'Cash is to be reversed: answer it',
    ur: () => 'نقد کی منسوخی کی درخواست ہے: جواب دیں',
  },
  rights_requested: {
    en: ({ decision }) =>
      decision === 'approved'
        ? 'Someone got power over the books: see what'
        : 'Power over the books was asked for someone: decide it',
    ur: ({ decision }) =>
      decision === 'approved'
        ? 'کسی کو فیصلے کے اختیارات دیے گئے: دیکھ لیں'
        : 'کسی کو فیصلے کے اختیارات دینے کی درخواست ہے: فیصلہ کریں',
  },
  complaint_assigned: {
    en: () => 'A complaint was given to you',
    ur: () => 'ایک شکایت آپ کے سپرد کی گئی ہے',
  },
  complaint_due: {
    en: () => 'A complaint is due: give its next word',
    ur: () => 'ایک شکایت کی مہلت ختم ہونے کو ہے: اگلا جواب دیں',
  },
  complaint_escalated: {
    en: () => 'A complaint went to the executive',
    ur: () => 'ایک شکایت اعلیٰ عہدیدار کو بھیج دی گئی ہے',
  },
  complaint_written_to: {
    en: () => 'The complainant wrote again',
    ur: () => 'شکایت کرنے والے نے پھر لکھا ہے',
  },
  screening_stop: {
    en: () => 'A CNIC is on a list: decide the match',
    ur: () => 'شناختی کارڈ نمبر فہرست میں ہے: فیصلہ کریں',
  },
  challenge_ended: {
    en: () => 'A challenge has ended: see the results',
    ur: () => 'ایک چیلنج ختم ہو گیا: نتائج دیکھیں',
  },
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'notice', 'notices')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} اطلاعات`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'اطلاع' : 'اطلاعات'}`,
};

import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  title: {
    en: 'Customers who lost phone and recovery codes',
    ur: 'فون اور بحالی کوڈ کھو دینے والے صارفین',
  },
  lead: {
    en: 'A branch asks for it after it has checked who the customer is. Another person decides.',
    ur: 'برانچ صارف کی شناخت دیکھ کر درخواست دیتی ہے۔ فیصلہ کوئی دوسرا کرتا ہے۔',
  },
  noneTitle: { en: 'No requests yet', ur: 'ابھی کوئی درخواست نہیں' },
  noneText: {
    en: 'Requests that were approved, rejected or withdrawn are kept here, with who decided and why.',
    ur: 'منظور، نامنظور یا واپس لی گئی درخواستیں یہاں محفوظ رہتی ہیں، کس نے فیصلہ کیا اور کیوں۔',
  },
  customer: lendingWords.customer,
  state: plainWords.status,
  proof: plainWords.identity,
  reason: plainWords.reason,
  askedBy: lendingWords.requestedBy,
  branch: lendingWords.branch,
  approve: { en: 'Reset two-step sign-in', ur: 'دو مرحلہ سائن اِن بند کریں' },
  reject: lendingWords.reject,
  withdraw: { en: 'Withdraw the request', ur: 'درخواست واپس لیں' },
  withdrawText: {
    en: 'It will not be decided, and nothing changes for the customer. It stays on record as withdrawn.',
    ur: 'اب کوئی اس کا فیصلہ نہیں کرے گا، اور صارف کے لیے کچھ نہیں بدلے گا۔ یہ واپس لی گئی درخواست کے طور پر ریکارڈ میں رہے گی۔',
  },
  own: {
    en: 'Another person decides your request',
    ur: 'آپ کی درخواست کا فیصلہ کوئی اور کرے گا',
  },
  outdated: {
    en: 'The customer has signed in or changed their two-step sign-in since this request. It can only be rejected.',
    ur: 'اس کے بعد صارف نے سائن اِن کیا یا دو مرحلہ سائن اِن میں تبدیلی کی۔ اب صرف نامنظور ہو سکتی ہے۔',
  },
  approveText: {
    en: 'Two-step sign-in is turned off and the customer is signed out everywhere. The branch then issues a code for a new password.',
    ur: 'دو مرحلہ سائن اِن بند ہو جائے گا اور صارف ہر جگہ سے سائن آؤٹ ہو جائیں گے۔ پھر برانچ نئے پاس ورڈ کا کوڈ جاری کرے گی۔',
  },
  rejectText: { en: 'Nothing changes for the customer.', ur: 'صارف کے لیے کچھ نہیں بدلے گا۔' },
} as const satisfies Record<string, Phrase>;

export const questions: Readonly<
  Record<'approved' | 'rejected' | 'withdrawn', Phrase<(name: string) => string>>
> = {
  approved: {
    en: (name) => `Reset two-step sign-in for ${name}?`,
    ur: (name) => `\u2068${name}\u2069 کا دو مرحلہ سائن اِن بند کریں؟`,
  },
  rejected: {
    en: (name) => `Reject the request about ${name}?`,
    ur: (name) => `\u2068${name}\u2069 کی درخواست نامنظور کریں؟`,
  },
  withdrawn: {
    en: (name) => `Withdraw your request about ${name}?`,
    ur: (name) => `\u2068${name}\u2069 کے بارے میں اپنی درخواست واپس لیں؟`,
  },
};

/** The person who did it, and when. */
export const said: Phrase<(name: string, moment: string) => string> = {
  en: (name, moment) => `${name}, ${moment}`,
  ur: (name, moment) => `\u2068${name}\u2069، ${moment}`,
};

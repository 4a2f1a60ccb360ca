import type { GoogleState } from '#contract/identity/google.ts';
import type { contactChannels, contactResults } from '#contract/lending/collections.ts';
import type { paymentStates } from '#contract/lending/payment-register.ts';
import type { Language, Phrase } from '#domain/language.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { DecisionState } from '#domain/lending/agreements/decision.ts';
import type { FrequencyUnit } from '#domain/lending/agreements/plan.ts';
import { formatCount } from '#web/format/count.ts';
import { consentWayNames } from '#web/office/kit/labels/customer-words.messages.ts';

/** A name for each word of a list that a record may hold. */
type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

export const yesNoNames = {
  true: { en: 'Yes', ur: 'ہاں' },
  false: { en: 'No', ur: 'نہیں' },
} as const satisfies Names<string>;

export const languageWords: Names<Language> = {
  en: { en: 'English', ur: 'انگریزی' },
  ur: { en: 'Urdu', ur: 'اردو' },
};

export const agreementStatusNames: Names<AgreementStatus> = {
  draft: { en: 'Draft', ur: 'مسودہ' },
  submitted: { en: 'Submitted', ur: 'منظوری کے لیے جمع' },
  approved: { en: 'Approved', ur: 'منظور شدہ' },
  active: { en: 'Active', ur: 'فعال' },
  completed: { en: 'Completed', ur: 'مکمل' },
  rejected: { en: 'Rejected', ur: 'نامنظور' },
  withdrawn: { en: 'Withdrawn', ur: 'صارف دستبردار' },
  cancelled: { en: 'Cancelled', ur: 'منسوخ' },
  written_off: { en: 'Written off', ur: 'کھاتے سے خارج' },
};

export const decisionStateNames: Names<DecisionState> = {
  pending: { en: 'Waiting', ur: 'فیصلے کی منتظر' },
  approved: { en: 'Approved', ur: 'منظور' },
  rejected: { en: 'Rejected', ur: 'نامنظور' },
  withdrawn: { en: 'Withdrawn', ur: 'واپس لی گئی' },
  outdated: { en: 'Outdated', ur: 'پرانی ہو گئی' },
};

export const paymentStateNames: Names<(typeof paymentStates)[number]> = {
  valid: { en: 'Valid', ur: 'درست' },
  reversed: { en: 'Reversed', ur: 'منسوخ' },
};

export const channelNames: Names<(typeof contactChannels)[number]> = {
  call: { en: 'Call', ur: 'کال' },
  whatsapp: { en: 'WhatsApp', ur: 'واٹس ایپ' },
  visit: { en: 'Home visit', ur: 'گھر پر ملاقات' },
  branch: { en: 'At the branch', ur: 'برانچ میں' },
};

export const resultNames: Names<(typeof contactResults)[number]> = {
  reached: { en: 'Reached', ur: 'بات ہو گئی' },
  no_answer: { en: 'No answer', ur: 'جواب نہیں ملا' },
  wrong_number: { en: 'Wrong number', ur: 'غلط نمبر' },
  promised: { en: 'Promised to pay', ur: 'ادائیگی کا وعدہ کیا' },
  refused: { en: 'Refused', ur: 'انکار کیا' },
  message_left: { en: 'Left a message', ur: 'پیغام چھوڑا' },
};

export const codePurposeNames = {
  customer_activation: { en: 'Customer account', ur: 'صارف کا اکاؤنٹ' },
  employee_activation: { en: 'Employee’s first password', ur: 'ملازم کا پہلا پاس ورڈ' },
  password_reset: { en: 'New password', ur: 'نیا پاس ورڈ' },
} as const satisfies Names<string>;

export const googleStateNames: Names<GoogleState> = {
  linked: { en: 'On, linked', ur: 'فعال، جڑا ہوا' },
  open: { en: 'On, not linked', ur: 'فعال، جڑا ہوا نہیں' },
  off: { en: 'Off', ur: 'بند' },
};

/** How someone signed in, changed a password, or consented. */
export const wayNames: Names<keyof typeof consentWayNames> & Names<string> = {
  password: { en: 'By password', ur: 'پاس ورڈ سے' },
  google: { en: 'Through Google', ur: 'گوگل کے ذریعے' },
  sign_up: { en: 'On creating the account', ur: 'اکاؤنٹ بناتے وقت' },
  set_up: { en: 'By the first set-up link', ur: 'پہلا اکاؤنٹ بنانے کے لنک سے' },
  profile: { en: 'In the profile', ur: 'پروفائل میں' },
  mailed_link: { en: 'By a mailed link', ur: 'ای میل کے لنک سے' },
  branch_code: { en: 'By a branch code', ur: 'برانچ کے کوڈ سے' },
  ...consentWayNames,
};

export const failedProofNames = {
  wrong_credentials: { en: 'Wrong account or password', ur: 'اکاؤنٹ یا پاس ورڈ غلط' },
  wrong_totp_code: { en: 'Wrong second-step code', ur: 'دوسرے مرحلے کا کوڈ غلط' },
  wrong_current_password: { en: 'Wrong current password', ur: 'موجودہ پاس ورڈ غلط' },
  code_wrong: { en: 'Wrong branch code', ur: 'برانچ کا کوڈ غلط' },
} as const satisfies Names<string>;

const everyOne: Names<FrequencyUnit> = {
  months: { en: 'Monthly', ur: 'ماہانہ' },
  weeks: { en: 'Weekly', ur: 'ہفتہ وار' },
  days: { en: 'Daily', ur: 'روزانہ' },
};
const everyFew: Names<FrequencyUnit> = {
  months: { en: 'months', ur: 'ماہ' },
  weeks: { en: 'weeks', ur: 'ہفتے' },
  days: { en: 'days', ur: 'دن' },
};

interface Interval {
  readonly unit: FrequencyUnit;
  readonly every: number;
}

export const frequencyName: Phrase<(interval: Interval) => string> = {
  en: ({ unit, every }) =>
    every === 1 ? everyOne[unit].en : `Every ${formatCount(every)} ${everyFew[unit].en}`,
  ur: ({ unit, every }) =>
    every === 1 ? everyOne[unit].ur : `ہر \u2066${formatCount(every)}\u2069 ${everyFew[unit].ur} بعد`,
};

interface Due {
  readonly amount: string;
  readonly day: string;
}

export const dueOn: Phrase<(due: Due) => string> = {
  en: ({ amount, day }) => `${amount}, due ${day}`,
  ur: ({ amount, day }) => `تاریخ ${day}، \u2066${amount}\u2069`,
};

export const installmentName: Phrase<(number: string) => string> = {
  en: (number) => `Installment ${number}`,
  ur: (number) => `قسط \u2066${number}\u2069`,
};

/** A name and what belongs to it, on one line; a figure stays in its own order. */
export const belonging: Phrase<(name: string, what: string) => string> = {
  en: (name, what) => `${name}: \u2068${what}\u2069`,
  ur: (name, what) => `${name}: \u2068${what}\u2069`,
};

/** Several names, one after the other. */
export const inARow: Phrase<(names: readonly string[]) => string> = {
  en: (names) => names.join(', '),
  ur: (names) => names.join('، '),
};

/** What the lender wrote in both languages, on one line. */
export const bothLanguages: Phrase<(en: string, ur: string) => string> = {
  en: (en, ur) => `${en} / \u2068${ur}\u2069`,
  ur: (en, ur) => `${ur} / \u2068${en}\u2069`,
};

export const successorName: Phrase = { en: 'To', ur: 'ذمہ دار' };
export const noneName: Phrase = { en: 'None', ur: 'کوئی نہیں' };
export const everythingName: Phrase = { en: 'All lines', ur: 'تمام سطریں' };

/** The name of one language's side of what the lender writes in both. */
export const inLanguage: Readonly<Record<Language, (name: Phrase) => Phrase>> = {
  en: ({ en, ur }) => ({ en: `${en} (English)`, ur: `${ur} (انگریزی)` }),
  ur: ({ en, ur }) => ({ en: `${en} (Urdu)`, ur: `${ur} (اردو)` }),
};

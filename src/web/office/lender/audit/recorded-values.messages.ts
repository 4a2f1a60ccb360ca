import type { GoogleState } from '#contract/identity/google.ts';
import type { Phrase } from '#domain/language.ts';
import type { ExposureLimitName } from '#domain/lending/agreements/exposure.ts';
import { deskWords } from '#web/office/desk/ground/desk-words.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { consentWayNames } from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

/** A label for each value of a list in a record. */
type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

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

/** The ways to sign in, change a password, or consent. */
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
  wrong_totp_code: { en: 'Wrong two-step sign-in code', ur: 'دو مرحلہ سائن اِن کا کوڈ غلط' },
  wrong_current_password: { en: 'Wrong current password', ur: 'موجودہ پاس ورڈ غلط' },
  code_wrong: { en: 'Wrong branch code', ur: 'برانچ کا کوڈ غلط' },
} as const satisfies Names<string>;

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

/** A name and its value, on one line. A figure keeps its own direction. */
export const belonging: Phrase<(name: string, what: string) => string> = {
  en: (name, what) => `${name}: \u2068${what}\u2069`,
  ur: (name, what) => `${name}: \u2068${what}\u2069`,
};

export const exceededNames: Names<ExposureLimitName> = {
  customer: lendingWords.customer,
  household: lendingWords.household,
  guarantor: lendingWords.guarantor,
};

/** A figure and the limit that it is beyond. */
export const beyondLimit: Phrase<(figure: string, most: string) => string> = {
  en: (figure, most) => `${figure}, limit ${most}`,
  ur: (figure, most) => `\u2068${figure}\u2069، حد \u2068${most}\u2069`,
};

/** A text of the lender in both languages, on one line. */
export const bothLanguages: Phrase<(en: string, ur: string) => string> = {
  en: (en, ur) => `${en} / \u2068${ur}\u2069`,
  ur: (en, ur) => `${ur} / \u2068${en}\u2069`,
};

export const successorName: Phrase = deskWords.assignee;
export const noneName: Phrase = plainWords.none;
export const everythingName: Phrase = { en: 'All lines', ur: 'تمام سطریں' };

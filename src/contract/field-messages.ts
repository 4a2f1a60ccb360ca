import type { Language, Phrase } from '#domain/language.ts';
import { accountFieldMessages } from './account/account-field-messages.ts';
import { countLimit, lendingFieldMessages } from './lending-field-messages.ts';
import { officeFieldMessages } from './office/office-field-messages.ts';

/**
 * What is said beside a field. The texts of the public forms are fixed by the lender's specification.
 * A schema names a key as its error; the reader's language is chosen where the message is shown.
 */
const plainMessages = {
  full_name_required: { en: 'Full name is required', ur: 'پورا نام لکھنا ضروری ہے' },
  phone_required: { en: 'Phone number is required', ur: 'فون نمبر لکھنا ضروری ہے' },
  phone_format: {
    en: 'Phone number must be in format 03xx-xxxxxxx',
    ur: 'فون نمبر اس طرح لکھیے: \u206603xx-xxxxxxx\u2069',
  },
  address_required: { en: 'Address is required', ur: 'پتہ لکھنا ضروری ہے' },
  message_required: { en: 'Message is required', ur: 'پیغام لکھنا ضروری ہے' },
  date_not_in_future: { en: 'Please select a future date', ur: 'آج یا بعد کی کوئی تاریخ چنیے' },
  time_required: { en: 'Please select a preferred time', ur: 'پسندیدہ وقت چنیے' },
  identifier_required: { en: 'Phone or email is required', ur: 'فون یا ای میل لکھنا ضروری ہے' },
  password_required: { en: 'Password is required', ur: 'پاس ورڈ لکھنا ضروری ہے' },
  unprintable: {
    en: 'This contains characters that cannot be stored. Please type it again.',
    ur: 'اس میں ایسے حروف ہیں جو محفوظ نہیں ہو سکتے۔ دوبارہ لکھیے۔',
  },
} as const satisfies Record<string, Phrase>;

const fieldMessages = {
  ...plainMessages,
  ...accountFieldMessages,
  ...lendingFieldMessages,
  ...officeFieldMessages,
};

export type FieldMessageKey = keyof typeof fieldMessages;

const tooLong: Phrase<(limit: number) => string> = {
  en: (limit) => `This is too long: at most ${limit.toLocaleString('en')} characters`,
  ur: (limit) => `یہ بہت لمبا ہے: زیادہ سے زیادہ ${limit.toLocaleString('en')} حروف`,
};

const notAsExpected: Phrase = { en: 'This is not a valid value', ur: 'یہ درست نہیں' };

/** The part of a validation issue that its text depends on. */
export interface FieldIssue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly maximum?: number | bigint | undefined;
}

function isFieldMessageKey(key: string): key is FieldMessageKey {
  return Object.hasOwn(fieldMessages, key);
}

/** Says a validation issue in the reader's language: the schema's own key, or what the kind of issue says. */
export function fieldMessage(issue: FieldIssue, language: Language): string {
  if (issue.message === countLimit.key) return countLimit.text[language](Number(issue.maximum));
  if (isFieldMessageKey(issue.message)) return fieldMessages[issue.message][language];
  if (issue.code === 'too_big' && issue.maximum !== undefined)
    return tooLong[language](Number(issue.maximum));
  return notAsExpected[language];
}

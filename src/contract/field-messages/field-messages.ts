import type { Language, Phrase } from '#domain/language.ts';
import { deskFieldMessages } from './desk-field-messages.ts';
import { type FieldIssue, sayFieldIssue } from './field-issue.ts';
import { identityFieldMessages } from './identity-field-messages.ts';
import { lenderFieldMessages } from './lender-field-messages.ts';
import { countLimit, lendingFieldMessages } from './lending-field-messages.ts';
import { siteFieldMessages } from './site-field-messages.ts';
import { visitorFieldMessages } from './visitor-field-messages.ts';

/**
 * The messages of all fields. A schema has a key as its error; the language is chosen where the message is shown.
 */
const fieldMessages = {
  ...visitorFieldMessages,
  identifier_required: { en: 'Phone or email is required', ur: 'فون یا ای میل لکھنا ضروری ہے' },
  password_required: { en: 'Password is required', ur: 'پاس ورڈ لکھنا ضروری ہے' },
  file_required: { en: 'Choose a file', ur: 'فائل چنیے' },
  sent_twice: { en: 'Send this only once', ur: 'یہ صرف ایک بار بھیجیے' },
  field_unknown: { en: 'This form has no such field', ur: 'اس فارم میں ایسا کوئی خانہ نہیں' },
  ...identityFieldMessages,
  ...lendingFieldMessages,
  ...lenderFieldMessages,
  ...deskFieldMessages,
  ...siteFieldMessages,
} as const satisfies Record<string, Phrase>;

export type FieldMessageKey = keyof typeof fieldMessages;

/** The message of a validation issue in the reader's language, by the schema's key or the kind of issue. */
export function fieldMessage(issue: FieldIssue, language: Language): string {
  if (issue.message === countLimit.key) return countLimit.text[language](Number(issue.maximum));
  return issue.params?.said?.[language] ?? sayFieldIssue(fieldMessages, issue, language);
}

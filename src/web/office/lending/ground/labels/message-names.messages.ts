import type { Phrase } from '#domain/language.ts';
import type { MessageTemplate } from '#domain/lending/messages/message-template.ts';
import { reminderNames } from './contact-labels.messages.ts';
import { lendingWords } from './lending-words.messages.ts';

/** The messages to customers, each by its reason. */
export const templateNames: Readonly<Record<MessageTemplate, Phrase>> = {
  receipt: lendingWords.receipt,
  promise: { en: 'Promise noted', ur: 'وعدہ درج' },
  agreement_approved: { en: 'Agreement approved', ur: 'معاہدہ منظور' },
  relief_approved: { en: 'Relief approved', ur: 'رعایت منظور' },
  relief_not_approved: { en: 'Relief not approved', ur: 'رعایت منظور نہیں ہوئی' },
  answer: { en: 'Answer to a request', ur: 'درخواست کا جواب' },
  ...reminderNames,
};

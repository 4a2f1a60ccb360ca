import type { Phrase } from '#domain/language.ts';
import type { MessageTemplate } from '#domain/lending/messages/message-template.ts';
import { reminderNames } from './contact-labels.messages.ts';
import { lendingWords } from './lending-words.messages.ts';

/** The messages to customers, each by its reason. */
export const templateNames: Readonly<Record<MessageTemplate, Phrase>> = {
  receipt: lendingWords.receipt,
  ...reminderNames,
};

import { reminders } from '../collections/reminder.ts';

/**
 * The messages that are sent without a person, to a visitor the code of a request, and to a customer: the receipt of a payment, the promise as it was noted, the decisions,
 * the answer to a request, the code of a consent, and the reminders.
 */
export const messageTemplates = [
  'receipt',
  'promise',
  'agreement_approved',
  'relief_approved',
  'relief_not_approved',
  'answer',
  'code',
  'request_received',
  ...reminders,
] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

/**
 * The name under which WhatsApp approves the words of a message. Own words have the number of their version: words that wait for
 * an approval take nothing from those that have it. Of a code WhatsApp writes the words, so they have one name.
 */
export function nameAtWhatsApp(template: MessageTemplate, ownVersion: number | null): string {
  return ownVersion === null || template === 'code' ? `qist_${template}` : `qist_${template}_${ownVersion}`;
}

/** The ways a message goes out by itself. */
export const messageChannels = ['whatsapp', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

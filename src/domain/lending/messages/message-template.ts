import { reminders } from '../collections/reminder.ts';

/**
 * The messages that are sent to a customer without a person: the receipt of a payment, the promise as it was noted, the decisions,
 * the answer to a request, and the reminders.
 */
export const messageTemplates = [
  'receipt',
  'promise',
  'agreement_approved',
  'relief_approved',
  'relief_not_approved',
  'answer',
  ...reminders,
] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

/**
 * The name under which WhatsApp approves the words of a message. Own words have the number of their version: words that wait for
 * an approval take nothing from those that have it.
 */
export function nameAtWhatsApp(template: MessageTemplate, ownVersion: number | null): string {
  return ownVersion === null ? `qist_${template}` : `qist_${template}_${ownVersion}`;
}

/** The ways a message goes out by itself. */
export const messageChannels = ['whatsapp', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

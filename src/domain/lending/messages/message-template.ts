import { reminders } from '../collections/reminder.ts';

/** The messages that are sent to a customer without a person: the receipt of a payment, and the reminders. */
export const messageTemplates = ['receipt', ...reminders] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

/** The ways a message goes out by itself. */
export const messageChannels = ['whatsapp', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

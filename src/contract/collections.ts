import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { calendarDay } from './fields/calendar-date-field.ts';
import { anyAmount } from './fields/rupees-field.ts';
import { statusErrors } from './status-errors.ts';
import { optionalText } from './text-field.ts';

const byId = z.object({ id: z.uuid() });

export const contactChannels = ['call', 'whatsapp', 'visit', 'branch'] as const;
export const contactResults = [
  'reached',
  'no_answer',
  'wrong_number',
  'promised',
  'refused',
  'message_left',
] as const;

export const collectionEndpoints = {
  recordPaymentPromise: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/payment-promises',
    summary:
      'Records what a customer promised to pay, and by when; whether it is kept follows from the payments',
    access: 'payment-promises.record',
    params: byId,
    body: z.object({ amount: anyAmount(), promisedFor: calendarDay(), note: optionalText(500) }),
    output: z.object({ id: z.uuid(), amount: z.number(), madeOn: z.iso.date(), promisedFor: z.iso.date() }),
    errors: ['amount_not_whole_rupees', 'promised_for_past', ...statusErrors('record_payment_promise')],
  }),
  logContact: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/contacts',
    summary: 'Logs a call, a message or a visit with its result',
    access: 'contacts.log',
    params: byId,
    body: z.object({
      channel: z.enum(contactChannels),
      result: z.enum(contactResults),
      note: optionalText(1000),
      outsideHoursReason: optionalText(300),
    }),
    output: z.object({ id: z.uuid(), contactedAt: z.iso.datetime() }),
    errors: ['outside_contact_hours', ...statusErrors('log_contact')],
  }),
};

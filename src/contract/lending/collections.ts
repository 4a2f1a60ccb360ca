import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { anyAmount } from '#contract/fields/rupees-field.ts';
import { optionalText } from '#contract/fields/text-field.ts';
import { languages } from '#domain/language.ts';
import { dueGroups } from '#domain/lending/collections/due-list.ts';
import { paymentPromiseStates } from '#domain/lending/collections/payment-promise.ts';
import { statusErrors } from './status-errors.ts';

const byId = z.object({ id: z.uuid() });

export const contactChannels = ['call', 'whatsapp', 'visit', 'branch'] as const;
export const contactResults = [
  'reached',
  'no_answer',
  'wrong_number',
  'promised',
  'refused',
  'message_left',
  // The call or message was opened from the office; whether it arrived is not known.
  'opened',
] as const;

/** A promise with what has become of it, by the payments up to today. */
export const promise = z.object({
  id: z.uuid(),
  amount: z.number(),
  madeOn: z.iso.date(),
  promisedFor: z.iso.date(),
  note: z.nullable(z.string()),
  state: z.enum(paymentPromiseStates),
  recordedByName: spoken,
});
export type PaymentPromise = z.output<typeof promise>;

export const contact = z.object({
  id: z.uuid(),
  channel: z.enum(contactChannels),
  result: z.enum(contactResults),
  note: z.nullable(z.string()),
  outsideHoursReason: z.nullable(z.string()),
  contactedAt: z.iso.datetime(),
  recordedByName: spoken,
});

const collectionLog = z.object({ promises: z.array(promise), contacts: z.array(contact) });
export type CollectionLog = z.output<typeof collectionLog>;

/** An agreement that someone has to look after today. */
const due = z.object({
  agreementId: z.uuid(),
  agreementNumber: z.string(),
  customerId: z.uuid(),
  customerName: z.string(),
  customerNameUr: z.nullable(z.string()),
  phone: z.string(),
  /** The language to write to the customer in. */
  language: z.enum(languages),
  group: z.enum(dueGroups),
  daysPastDue: z.number(),
  overdue: z.number(),
  /** What to pay by today, the overdue part of it included. */
  dueNow: z.number(),
  promise: z.nullable(z.pick(promise, { amount: true, promisedFor: true, state: true })),
  lastContact: z.nullable(z.pick(contact, { channel: true, result: true, contactedAt: true })),
});
export type DueListItem = z.output<typeof due>;

/** How a key is refused that was sent before, or is being worked on. */
const keyErrors = ['idempotency_key_reused', 'still_running'] as const satisfies ErrorCode[];

/** How many agreements are in each group. */
const dueCounts = z.record(z.enum(dueGroups), z.number());
export type DueCounts = z.output<typeof dueCounts>;

/** One's own list where no officer is named. */
const whose = { officerId: z.optional(z.uuid()) };

export const collectionEndpoints = {
  listDue: endpoint({
    method: 'GET',
    path: '/api/due-list',
    summary:
      "One group of an officer's work of today: promised for today, overdue or due today, the oldest first; the total is exact",
    access: 'due-list.read',
    query: z.object({ ...pageQuery, ...whose, group: z.enum(dueGroups) }),
    output: due,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  countDue: endpoint({
    method: 'GET',
    path: '/api/due-list/counts',
    summary: "How many agreements of an officer are in each group of the day's work",
    access: 'due-list.read',
    query: z.object(whose),
    output: dueCounts,
  }),
  getCollectionLog: endpoint({
    method: 'GET',
    path: '/api/agreements/:id/collection-log',
    summary:
      'What was promised on an agreement, whether it was kept, and every contact about it, newest first',
    access: 'due-list.read',
    params: byId,
    output: collectionLog,
  }),
  recordPaymentPromise: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/payment-promises',
    summary:
      'Records what a customer promised to pay, and by when; whether it is kept follows from the payments',
    access: 'payment-promises.record',
    params: byId,
    body: z.object({ amount: anyAmount(), promisedFor: calendarDay(), note: optionalText(500) }),
    output: z.object({ id: z.uuid(), amount: z.number(), madeOn: z.iso.date(), promisedFor: z.iso.date() }),
    errors: [
      'amount_not_whole_rupees',
      'promised_for_past',
      ...statusErrors('record_payment_promise'),
      ...keyErrors,
    ],
    idempotencyKey: 'required',
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
    errors: ['outside_contact_hours', ...statusErrors('log_contact'), ...keyErrors],
    idempotencyKey: 'required',
  }),
};

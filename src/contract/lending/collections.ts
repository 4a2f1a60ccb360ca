import * as z from 'zod/mini';
import { endpoint, pageQuery, sortedBy } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { clockTime } from '#contract/fields/clock-time-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { anyAmount } from '#contract/fields/rupees-field.ts';
import { optionalText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { languages } from '#domain/language.ts';
import { contactResults } from '#domain/lending/collections/attention.ts';
import { dueAges, dueGroups } from '#domain/lending/collections/due-list.ts';
import { paymentPromiseStates } from '#domain/lending/collections/payment-promise.ts';
import { reminders } from '#domain/lending/collections/reminder.ts';
import { statusErrors } from './status-errors.ts';

const byId = z.object({ id: z.uuid() });

/** An officer's rate counts promises that ended within this many days, so that it reacts to recent work. */
export const keptRateDays = 90;

export const contactChannels = ['call', 'whatsapp', 'visit', 'branch'] as const;

/** A promise with its outcome, by the payments up to today. */
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
  /** When the customer asked to be called again. */
  callBackAt: z.nullable(z.iso.datetime()),
  note: z.nullable(z.string()),
  outsideHoursReason: z.nullable(z.string()),
  /** The reminder, if the contact was one. */
  reminder: z.nullable(z.enum(reminders)),
  /** The guarantor who was reached; null for the customer. */
  guarantorName: z.nullable(spoken),
  contactedAt: z.iso.datetime(),
  recordedByName: spoken,
});

/** The amount that a customer promised, and the day. */
const promised = { amount: anyAmount(), promisedFor: calendarDay() };

/** The refusals of a promise that is recorded by itself or with its contact. */
const promiseErrors = [
  'amount_not_whole_rupees',
  'promised_for_past',
  'promise_above_outstanding',
  'promise_below_least',
] as const satisfies ErrorCode[];

const collectionLog = z.object({ promises: z.array(promise), contacts: z.array(contact) });
export type CollectionLog = z.output<typeof collectionLog>;

/** The groups of the day's work: the reasons for which agreements are on the list, who is called back, and who is reminded. */
export const dueParts = [...dueGroups, 'call_back', 'to_remind'] as const;
export type DuePart = (typeof dueParts)[number];

/** Number of promises that a customer, or all customers of an officer, kept and broke. */
const keptPromises = { kept: z.number(), broken: z.number() };

/** An agreement on today's due list. */
const due = z.object({
  agreementId: z.uuid(),
  agreementNumber: z.string(),
  paymentNumber: z.string(),
  customerId: z.uuid(),
  customerName: writtenText,
  phone: z.nullable(z.string()),
  /** The language to write to the customer in. */
  language: z.enum(languages),
  takesMessages: z.boolean(),
  officerName: spoken,
  /** Null for a written-off agreement. */
  oldestUnpaidDueOn: z.nullable(z.iso.date()),
  daysPastDue: z.number(),
  overdue: z.number(),
  /** The amount to pay by today, including the overdue part. */
  dueNow: z.number(),
  /**
   * Today's reminder: its kind, the amount it asks for, and that amount's due day; null when there is none, or once it was
   * opened.
   */
  reminder: z.nullable(z.object({ kind: z.enum(reminders), amount: z.number(), dueOn: z.iso.date() })),
  promise: z.nullable(z.pick(promise, { amount: true, promisedFor: true, state: true })),
  lastContact: z.nullable(
    z.pick(contact, {
      channel: true,
      result: true,
      callBackAt: true,
      reminder: true,
      guarantorName: true,
      contactedAt: true,
    }),
  ),
  /** Over all agreements of the customer. */
  promises: z.object(keptPromises),
});
export type DueListItem = z.output<typeof due>;

/** A row of the printed list for visits, with the address. */
const visit = z.extend(due, {
  address: writtenText,
  city: z.string(),
  outstanding: z.number(),
});
export type Visit = z.output<typeof visit>;

/** Many times more than an officer can visit on a day. A longer list must be filtered. */
export const dueSheetRowsMax = 200;

const uuid = '[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}';
/** The ids of some agreements, with commas between them, so that they stand in an address. */
const someAgreements = z.string().check(z.regex(new RegExp(`^${uuid}(,${uuid}){0,${dueSheetRowsMax - 1}}$`)));

/** The refusals of a key that was sent before or is still being worked on. */
const keyErrors = ['idempotency_key_reused', 'idempotency_key_expired'] as const satisfies ErrorCode[];

/**
 * Number of agreements, and the sum due on them. The sum is null for more than `countedRowsMax` agreements, which are not added
 * up.
 */
const dueSum = z.object({ agreements: z.number(), dueNow: z.nullable(z.number()) });

const dueSums = z.object({
  groups: z.record(z.enum(dueGroups), dueSum),
  /** Number of agreements whose customer asked to be called again, until today. */
  toCallBack: z.number(),
  /** Number of customers to remind today, in all groups together. */
  toRemind: z.number(),
  /** Number of overdue agreements of each age. */
  ages: z.record(z.enum(dueAges), z.number()),
});
export type DueSums = z.output<typeof dueSums>;

const dueSheet = z.object({
  /** In the order of visits: by city, area and address. */
  visits: z.array(visit),
  /** True if there are more than `dueSheetRowsMax`. */
  isCut: z.boolean(),
});
export type DueSheet = z.output<typeof dueSheet>;

/**
 * An officer's list, or everyone's within reach. Where nobody is named, an employee asks for their own and a superadmin for
 * everyone's.
 */
const whose = {
  officerId: z.optional(z.union([z.literal('all'), z.uuid()])),
  branchId: z.optional(z.uuid()),
};

/** The part of the day's work. */
const part = {
  group: z._default(z.enum(dueParts), 'due_today'),
  /** Only agreements with overdue amounts of this age. */
  age: z.optional(z.enum(dueAges)),
};

/** The rows that were chosen on the due list. */
const chosen = z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(dueSheetRowsMax)) });

const collectedMonth = z.object({
  /** The amount that fell due from the first of the month up to today, on the agreements of the officer. */
  due: z.number(),
  /** The part of it that money has paid by now. Relief is not paid. */
  duePaid: z.number(),
  /** The amount that the officer collected in these days, from whatever customers. */
  collected: z.number(),
});
export type CollectedMonth = z.output<typeof collectedMonth>;

const officerPromises = z.object({ officerId: z.uuid(), officerName: spoken, ...keptPromises });
export type OfficerPromises = z.output<typeof officerPromises>;

export const collectionEndpoints = {
  listDue: endpoint({
    method: 'GET',
    path: '/api/due-list',
    summary:
      "One group of today's work: due today, overdue, promised for today, a broken promise, to be called back until today, or to be reminded today; what is unpaid for longest comes first",
    access: 'due-list.read',
    query: z.object({
      ...pageQuery,
      ...whose,
      ...part,
      customerId: z.optional(z.uuid()),
      sort: sortedBy('daysPastDue'),
    }),
    output: due,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  getDueSheet: endpoint({
    method: 'GET',
    path: '/api/due-list/sheet',
    summary: `The same, or only some of it, as a sheet to take along, in the order of the road; ${dueSheetRowsMax} agreements at most`,
    access: 'due-list.read',
    query: z.object({ ...whose, ...part, ids: z.optional(someAgreements) }),
    output: dueSheet,
  }),
  sumDue: endpoint({
    method: 'GET',
    path: '/api/due-list/totals',
    summary: "How many agreements are in each group of today's work, and what is to be paid on them",
    access: 'due-list.read',
    query: z.object(whose),
    output: dueSums,
  }),
  getCollectedMonth: endpoint({
    method: 'GET',
    path: '/api/due-list/month',
    summary: 'What fell due in the month up to today, how much of it is paid, and what was collected',
    access: 'due-list.read',
    query: z.object(whose),
    output: collectedMonth,
  }),
  exportDue: endpoint({
    method: 'POST',
    path: '/api/due-list/export',
    summary: `The chosen agreements as CSV with the sums, ${dueSheetRowsMax} at most; the export goes on record`,
    access: 'exports.make',
    body: chosen,
    output: z.string(),
    answers: 'csv',
  }),
  exportDueWorkbook: endpoint({
    method: 'POST',
    path: '/api/due-list/export/workbook',
    summary: `The chosen agreements as an XLSX workbook with the sums, ${dueSheetRowsMax} at most; the export goes on record`,
    access: 'exports.make',
    body: chosen,
    output: z.string(),
    answers: 'xlsx',
  }),
  listOfficerPromises: endpoint({
    method: 'GET',
    path: '/api/payment-promises/officers',
    summary: `Of the promises that officers were given and that ended in the last ${keptRateDays} days: how many were kept and broken`,
    access: 'due-list.read',
    query: z.object(whose),
    output: z.array(officerPromises),
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
    body: z.object({ ...promised, note: optionalText(500) }),
    output: z.object({ id: z.uuid(), amount: z.number(), madeOn: z.iso.date(), promisedFor: z.iso.date() }),
    errors: ['related_person', ...promiseErrors, ...statusErrors('record_payment_promise'), ...keyErrors],
    idempotencyKey: 'required',
  }),
  openReminder: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/reminders',
    summary:
      'Logs that the reminder of today was opened, before it is; each is opened once a day for a customer. Whether it arrived is not known',
    access: 'contacts.log',
    params: byId,
    body: z.object({ reminder: z.enum(reminders) }),
    output: z.object({ id: z.uuid(), contactedAt: z.iso.datetime() }),
    errors: [
      'related_person',
      'not_to_remind',
      'already_reminded',
      'reminder_outside_contact_hours',
      ...statusErrors('log_contact'),
      ...keyErrors,
    ],
    idempotencyKey: 'required',
  }),
  logContact: endpoint({
    method: 'POST',
    path: '/api/agreements/:id/contacts',
    summary:
      'Logs a call, a message or a visit with its result, and the promise or the time to call back that the customer named',
    access: 'contacts.log',
    params: byId,
    body: z
      .object({
        channel: z.enum(contactChannels),
        result: z.enum(contactResults, { error: 'choice_required' satisfies FieldMessageKey }),
        /** The guarantor who was reached. Default: the customer. */
        guarantorId: z.nullish(z.uuid()),
        note: optionalText(1000),
        outsideHoursReason: optionalText(300),
        /** With the result `promised`, and with no other. */
        promise: z.nullish(z.object(promised)),
        /** The day and the time in Karachi, with the result `call_back` and with no other. */
        callBack: z.nullish(z.object({ day: calendarDay(), time: clockTime() })),
      })
      .check(
        z.refine(({ result, promise: made }) => (result === 'promised') === (made != null), {
          path: ['result'],
          error: 'promise_with_promised' satisfies FieldMessageKey,
        }),
        z.refine(({ result, callBack }) => (result === 'call_back') === (callBack != null), {
          path: ['result'],
          error: 'time_with_call_back' satisfies FieldMessageKey,
        }),
      ),
    output: z.object({ id: z.uuid(), contactedAt: z.iso.datetime() }),
    errors: [
      'related_person',
      'outside_contact_hours',
      'guarantor_too_early',
      'call_back_not_soon',
      ...promiseErrors,
      // With a promise; without one fewer statuses refuse.
      ...statusErrors('record_payment_promise'),
      ...keyErrors,
    ],
    idempotencyKey: 'required',
  }),
};

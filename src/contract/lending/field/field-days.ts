import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { contactChannels } from '#contract/lending/collections.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { contactResults } from '#domain/lending/collections/attention.ts';
import { dueGroups } from '#domain/lending/collections/due-list.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { genders } from '#domain/person/gender.ts';

/** The most visits of a day. */
export const fieldVisitsMax = 200;

/** A visit to a customer: what an officer may know of it on the road. No CNIC and no picture is in it. */
const visit = z.object({
  agreementId: z.uuid(),
  agreementNumber: z.string(),
  status: z.enum(agreementStatuses),
  group: z.enum(dueGroups),
  customerName: writtenText,
  gender: z.nullable(z.enum(genders)),
  phone: z.nullable(z.string()),
  address: writtenText,
  area: z.string(),
  city: z.string(),
  daysPastDue: z.number(),
  dueNow: z.number(),
  /** The amount that is left to pay; of a written-off agreement, the part that has not come in. */
  left: z.number(),
  /** The schedule: each row with its day, its amount and what is paid of it. */
  rows: z.array(z.tuple([z.iso.date(), z.number(), z.number()])),
  /** The last payments that stand, the newest first. */
  payments: z.array(z.object({ valuedOn: z.iso.date(), method: z.enum(paymentMethods), amount: z.number() })),
  promise: z.nullable(z.object({ amount: z.number(), promisedFor: z.iso.date() })),
  lastContact: z.nullable(
    z.object({
      channel: z.enum(contactChannels),
      result: z.enum(contactResults),
      note: z.nullable(z.string()),
      contactedAt: z.iso.datetime(),
    }),
  ),
});
export type FieldVisit = z.output<typeof visit>;

/** A visit to a home from which a request came. */
const homeVisit = z.object({
  id: z.uuid(),
  fullName: z.string(),
  phone: z.string(),
  address: z.string(),
  startsAt: z.string(),
});
export type FieldHomeVisit = z.output<typeof homeVisit>;

/** The last item that the server has of a phone. */
const received = z.object({ position: z.number(), hash: z.string(), slip: z.number() });

const fieldDay = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  takenAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  device: z.object({ id: z.uuid(), code: z.string() }),
  officerName: spoken,
  branch: z.object({ code: z.string(), city: spoken, phone: z.nullable(z.string()) }),
  lenderName: spoken,
  received,
  /** In the order of the road: by city, area and address. */
  visits: z.array(visit),
  homeVisits: z.array(homeVisit),
  /** True if there are more than `fieldVisitsMax`. */
  isCut: z.boolean(),
});
export type FieldDay = z.output<typeof fieldDay>;

const fieldPreview = z.object({
  day: z.iso.date(),
  /** The end of a day that is taken now. */
  validUntil: z.iso.datetime(),
  officerName: spoken,
  city: spoken,
  /** The areas in the order of the road, each with its visits. */
  areas: z.array(z.object({ area: z.string(), visits: z.number() })),
  homeVisits: z.number(),
  /** The sum that is due at these visits, in whole rupees. */
  toCollect: z.number(),
  /** The size of the visits on their way to the phone. */
  bytes: z.number(),
});
export type FieldPreview = z.output<typeof fieldPreview>;

export const fieldDayEndpoints = {
  previewFieldDay: endpoint({
    method: 'GET',
    path: '/api/field/days/preview',
    summary: 'The size of the day that the caller could take along now: visits by area, the sum due, bytes',
    access: 'field.work',
    besides: { due: 'due-list.read' },
    output: fieldPreview,
    errors: ['field_needs_branch'],
  }),
  takeFieldDay: endpoint({
    method: 'POST',
    path: '/api/field/days',
    summary:
      'The visits of the caller for today, to work without a network for 36 hours: due, overdue, promised, and home visits that are booked',
    access: 'field.work',
    besides: { due: 'due-list.read', payments: 'payments.record', contacts: 'contacts.log' },
    body: z.object({ deviceId: z.uuid() }),
    output: fieldDay,
    errors: ['not_found', 'field_needs_branch', 'field_device_revoked', 'field_device_of_other_branch'],
  }),
};

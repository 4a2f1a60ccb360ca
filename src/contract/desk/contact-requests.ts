import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import { branchName } from '#contract/fields/branch-name.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { searchText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { branchRules } from '#domain/desk/contact-requests/branch-on-arrival.ts';
import { formTypes, preferredTimes, serviceTypes } from '#domain/desk/contact-requests/form-type.ts';
import { promiseStates } from '#domain/desk/contact-requests/promise.ts';
import {
  contactOutcomes,
  endReasons,
  requestEventKinds,
  requestStatuses,
} from '#domain/desk/contact-requests/request-actions.ts';
import { languages } from '#domain/language.ts';

/** The parts of the day's queue. */
export const requestTabs = ['to_contact', 'unassigned', 'visits_today', 'answered', 'all'] as const;
export type RequestTab = (typeof requestTabs)[number];

/** An employee. */
const member = z.object({ id: z.uuid(), name: spoken });

/** A coming home visit: the day, the hour `HH:00` at which it begins, and where it goes. */
const visit = z.object({ visitOn: z.iso.date(), startsAt: z.string(), address: z.string() });
export type BookedVisit = z.output<typeof visit>;

/** One row of the desk's list. Instants are ISO 8601 in UTC. */
const contactRequestRow = z.object({
  id: z.uuid(),
  formType: z.enum(formTypes),
  fullName: z.string(),
  phone: z.string(),
  status: z.enum(requestStatuses),
  language: z.enum(languages),
  receivedAt: z.iso.datetime(),
  /** `receivedAt` + 24 hours. */
  promisedUntil: z.iso.datetime(),
  /** The earliest logged call, message or visit. */
  firstContactAt: z.nullable(z.iso.datetime()),
  /** The state when the server answered. A screen computes later states from the instants. */
  promise: z.enum(promiseStates),
  serviceType: z.nullable(z.enum(serviceTypes)),
  branch: branchName,
  assignee: z.nullable(member),
  visit: z.nullable(visit),
  /** Number of requests from this phone that are merged into this row. */
  requestsInTrail: z.number(),
});
export type ContactRequestRow = z.output<typeof contactRequestRow>;

/** The content of one form that a visitor sent. */
const writtenRequest = z.object({
  id: z.uuid(),
  formType: z.enum(formTypes),
  fullName: z.string(),
  receivedAt: z.iso.datetime(),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  message: z.nullable(z.string()),
  notes: z.nullable(z.string()),
});
export type WrittenRequest = z.output<typeof writtenRequest>;

/** An event in the history of a request. */
const requestEvent = z.object({
  id: z.uuid(),
  kind: z.enum(requestEventKinds),
  recordedAt: z.iso.datetime(),
  /** Null for what the visitor did. */
  recordedByName: z.nullable(spoken),
  result: z.nullable(z.enum(contactOutcomes)),
  outsideHoursReason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  assigneeName: z.nullable(spoken),
  visit: z.nullable(visit),
  closeReason: z.nullable(z.enum(endReasons)),
  /** The name in a request that was or is merged into this one, if the event is about that one. */
  mergedName: z.nullable(z.string()),
});
export type RequestEvent = z.output<typeof requestEvent>;

/** Another request from the same phone, which has a trail of its own. */
const sameNumber = z.object({
  id: z.uuid(),
  fullName: z.string(),
  receivedAt: z.iso.datetime(),
  status: z.enum(requestStatuses),
  closeReason: z.nullable(z.enum(endReasons)),
  assigneeName: z.nullable(spoken),
  branch: branchName,
  /** True if the caller may open it. */
  isWithinReach: z.boolean(),
});

export const contactRequest = z.extend(contactRequestRow, {
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  message: z.nullable(z.string()),
  preferredDate: z.nullable(z.iso.date()),
  preferredTime: z.nullable(z.enum(preferredTimes)),
  notes: z.nullable(z.string()),
  branchRule: z.enum(branchRules),
  closeReason: z.nullable(z.enum(endReasons)),
  /** The customer that the visitor became. */
  customer: z.nullable(z.object({ id: z.uuid(), fullName: writtenText })),
  alsoWrote: z.array(writtenRequest),
  /** Newest first. */
  events: z.array(requestEvent),
  /** Newest first. */
  sameNumber: z.array(sameNumber),
});
export type ContactRequest = z.output<typeof contactRequest>;

/** The filters of a list of requests. */
const narrowing = {
  formType: z.optional(z.enum(formTypes)),
  branchId: z.optional(z.uuid()),
  assigneeId: z.optional(z.uuid()),
};
const filters = {
  ...narrowing,
  tab: z.optional(z.enum(requestTabs)),
  promise: z.optional(z.enum(promiseStates)),
  status: z.optional(z.enum(requestStatuses)),
};
const search = searchText();

/**
 * Number of requests in each tab, and of those that wait for a contact, by the state of the promise. Null past the most that a
 * list counts.
 */
const requestCounts = z.object({
  tabs: z.record(z.enum(requestTabs), z.nullable(z.number())),
  waiting: z.record(z.enum(['overdue', 'due_soon', 'open']), z.nullable(z.number())),
});

/** The people who can be assigned requests, with how many open ones they have. */
const assignee = z.extend(member, { branch: z.nullable(branchName), openRequests: z.number() });
export type Assignee = z.output<typeof assignee>;

/** A home visit in the list of a day. */
const visitStop = z.object({
  requestId: z.uuid(),
  startsAt: z.string(),
  outcome: z.nullable(z.enum(['made', 'nobody_home'])),
  branch: branchName,
  assigneeName: z.nullable(spoken),
  fullName: z.string(),
  phone: z.string(),
  /** The place that the visit goes to. */
  address: z.string(),
  message: z.nullable(z.string()),
  notes: z.nullable(z.string()),
});
export type VisitStop = z.output<typeof visitStop>;

/** More requests than this are not exported at once. */
export const requestExportRowsMax = 100_000;

const byId = z.object({ id: z.uuid() });

export const contactRequestEndpoints = {
  listContactRequests: endpoint({
    method: 'GET',
    path: '/api/contact-requests',
    summary:
      'Contact requests: first those that wait for a contact, by their deadline, then the others, newest first; requests from one phone that were merged are one row',
    access: 'contact-requests.read',
    query: z.object({ ...pageQuery, ...filters }),
    output: contactRequestRow,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  searchContactRequests: endpoint({
    // A POST although it only reads: the search text may be a phone, which must not be in a URL.
    method: 'POST',
    path: '/api/contact-requests/search',
    summary: 'The same list, of the visitors with that name or phone',
    access: 'contact-requests.read',
    body: z.object({ ...pageQuery, ...filters, search }),
    output: contactRequestRow,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  countContactRequests: endpoint({
    method: 'GET',
    path: '/api/contact-requests/counts',
    summary:
      'How many requests are in each tab of the list, and how many promises are overdue, due soon and open',
    access: 'contact-requests.read',
    query: z.object(narrowing),
    output: requestCounts,
  }),
  exportContactRequests: endpoint({
    method: 'POST',
    path: '/api/contact-requests/export',
    summary: `The requests that match as CSV, ${requestExportRowsMax} at most; the export goes on record`,
    access: 'exports.make',
    body: z.object({ ...filters, search: z.optional(search) }),
    output: z.string(),
    answers: 'csv',
    errors: ['export_too_large'],
  }),
  exportContactRequestsWorkbook: endpoint({
    method: 'POST',
    path: '/api/contact-requests/export/workbook',
    summary: `The requests that match as an XLSX workbook, ${requestExportRowsMax} at most; the export goes on record`,
    access: 'exports.make',
    body: z.object({ ...filters, search: z.optional(search) }),
    output: z.string(),
    answers: 'xlsx',
    errors: ['export_too_large'],
  }),
  listRequestAssignees: endpoint({
    method: 'GET',
    path: '/api/contact-requests/assignees',
    summary:
      'The people who can be assigned requests, with how many open ones they have, those with the fewest first',
    access: 'contact-requests.assign',
    output: z.array(assignee),
  }),
  getContactRequest: endpoint({
    method: 'GET',
    path: '/api/contact-requests/:id',
    summary:
      'One contact request with everything the visitor wrote and everything that was done; of a merged one, the request it was merged into',
    access: 'contact-requests.read',
    params: byId,
    output: contactRequest,
    errors: ['not_found'],
  }),
  listHomeVisits: endpoint({
    method: 'GET',
    path: '/api/home-visits',
    summary: 'The home visits of a day within reach, by branch and hour, for printing',
    access: 'contact-requests.read',
    query: z.object({ day: calendarDay(), branchId: z.optional(z.uuid()) }),
    output: z.array(visitStop),
  }),
  listVisitHours: endpoint({
    method: 'GET',
    path: '/api/contact-requests/:id/visit-hours',
    summary: "The hours of a day at which the request's branch makes visits, and whether a place is free",
    access: 'contact-requests.read',
    params: byId,
    query: z.object({ day: calendarDay() }),
    output: z.array(z.object({ startsAt: z.string(), isFree: z.boolean() })),
    errors: ['not_found'],
  }),
};

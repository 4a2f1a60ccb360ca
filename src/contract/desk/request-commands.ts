import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { clockTime } from '#contract/fields/clock-time-field.ts';
import { optionalText, requiredText } from '#contract/fields/text-field.ts';
import { customerForm } from '#contract/lending/customers.ts';
import {
  closeReasons,
  contactOutcomes,
  requestChannels,
} from '#domain/desk/contact-requests/request-actions.ts';
import { contactRequest } from './contact-requests.ts';

const byId = z.object({ id: z.uuid() });
const choiceRequired = 'choice_required' satisfies FieldMessageKey;
const noteLengthMax = 2000;

/** The refusals of a command on a request that is closed, converted or a colleague's. */
const workErrors = [
  'not_found',
  'request_taken',
  'request_is_closed',
  'request_is_converted',
] as const satisfies ErrorCode[];

/** The most requests that are assigned at once. */
export const assignedAtOnceMax = 100;
const chosen = z.array(z.uuid()).check(z.minLength(1), z.maxLength(assignedAtOnceMax));
const assignedCount = z.object({ assigned: z.number() });

export const contactForm = z.object({
  channel: z.enum(requestChannels, { error: choiceRequired }),
  result: z.enum(contactOutcomes, { error: choiceRequired }),
  note: optionalText(noteLengthMax),
  outsideHoursReason: optionalText(300),
});

export const noteForm = z.object({ note: requiredText(noteLengthMax, 'text_required') });
export const visitForm = z.object({
  visitOn: calendarDay(),
  startsAt: clockTime(),
  /** The place that the visit goes to. What the visitor wrote stays as it is. */
  address: requiredText(400, 'address_required'),
});
export const closeForm = z.object({
  reason: z.enum(closeReasons, { error: choiceRequired }),
  note: optionalText(noteLengthMax),
});

export const requestCommandEndpoints = {
  takeContactRequest: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/take',
    summary: 'Takes an unassigned request; of two who take it at once, the second is told who has it',
    access: 'contact-requests.take',
    params: byId,
    output: contactRequest,
    errors: workErrors,
  }),
  handBackContactRequest: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/hand-back',
    summary: "Gives a request back to the branch's unassigned ones",
    access: 'contact-requests.work',
    params: byId,
    body: z.object({ note: optionalText(noteLengthMax) }),
    output: contactRequest,
    errors: [...workErrors, 'request_unassigned'],
  }),
  assignContactRequests: endpoint({
    method: 'POST',
    path: '/api/contact-requests/assign',
    summary: 'Assigns requests to an employee or a superadmin; they go to the branch of the assignee',
    access: 'contact-requests.assign',
    body: z.object({ ids: chosen, assigneeId: z.uuid() }),
    output: assignedCount,
    errors: ['not_found', 'request_is_closed', 'request_is_converted'],
  }),
  shareOutContactRequests: endpoint({
    method: 'POST',
    path: '/api/contact-requests/share-out',
    summary:
      'Gives each of the requests to the employee of its branch who has the fewest open ones; those of a branch without staff stay as they are',
    access: 'contact-requests.assign',
    body: z.object({ ids: chosen }),
    output: assignedCount,
    errors: ['not_found', 'request_is_closed', 'request_is_converted'],
  }),
  logRequestContact: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/contacts',
    summary:
      'Logs a call, a message or a visit with what came of it; the first one stops the clock of the promise',
    access: 'contact-requests.work',
    params: byId,
    body: contactForm,
    output: contactRequest,
    errors: [...workErrors, 'outside_contact_hours', 'idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
  addRequestNote: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/notes',
    summary: 'Adds a note to the trail of a request; it stops no clock',
    access: 'contact-requests.work',
    params: byId,
    body: noteForm,
    output: contactRequest,
    errors: ['not_found', 'request_taken', 'idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
  bookHomeVisit: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/visit',
    summary: 'Books a home visit, or moves the one that is booked',
    access: 'contact-requests.work',
    params: byId,
    body: visitForm,
    output: contactRequest,
    errors: [...workErrors, 'visit_in_past', 'visit_too_far_ahead', 'visit_outside_hours', 'visit_hour_full'],
  }),
  cancelHomeVisit: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/visit/cancel',
    summary: 'Cancels the home visit that is booked; its place is free again',
    access: 'contact-requests.work',
    params: byId,
    body: z.object({ note: optionalText(noteLengthMax) }),
    output: contactRequest,
    errors: [...workErrors, 'visit_not_booked'],
  }),
  convertContactRequest: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/convert',
    summary: 'Puts the visitor on record as a customer, whose trail the request stays; once only',
    access: 'contact-requests.work',
    besides: { customers: 'customers.write' },
    params: byId,
    body: customerForm,
    output: contactRequest,
    errors: [...workErrors, 'contact_needed_first', 'cnic_taken', 'too_many_requests', 'related_person'],
  }),
  linkContactRequest: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/link',
    summary: 'Says that the visitor is a customer on record already',
    access: 'contact-requests.work',
    besides: { customers: 'customers.read' },
    params: byId,
    body: z.object({ customerId: z.uuid() }),
    output: contactRequest,
    errors: [...workErrors, 'contact_needed_first'],
  }),
  closeContactRequest: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/close',
    summary: 'Closes a request with the reason; a visit that was booked is cancelled',
    access: 'contact-requests.work',
    params: byId,
    body: closeForm,
    output: contactRequest,
    errors: [...workErrors, 'contact_needed_first'],
  }),
  reopenContactRequest: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/reopen',
    summary: 'Opens a closed request again; its promise counts from when it was received',
    access: 'contact-requests.work',
    params: byId,
    body: z.object({ note: optionalText(noteLengthMax) }),
    output: contactRequest,
    errors: ['not_found', 'request_taken', 'request_is_converted', 'request_is_open'],
  }),
  mergeContactRequests: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/merge',
    summary:
      'Makes one trail of this request and the open ones from its phone that are named: that of the earliest deadline that is still running',
    access: 'contact-requests.work',
    params: byId,
    body: z.object({ requestIds: chosen }),
    output: contactRequest,
    errors: [...workErrors, 'nothing_to_merge', 'visit_of_merged'],
  }),
  contactOutsideHours: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/contact-outside-hours',
    summary: 'Keeps in the audit why a visitor is called or messaged outside the contact hours',
    access: 'contact-requests.read',
    params: byId,
    body: z.object({
      channel: z.enum(['call', 'whatsapp']),
      reason: requiredText(500, 'reason_required'),
    }),
    output: z.null(),
    errors: ['not_found'],
  }),
};

import * as z from 'zod/mini';
import { endpoint, pageQuery, sortedBy } from '#contract/endpoint.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { formTypes, preferredTimes, serviceTypes } from '#domain/desk/contact-requests/form-type.ts';
import { languages } from '#domain/language.ts';

export const contactRequestStatuses = [
  'new',
  'assigned',
  'contacted',
  'visit_booked',
  'converted',
  'closed',
] as const;

/** One row of the desk's list. Instants are ISO 8601 in UTC. */
const contactRequestRow = z.object({
  id: z.uuid(),
  formType: z.enum(formTypes),
  fullName: z.string(),
  phone: z.string(),
  status: z.enum(contactRequestStatuses),
  language: z.enum(languages),
  receivedAt: z.iso.datetime(),
  /** `receivedAt` + 24 hours. */
  promisedUntil: z.iso.datetime(),
  serviceType: z.nullable(z.enum(serviceTypes)),
});
export type ContactRequestRow = z.output<typeof contactRequestRow>;

const contactRequest = z.extend(contactRequestRow, {
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  message: z.nullable(z.string()),
  preferredDate: z.nullable(z.iso.date()),
  preferredTime: z.nullable(z.enum(preferredTimes)),
  notes: z.nullable(z.string()),
});
export type ContactRequest = z.output<typeof contactRequest>;

/** What a list of requests may be narrowed by. */
const filters = {
  ...pageQuery,
  formType: z.optional(z.enum(formTypes)),
  sort: sortedBy('receivedAt'),
};

export const contactRequestEndpoints = {
  listContactRequests: endpoint({
    method: 'GET',
    path: '/api/contact-requests',
    summary: 'What visitors left, newest first',
    access: 'contact-requests.read',
    query: z.object(filters),
    output: contactRequestRow,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  searchContactRequests: endpoint({
    // It only reads, but what is searched for may be a phone, which must not stand in an address.
    method: 'POST',
    path: '/api/contact-requests/search',
    summary: 'The same list, of the visitors with that name or phone',
    access: 'contact-requests.read',
    body: z.object({ ...filters, search: z.string().check(z.trim(), z.maxLength(100)) }),
    output: contactRequestRow,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  getContactRequest: endpoint({
    method: 'GET',
    path: '/api/contact-requests/:id',
    summary: 'One contact request with everything the visitor wrote',
    access: 'contact-requests.read',
    params: z.object({ id: z.uuid() }),
    output: contactRequest,
    errors: ['not_found'],
  }),
  contactOutsideHours: endpoint({
    method: 'POST',
    path: '/api/contact-requests/:id/contact-outside-hours',
    summary: 'Keeps in the audit why a visitor is called or messaged outside the contact hours',
    access: 'contact-requests.read',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      channel: z.enum(['call', 'whatsapp']),
      reason: requiredText(500, 'reason_required'),
    }),
    output: z.null(),
    errors: ['not_found'],
  }),
};

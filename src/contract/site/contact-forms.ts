import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { personName, personNameLengthMax } from '#contract/fields/name-field.ts';
import { optionalText, phoneNumber, requiredText } from '#contract/fields/text-field.ts';
import { preferredTimes, serviceTypes } from '#domain/desk/contact-requests/form-type.ts';

/** The longest accepted texts, in characters. The inputs have the same limits. */
export const contactFormLimits = {
  fullName: personNameLengthMax,
  email: 254,
  address: 400,
  message: 10_000,
  notes: 1000,
} as const;

const fullName = () => personName();

/** The contact dialog of the site. */
export const contactUsForm = z.object({
  formType: z.literal('contact_us'),
  fullName: fullName(),
  phoneNumber: phoneNumber(),
  email: optionalText(contactFormLimits.email),
  address: requiredText(contactFormLimits.address, 'address_required'),
  /** A thing and its installments, brought along from the calculator. */
  about: optionalText(contactFormLimits.notes),
});

/** The message form of the page. The raw fields that it also sends are not read. */
export const generalInquiryForm = z.object({
  formType: z.literal('general_inquiry'),
  fullName: fullName(),
  phoneNumber: phoneNumber(),
  emailAddress: optionalText(contactFormLimits.email),
  serviceType: z.pipe(
    z.optional(z.enum(['', ...serviceTypes])),
    z.transform((service) => service || null),
  ),
  message: requiredText(contactFormLimits.message, 'message_required'),
});

/**
 * The home-visit dialog. E-mail and address come as raw fields. The caller checks with `isPastVisit` that `preferredDate` is
 * not before today: a schema has no clock.
 */
export const homeVisitForm = z.object({
  formType: z.literal('home_visit'),
  fullName: fullName(),
  phoneNumber: phoneNumber(),
  email: optionalText(contactFormLimits.email),
  address: requiredText(contactFormLimits.address, 'address_required'),
  preferredDate: z.pipe(
    z.optional(z.nullable(z.union([z.literal(''), z.iso.date()]))),
    z.transform((date) => date || null),
  ),
  preferredTime: z.enum(preferredTimes, { error: 'time_required' satisfies FieldMessageKey }),
  notes: optionalText(contactFormLimits.notes),
});

/** True if a visit is requested for before today. Both are `YYYY-MM-DD` in Karachi, which order as text. */
export function isPastVisit(preferredDate: string | null, today: string): boolean {
  return preferredDate !== null && preferredDate < today;
}

/**
 * A honeypot field, hidden from people. A form with text in it comes from a bot: it gets the usual answer and is not stored.
 */
export const honeypotField = 'website';

const honeypot = z.object({ [honeypotField]: z.optional(z.string()) });

export const contactForm = z.discriminatedUnion('formType', [
  z.extend(contactUsForm, honeypot.shape),
  z.extend(generalInquiryForm, honeypot.shape),
  z.extend(homeVisitForm, honeypot.shape),
]);
export type ContactForm = z.output<typeof contactForm>;

export const contactFormEndpoints = {
  /** The same submission sent again, by its key or else by its content on the same day, is stored once. */
  submitContactForm: endpoint({
    method: 'POST',
    path: '/api/contact-forms',
    summary: 'A visitor leaves a contact form, a message or a home-visit request',
    access: 'public',
    body: contactForm,
    /** `code` is for the page where the visitor follows the request. */
    output: z.object({ id: z.uuid(), code: z.string() }),
    errors: ['site_not_public', 'no_branch_yet', 'too_many_requests', 'idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
};

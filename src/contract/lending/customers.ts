import * as z from 'zod/mini';
import { endpoint, pageQuery, sortedBy } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { cnicNumber } from '#contract/fields/cnic-field.ts';
import { emailAddress } from '#contract/fields/email-field.ts';
import { writtenPersonName } from '#contract/fields/name-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { rupeesOrNone } from '#contract/fields/rupees-field.ts';
import { optionalText, phoneNumber, requiredText, searchText } from '#contract/fields/text-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';
import { written, writtenText } from '#contract/fields/written-field.ts';
import { languages } from '#domain/language.ts';
import { consentWays } from '#domain/lending/agreements/consent/consent-ways.ts';
import { attentions, contactResults } from '#domain/lending/collections/attention.ts';
import type { CnicWarning } from '#domain/person/cnic.ts';
import { genders } from '#domain/person/gender.ts';

export const relatives = ['father', 'husband'] as const;
export const customerStatuses = ['active', 'blocked'] as const;
const cnicWarningNames = ['unusual_first_digit', 'gender_differs'] as const satisfies CnicWarning[];

const personalFields = {
  fullName: writtenPersonName(),
  relative: z.enum(relatives, { error: 'choice_required' satisfies FieldMessageKey }),
  relativeName: writtenPersonName('text_required'),
  cnicExpiresOn: optionalField(calendarDay()),
  /** True if the clerk has seen the original card. */
  isCnicSeen: z.boolean(),
  gender: z.enum(genders, { error: 'choice_required' satisfies FieldMessageKey }),
  bornOn: calendarDay(),
  phone: phoneNumber(),
  secondPhone: optionalField(phoneNumber()),
  email: emailAddress(),
  /** The language in which the lender writes and speaks to the customer. The default is Urdu. */
  language: z._default(z.enum(languages), 'ur'),
  /** False for a customer who wants no messages. Calls and printed papers are not affected. */
  takesMessages: z._default(z.boolean(), true),
  address: written(400, 'address_required'),
  city: requiredText(80, 'text_required'),
  occupation: optionalText(120),
  monthlyIncome: optionalField(rupeesOrNone()),
  householdSize: optionalField(wholeNumber(1, 50, 'household_size_out_of_range')),
  notes: optionalText(2000),
};

export const customerForm = z.object({
  ...personalFields,
  cnic: cnicNumber(),
  /** An employee's customers belong to the employee's own branch; only a superadmin names one. */
  branchId: optionalField(z.uuid()),
  hasPrivacyConsent: z.literal(true, 'privacy_consent_required'),
  privacyConsentHow: z.enum(consentWays, { error: 'choice_required' satisfies FieldMessageKey }),
});
export type CustomerForm = z.output<typeof customerForm>;

/** The fields of a customer that a form may change. Another officer or branch, and blocking, are commands of their own. */
export const customerChanges = z.object({
  ...personalFields,
  /** Null only for a customer of a paper register, as long as no mobile is known. */
  phone: optionalField(phoneNumber()),
  /** Only to correct it: a screen has only the masked number. */
  cnic: optionalField(cnicNumber()),
  /** Of the record that was changed. */
  version: z.number().check(z.int()),
});
export type CustomerChanges = z.output<typeof customerChanges>;

/** A customer as every screen shows one: the CNIC is masked. */
const customer = z.object({
  id: z.uuid(),
  fullName: writtenText,
  relative: z.enum(relatives),
  relativeName: writtenText,
  cnicMasked: z.string(),
  cnicExpiresOn: z.nullable(z.iso.date()),
  isCnicSeen: z.boolean(),
  /** Warnings that ask a clerk to look at the card again. */
  cnicWarnings: z.array(z.enum(cnicWarningNames)),
  gender: z.enum(genders),
  bornOn: z.iso.date(),
  /** Null for a customer of a paper register without a mobile. */
  phone: z.nullable(z.string()),
  secondPhone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  language: z.enum(languages),
  takesMessages: z.boolean(),
  address: writtenText,
  city: z.string(),
  branchId: z.uuid(),
  occupation: z.nullable(z.string()),
  monthlyIncome: z.nullable(z.number()),
  householdSize: z.nullable(z.number()),
  officerId: z.nullable(z.uuid()),
  notes: z.nullable(z.string()),
  privacyConsentAt: z.iso.datetime(),
  /** Null for customers who consented before the way was recorded. */
  privacyConsentHow: z.nullable(z.enum(consentWays)),
  status: z.enum(customerStatuses),
  /** True if the record has a user, with which the customer signs in. */
  hasSignIn: z.boolean(),
  /** Increases with every change. An edit sends it back. */
  version: z.number(),
});
export type Customer = z.output<typeof customer>;

/** The arrears of a customer: an active agreement, and the age of the oldest unpaid installment of any. */
export const arrearsFilters = ['active', 'on_time', 'late', 'over_30', 'over_90'] as const;
export type ArrearsFilter = (typeof arrearsFilters)[number];

/** A customer as a row of the list. */
const customerRow = z.object({
  id: z.uuid(),
  fullName: writtenText,
  cnicMasked: z.string(),
  phone: z.nullable(z.string()),
  status: z.enum(customerStatuses),
  branch: spoken,
  officerName: z.nullable(spoken),
  activeAgreements: z.number(),
  /** Is a member of the lender's staff, by CNIC or phone. */
  isColleague: z.boolean(),
  /** Of all active agreements, in whole rupees. */
  outstanding: z.number(),
  daysPastDue: z.number(),
  /** True if an agreement is written off. */
  hasWriteOff: z.boolean(),
  /** The unpaid part of all installments up to today, in whole rupees. */
  dueNow: z.number(),
  attention: z.nullable(z.enum(attentions)),
  /** The last contact about paying whose result is known. */
  lastContact: z.nullable(z.object({ result: z.enum(contactResults), contactedOn: z.string() })),
});
export type CustomerListRow = z.output<typeof customerRow>;

/** Another customer with the CNIC or a phone in the form. One out of reach has the CNIC, and only the branch is told. */
const similarCustomer = z.object({
  shares: z.enum(['cnic', 'phone']),
  branch: spoken,
  customer: z.nullable(
    z.object({
      id: z.uuid(),
      fullName: writtenText,
      cnicMasked: z.string(),
      phone: z.nullable(z.string()),
    }),
  ),
});
export type SimilarCustomer = z.output<typeof similarCustomer>;

/** The people who can be in charge of customers: the employees of the branches within reach, and the superadmins. */
const officer = z.object({
  id: z.uuid(),
  fullName: writtenText,
  branchId: z.nullable(z.uuid()),
});
export type Officer = z.output<typeof officer>;

/** The filters of a list of customers. */
export const customerFilters = {
  search: z.optional(searchText()),
  branchId: z.optional(z.uuid()),
  officerId: z.optional(z.uuid()),
  status: z.optional(z.enum(customerStatuses)),
  arrears: z.optional(z.enum(arrearsFilters)),
};

/** More customers than this are not exported at once. */
export const customerExportRowsMax = 100_000;

export const customerEndpoints = {
  listCustomers: endpoint({
    // A POST although it only reads: the search text may be a phone or a CNIC, which must not be in a URL.
    method: 'POST',
    path: '/api/customers/search',
    summary:
      'Customers, sorted: those first whose debt is due for longest, unless told otherwise; by parts of the name in either script, or by CNIC, phone, agreement or receipt number: the whole, its last four digits, or any five',
    access: 'customers.read',
    body: z.object({ ...pageQuery, ...customerFilters, sort: sortedBy('name', 'daysPastDue') }),
    output: customerRow,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  sumCustomers: endpoint({
    method: 'POST',
    path: '/api/customers/totals',
    summary: 'What the customers that match owe together; null for more than a list counts',
    access: 'customers.read',
    body: z.object(customerFilters),
    output: z.object({
      /** Of all active agreements, in whole rupees. */
      outstanding: z.nullable(z.number()),
    }),
  }),
  exportCustomers: endpoint({
    method: 'POST',
    path: '/api/customers/export',
    summary: `The customers that match as CSV, ${customerExportRowsMax} at most, with the CNIC masked; the export goes on record`,
    access: 'exports.make',
    body: z.object(customerFilters),
    output: z.string(),
    answers: 'csv',
    errors: ['export_too_large'],
  }),
  exportCustomersWorkbook: endpoint({
    method: 'POST',
    path: '/api/customers/export/workbook',
    summary: `The customers that match as an XLSX workbook, ${customerExportRowsMax} at most, with the CNIC masked; the export goes on record`,
    access: 'exports.make',
    body: z.object(customerFilters),
    output: z.string(),
    answers: 'xlsx',
    errors: ['export_too_large'],
  }),
  listOfficers: endpoint({
    method: 'GET',
    path: '/api/officers',
    summary: 'The people who can be in charge of customers, by name',
    access: 'customers.read',
    output: z.array(officer),
  }),
  findSimilarCustomers: endpoint({
    method: 'POST',
    path: '/api/customers/similar',
    summary:
      'Other customers with this CNIC, and within reach with this phone: to be shown before a customer is saved; the audit remembers who asked about whom',
    access: 'customers.write',
    body: z.object({
      cnic: optionalField(cnicNumber()),
      phone: optionalField(phoneNumber()),
      /** The customer whose form it is. */
      exceptId: optionalField(z.uuid()),
    }),
    output: z.array(similarCustomer),
    errors: ['too_many_requests'],
  }),
  createCustomer: endpoint({
    method: 'POST',
    path: '/api/customers',
    summary:
      'Puts a customer on record, with consent to the privacy notice; a CNIC stands for one customer only',
    access: 'customers.write',
    body: customerForm,
    output: customer,
    errors: ['related_person', 'cnic_taken', 'too_many_requests', 'idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
  getCustomer: endpoint({
    method: 'GET',
    path: '/api/customers/:id',
    summary: 'One customer, with the CNIC masked',
    access: 'customers.read',
    params: z.object({ id: z.uuid() }),
    output: customer,
  }),
  editCustomer: endpoint({
    method: 'PUT',
    path: '/api/customers/:id',
    summary: "Puts other particulars in the place of a customer's, unless someone else did so meanwhile",
    access: 'customers.write',
    params: z.object({ id: z.uuid() }),
    body: customerChanges,
    output: customer,
    errors: ['related_person', 'cnic_taken', 'too_many_requests', 'changed_meanwhile'],
  }),
  setCustomerStatus: endpoint({
    method: 'POST',
    path: '/api/customers/:id/status',
    summary: 'Blocks a customer, who then gets no new agreement, or lifts the block; with the reason',
    access: 'customers.write',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      status: z.enum(customerStatuses),
      reason: requiredText(500, 'reason_required'),
      /** The version of the record on the screen. */
      version: z.number().check(z.int()),
    }),
    output: customer,
    errors: ['related_person', 'changed_meanwhile'],
  }),
  revealCnic: endpoint({
    method: 'POST',
    path: '/api/customers/:id/reveal-cnic',
    summary: 'The whole CNIC of a customer; who saw it, and when, goes on record',
    access: 'customers.reveal-cnic',
    params: z.object({ id: z.uuid() }),
    output: z.object({ cnic: z.string() }),
  }),
};

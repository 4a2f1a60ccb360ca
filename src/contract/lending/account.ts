import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { languages } from '#domain/language.ts';
import { agreementServices } from '#domain/lending/agreements/agreement-services.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { genders } from '#domain/person/cnic.ts';
import { contact, promise } from './collections.ts';
import { myCustomerRequest } from './customer-requests.ts';
import { customerStatuses, relatives } from './customers.ts';
import { myTransferReport } from './transfer-reports.ts';

/** In whole rupees, of one agreement or the sum over several; each follows from the rows and entries of `getAgreement`. */
const figures = {
  outstanding: z.number(),
  /** What to pay by today, the overdue part of it included. */
  dueNow: z.number(),
  overdue: z.number(),
  overpaid: z.number(),
  /** What the rows took: payments, the down payment and relief. */
  paid: z.number(),
  /** Since the oldest unpaid row fell due. */
  daysPastDue: z.number(),
};

/** An agreement as a card. */
const accountAgreement = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(agreementStatuses),
  service: z.enum(agreementServices),
  /** What was bought, as it was described. */
  items: z.array(spoken),
  ...figures,
  writtenOff: z.number(),
  /** What its open installments ask for in a month while it runs; otherwise 0. */
  monthlyBurden: z.number(),
  /** How much of each installment is paid, from 0 to 1, in the order in which they fall due. */
  shares: z.array(z.number()),
});
export type AccountAgreement = z.output<typeof accountAgreement>;

const accountCustomer = z.object({
  id: z.uuid(),
  fullName: z.string(),
  fullNameUr: z.nullable(z.string()),
  gender: z.enum(genders),
  relative: z.enum(relatives),
  relativeName: z.string(),
  relativeNameUr: z.nullable(z.string()),
  cnicMasked: z.string(),
  phone: z.string(),
  /** The language to write to the customer in. */
  language: z.enum(languages),
  takesMessages: z.boolean(),
  status: z.enum(customerStatuses),
  branch: spoken,
  officerName: z.nullable(spoken),
  /** Of the documents; null without a photo. */
  photoId: z.nullable(z.uuid()),
  /** The visitor's request by which they came; null for who came otherwise. */
  cameFrom: z.nullable(
    z.object({
      id: z.uuid(),
      receivedAt: z.iso.datetime(),
      /** Whether the caller may open it. */
      isWithinReach: z.boolean(),
    }),
  ),
  /** Those who vouch for an agreement that is being prepared or is under way, each once. */
  guarantors: z.array(
    z.object({
      id: z.uuid(),
      fullName: z.string(),
      fullNameUr: z.nullable(z.string()),
      relation: z.string(),
    }),
  ),
});
export type AccountCustomer = z.output<typeof accountCustomer>;

const ofAgreement = { agreementId: z.uuid(), agreementNumber: z.string() };
const accountPromise = z.extend(promise, ofAgreement);
const accountContact = z.extend(contact, ofAgreement);

/** Everything about a customer's money that does not belong to one agreement. */
const account = z.object({
  customer: accountCustomer,
  /** Over all agreements. */
  figures: z.object(figures),
  /** What asks for attention first: the longest past due, then what is under way, what is being prepared, and what is over. */
  agreements: z.array(accountAgreement),
  /** Of all agreements, newest first. */
  promises: z.array(accountPromise),
  contacts: z.array(accountContact),
});
export type Account = z.output<typeof account>;

/** What a customer is told of their own: the same figures, without what is the staff's alone. */
const myAgreement = z.extend(accountAgreement, {
  /** The oldest row that is not paid in full; null when nothing is left to pay. */
  oldestUnpaidDueOn: z.nullable(z.iso.date()),
  /** The first unpaid row after today. */
  next: z.nullable(z.object({ dueOn: z.iso.date(), amount: z.number() })),
});
export type MyAgreement = z.output<typeof myAgreement>;

const myReceipt = z.object({
  entryId: z.uuid(),
  number: z.string(),
  valuedOn: z.iso.date(),
  amount: z.number(),
  isVoid: z.boolean(),
});
export type MyReceipt = z.output<typeof myReceipt>;

const myAccount = z.object({
  fullName: z.string(),
  fullNameUr: z.nullable(z.string()),
  gender: z.enum(genders),
  cnicMasked: z.string(),
  language: z.enum(languages),
  figures: z.object(figures),
  /** From when they were submitted; what asks for attention first. */
  agreements: z.array(myAgreement),
  /** The newest, of all agreements. */
  receipts: z.array(myReceipt),
  /** The newest that were reported, of all agreements. */
  transfers: z.array(myTransferReport),
  /** The newest that were asked for. */
  requests: z.array(myCustomerRequest),
  branch: z.object({
    city: spoken,
    address: spoken,
    phone: z.string(),
    opensAt: z.string(),
    closesAt: z.string(),
  }),
  officer: z.nullable(z.object({ name: spoken, phone: z.nullable(z.string()) })),
});
export type MyAccount = z.output<typeof myAccount>;

export const accountEndpoints = {
  getMyAccount: endpoint({
    method: 'GET',
    path: '/api/my-account',
    summary: "The signed-in customer's own agreements, receipts, officer and branch",
    access: 'my-account.read',
    output: myAccount,
    errors: ['not_found'],
  }),
  getAccount: endpoint({
    method: 'GET',
    path: '/api/customers/:id/account',
    summary:
      'A customer with all agreements and what they come to today, and what was promised and said about paying them',
    access: 'customers.read',
    params: z.object({ id: z.uuid() }),
    output: account,
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { languages } from '#domain/language.ts';
import { agreementServices } from '#domain/lending/agreements/agreement-services.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { staffRelations } from '#domain/lending/relations/staff-relation.ts';
import { genders } from '#domain/person/gender.ts';
import { contact, promise } from './collections.ts';
import { customerStatuses, relatives } from './customers.ts';

/** In whole rupees, of one agreement or the sum over several; each follows from the rows and entries of `getAgreement`. */
export const accountFigures = {
  outstanding: z.number(),
  /** The amount to pay by today, including the overdue part. */
  dueNow: z.number(),
  overdue: z.number(),
  overpaid: z.number(),
  /** The amount paid on the rows: payments, the down payment and relief. */
  paid: z.number(),
  /** Since the oldest unpaid row fell due. */
  daysPastDue: z.number(),
};

/** An agreement as a card. */
export const accountAgreement = z.object({
  id: z.uuid(),
  number: z.string(),
  paymentNumber: z.string(),
  status: z.enum(agreementStatuses),
  service: z.enum(agreementServices),
  /** The goods, as described when they were bought. */
  items: z.array(spoken),
  ...accountFigures,
  writtenOff: z.number(),
  /** The monthly amount of its open installments while it runs; otherwise 0. */
  monthlyBurden: z.number(),
  /** The paid share of each installment, from 0 to 1, in the order in which they fall due. */
  shares: z.array(z.number()),
});
export type AccountAgreement = z.output<typeof accountAgreement>;

const accountCustomer = z.object({
  id: z.uuid(),
  fullName: writtenText,
  gender: z.enum(genders),
  relative: z.enum(relatives),
  relativeName: writtenText,
  cnicMasked: z.string(),
  phone: z.nullable(z.string()),
  /** The language to write to the customer in. */
  language: z.enum(languages),
  takesMessages: z.boolean(),
  status: z.enum(customerStatuses),
  branch: spoken,
  officerName: z.nullable(spoken),
  /** Is a member of the lender's staff, by CNIC or phone. */
  isColleague: z.boolean(),
  /** The caller's own relation to the customer. */
  ownRelation: z.nullable(z.enum(staffRelations)),
  /** Of the documents; null without a photo. */
  photoId: z.nullable(z.uuid()),
  /** The contact request that became this customer; null if there was none. */
  cameFrom: z.nullable(
    z.object({
      id: z.uuid(),
      receivedAt: z.iso.datetime(),
      /** True if the caller may open it. */
      isWithinReach: z.boolean(),
    }),
  ),
});
export type AccountCustomer = z.output<typeof accountCustomer>;

const ofAgreement = { agreementId: z.uuid(), agreementNumber: z.string() };
const accountPromise = z.extend(promise, ofAgreement);
const accountContact = z.extend(contact, ofAgreement);

/** The parts of a customer's account that belong to no single agreement. */
const account = z.object({
  customer: accountCustomer,
  /** Over all agreements. */
  figures: z.object(accountFigures),
  /** The most urgent first: the longest past due, then other active ones, those in preparation, and ended ones. */
  agreements: z.array(accountAgreement),
  /** Of all agreements, newest first. */
  promises: z.array(accountPromise),
  contacts: z.array(accountContact),
});
export type Account = z.output<typeof account>;

export const accountEndpoints = {
  getAccount: endpoint({
    method: 'GET',
    path: '/api/customers/:id/account',
    summary:
      'A customer with all agreements and what they come to today, and what was promised and said about paying them',
    access: 'customers.read',
    besides: { requests: 'contact-requests.read' },
    params: z.object({ id: z.uuid() }),
    output: account,
  }),
};

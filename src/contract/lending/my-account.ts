import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { languages } from '#domain/language.ts';
import { genders } from '#domain/person/gender.ts';
import { accountAgreement, accountFigures } from './account.ts';
import { myCustomerRequest } from './customer-requests.ts';
import { myTransferReport } from './transfer-reports.ts';

/** A customer's view of their own agreement: the same figures, without those for staff only. */
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
  /** True of a payment by a cheque that counts, although no bank has paid it yet. */
  isUnclearedCheque: z.boolean(),
});
export type MyReceipt = z.output<typeof myReceipt>;

const myAccount = z.object({
  fullName: writtenText,
  gender: z.enum(genders),
  cnicMasked: z.string(),
  language: z.enum(languages),
  figures: z.object(accountFigures),
  /** Agreements from their submission on, the most urgent first. */
  agreements: z.array(myAgreement),
  /** The newest, of all agreements. */
  receipts: z.array(myReceipt),
  /** The newest reports of all agreements. */
  transfers: z.array(myTransferReport),
  /** The newest requests. */
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

export const myAccountEndpoints = {
  getMyAccount: endpoint({
    method: 'GET',
    path: '/api/my-account',
    summary: "The signed-in customer's own agreements, receipts, officer and branch",
    access: 'my-account.read',
    output: myAccount,
    errors: ['not_found'],
  }),
};

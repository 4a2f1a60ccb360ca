import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { languages } from '#domain/language.ts';
import { receiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { handledKinds } from './payment-register.ts';

const byEntry = z.object({ entryId: z.uuid() });

/** `a5`: half a sheet, for an office printer. The roll: 80 mm, for the printer at the counter. */
export const receiptPapers = ['a5', 'roll'] as const;

/** Everything that is printed on a receipt for money received, or on a voucher for money paid out. */
const receipt = z.object({
  entryId: z.uuid(),
  series: z.enum(receiptSeries),
  number: z.string(),
  /** Null for a voucher: its paper stays at the branch, and nobody has to check it. */
  code: z.nullable(z.string()),
  /** The address where anyone who holds the paper can check it, as it is typed; null for a voucher. */
  checkAddress: z.nullable(z.url()),
  /** The same in the receipt's QR code: with the mark, so that scanning compares the paper with the books. */
  scanAddress: z.nullable(z.url()),
  /** The mark of its audit event, `4711-K7Q2X-9TDA3`; null for one that is older than the audit. */
  chainMark: z.nullable(z.string()),
  kind: z.enum(handledKinds),
  valuedOn: z.iso.date(),
  recordedAt: z.iso.datetime(),
  amount: z.number(),
  method: z.enum(paymentMethods),
  reference: z.nullable(z.string()),
  customer: z.object({
    id: z.uuid(),
    fullName: writtenText,
    phone: z.nullable(z.string()),
    /** The customer's language for messages. */
    language: z.enum(languages),
  }),
  agreement: z.object({ id: z.uuid(), number: z.string(), paymentNumber: z.string() }),
  /** The customer's debt right after it, and the next payment. */
  outstandingAfter: z.number(),
  next: z.nullable(z.object({ dueOn: z.iso.date(), amount: z.number() })),
  /** The person who took the money, or who requested the refund and pays it out. */
  handledBy: spoken,
  /** Why a refund was requested, and who decided it; null for money received. */
  refund: z.nullable(z.object({ reason: z.string(), decidedBy: spoken })),
  branch: z.object({ code: z.string(), city: spoken, phone: z.string() }),
  /** The lender's current name, and the host at which visitors open the site. */
  lender: z.object({
    name: spoken,
    licenceNumber: z.nullable(z.string()),
    phone: z.string(),
    siteHost: z.string(),
  }),
  /** True if its payment or refund was reversed. */
  isVoid: z.boolean(),
  /** True of a payment by a cheque that counts, although no bank has paid it yet. */
  isUnclearedCheque: z.boolean(),
  /** Number of prints so far. */
  prints: z.number(),
});
export type Receipt = z.output<typeof receipt>;

export const receiptEndpoints = {
  getReceipt: endpoint({
    method: 'GET',
    path: '/api/receipts/:entryId',
    summary: 'The receipt of a payment, or the voucher of a refund, with everything that is printed on it',
    access: 'receipts.read',
    params: byEntry,
    output: receipt,
  }),
  recordReceiptPrint: endpoint({
    method: 'POST',
    path: '/api/receipts/:entryId/prints',
    summary:
      'Records that a receipt or voucher is printed: the first is the original, every later one a duplicate',
    access: 'receipts.read',
    params: byEntry,
    body: z.object({ paper: z.enum(receiptPapers), language: z.enum(languages) }),
    output: z.object({ id: z.uuid(), printedAt: z.iso.datetime(), isDuplicate: z.boolean() }),
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { handledKinds } from './payment-register.ts';

const handledEntry = z.object({
  entryId: z.uuid(),
  kind: z.enum(handledKinds),
  receiptNumber: z.nullable(z.string()),
  /** The day it counts for, which may be before today. */
  valuedOn: z.iso.date(),
  recordedAt: z.iso.datetime(),
  amount: z.number(),
  method: z.enum(paymentMethods),
  reference: z.nullable(z.string()),
  customer: z.object({ id: z.uuid(), fullName: writtenText }),
  agreementNumber: z.string(),
  isReversed: z.boolean(),
});
export type HandledEntry = z.output<typeof handledEntry>;

const myDaySums = z.object({
  /** The day in Karachi. */
  day: z.iso.date(),
  /** Collected by them, by the day that it counts for: as in every figure of that name, less reversals and refunds. */
  collected: z.number(),
  /** By the way it came or went; ways that nothing took are left out. What was reversed does not count. */
  byMethod: z.array(
    z.object({
      method: z.enum(paymentMethods),
      entries: z.number(),
      received: z.number(),
      givenBack: z.number(),
    }),
  ),
});
export type MyDaySums = z.output<typeof myDaySums>;

const myDay = z.extend(myDaySums, {
  /** The newest first, with reversed entries. */
  entries: z.array(handledEntry),
  /** The newest receipt or voucher of them and the mark of its audit event, which proves the whole day. Null without one. */
  proof: z.nullable(z.object({ receiptNumber: z.string(), chainMark: z.string() })),
});
export type MyDay = z.output<typeof myDay>;

export const myDayEndpoints = {
  getMyDay: endpoint({
    method: 'GET',
    path: '/api/payments/today',
    summary:
      'What the asking user received and gave back today in Karachi, by method: for depositing the cash',
    access: 'my-work.read',
    output: myDay,
  }),
  sumMyDay: endpoint({
    method: 'GET',
    path: '/api/payments/today/sums',
    summary: 'The sums of that day without its entries',
    access: 'my-work.read',
    output: myDaySums,
  }),
};

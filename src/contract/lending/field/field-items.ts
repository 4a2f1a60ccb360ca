import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { payableRupees } from '#contract/fields/rupees-field.ts';
import { printable, requiredText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { fieldItemKinds, notHomeReasons } from '#domain/lending/field/field-item.ts';
import { holdReasons, waysOut } from '#domain/lending/field/judge-item.ts';
import { statusErrors } from '../status-errors.ts';

/** The most characters of the text of an item: several times those of the longest note. */
export const itemTextMax = 4_000;

/** The most characters of what an officer notes at a visit. */
export const fieldNoteMax = 500;

const serial = z.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
const note = z.string().check(z.minLength(1), z.maxLength(fieldNoteMax), printable());
const head = {
  edition: z.literal(1),
  device: z.uuid(),
  position: serial,
  previous: z.string().check(z.regex(/^([\da-f]{64})?$/)),
  package: z.uuid(),
  agreement: z.uuid(),
  at: z.iso.datetime(),
};

/** An item as the text of it says. */
export const fieldItem = z.discriminatedUnion('kind', [
  z.object({
    ...head,
    kind: z.literal('collected'),
    slip: serial,
    amount: payableRupees(),
    code: z.string().check(z.regex(/^[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){3}$/)),
  }),
  z.object({ ...head, kind: z.literal('promise'), amount: payableRupees(), promisedFor: calendarDay() }),
  z.object({ ...head, kind: z.literal('not_home'), why: z.enum(notHomeReasons), again: z.boolean(), note }),
  z.object({ ...head, kind: z.literal('note'), note }),
]);

/** An item as a phone signed it: its text, and the signature of its UTF-8 by the key of the phone: r and s, in base64url. */
export const signedItem = z.object({
  content: z.string().check(z.maxLength(itemTextMax), printable()),
  signature: z.string().check(z.regex(/^[\w-]{86}$/)),
});

export type SignedItem = z.output<typeof signedItem>;

/** The most characters of a sealed item: the longest text in base64url, with its signature. */
export const sealedItemMax = 24_000;

/**
 * An item as a phone keeps and sends it: the JSON of a signed item, sealed to the server's key for this phone by a fresh key on P-256
 * and AES-256-GCM with the id of the phone. Point, nonce and cipher text in a row, in base64url.
 */
const sealedItem = z.object({
  device: z.uuid(),
  sealed: z.string().check(z.maxLength(sealedItemMax), z.regex(/^[\w-]+$/)),
});
export type SealedItem = z.output<typeof sealedItem>;

/** Why nobody can post what a phone sent. */
export const alarmReasons = [
  'signature_wrong',
  'other_content',
  'slip_taken',
  'code_taken',
  'package_unknown',
  'agreement_unknown',
] as const;
export type AlarmReason = (typeof alarmReasons)[number];

export const itemOutcomes = [
  'posted',
  'logged',
  'held',
  'evidence',
  'given_back',
  'closed',
  'alarm',
] as const;

const itemAnswer = z.object({
  outcome: z.enum(itemOutcomes),
  /** Why it is held or kept, and the ways out, the proposed one first. */
  holdReason: z.nullable(z.enum(holdReasons)),
  waysOut: z.array(z.enum(waysOut)),
  alarmReason: z.nullable(z.enum(alarmReasons)),
  /** The receipt that the slip became. */
  receiptNumber: z.nullable(z.string()),
  /** The amount left to pay on its agreement after it, which other payments may have changed since the day was taken. */
  left: z.nullable(z.number()),
});
export type FieldItemAnswer = z.output<typeof itemAnswer>;

/** The most slips on hold in an answer. */
export const heldSlipsShownMax = 200;

const heldSlip = z.object({
  id: z.uuid(),
  kind: z.enum(fieldItemKinds),
  /** `SGD-F03-00057`; of a visit without cash the code of its phone, `SGD-F03`. */
  number: z.string(),
  /** The cash that was taken or promised, in whole rupees. */
  amount: z.nullable(z.number()),
  /** The note of the officer, and the day of a promise. */
  note: z.nullable(z.string()),
  promisedFor: z.nullable(z.iso.date()),
  customerName: writtenText,
  agreementNumber: z.string(),
  agreementId: z.uuid(),
  customerId: z.uuid(),
  officerName: spoken,
  /** True if the reader took the cash: another person decides. */
  isOwn: z.boolean(),
  holdReason: z.enum(holdReasons),
  waysOut: z.array(z.enum(waysOut)),
  heldAt: z.iso.datetime(),
});
export type HeldSlip = z.output<typeof heldSlip>;

export const fieldItemEndpoints = {
  listHeldSlips: endpoint({
    method: 'GET',
    path: '/api/field/held-slips',
    summary: 'The slips from the field that are on hold, and visits without cash, the oldest first',
    access: 'field.read',
    output: z.array(heldSlip),
  }),
  sendFieldItem: endpoint({
    method: 'POST',
    path: '/api/field/items',
    summary:
      'Takes in one item of a phone and posts it, or holds it with a reason. The same item again gets the first answer',
    access: 'field.work',
    besides: { payments: 'payments.record', contacts: 'contacts.log' },
    body: sealedItem,
    output: itemAnswer,
    errors: ['field_item_unreadable', 'not_found'],
  }),
  handInFieldItem: endpoint({
    method: 'POST',
    path: '/api/field/hand-ins',
    summary:
      'Keeps one item of a phone whose session has ended, by the signature of the phone alone. It is posted once its officer is signed in',
    access: 'public',
    body: sealedItem,
    output: z.object({ isKept: z.boolean() }),
    errors: ['field_item_unreadable', 'not_found', 'too_many_requests'],
  }),
  settleFieldItem: endpoint({
    method: 'POST',
    path: '/api/field/items/:id/settlement',
    summary:
      'Decides about an item that is held: posts it, to its own or another agreement of the customer, or says that the cash was given back',
    access: 'field.settle',
    besides: { payments: 'payments.record' },
    params: z.object({ id: z.uuid() }),
    body: z.object({
      way: z.enum(waysOut),
      /** With `post_to_other`: another agreement of the customer. */
      agreementId: z.nullish(z.uuid()),
      note: requiredText(fieldNoteMax, 'reason_required'),
    }),
    output: itemAnswer,
    errors: [
      'not_found',
      ...(['own_field_item', 'field_item_settled', 'field_way_not_open', 'related_person'] as const),
      ...(['payments_not_permitted', 'recovery_beyond_written_off', 'still_running'] as const),
      ...statusErrors('record_payment', 'record_recovery'),
    ],
  }),
};

import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Language, Phrase } from '#domain/language.ts';
import { consentCodeMinutes } from '#domain/lending/agreements/consent/consent-code.ts';
import { formatPaymentNumber } from '#domain/lending/agreements/payment-number.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { PromiseOutcome } from '#domain/lending/collections/payment-promise.ts';
import {
  fillWords,
  type MessageFactTexts,
  type WrittenMessage,
} from '#domain/lending/messages/message-gaps.ts';
import type { MessageTemplate } from '#domain/lending/messages/message-template.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { formatPhone, type Phone } from '#domain/person/phone.ts';
import { pickWritten, type Written } from '#domain/written.ts';
import { writtenOf, writtenOnce } from '#server/platform/db/text-of.ts';
import { amountInMessage, dayInMessage, messageTexts } from './message-texts.ts';

/** The facts of a message, as they are now. */
export interface MessageFacts {
  readonly template: MessageTemplate;
  /** The words that were in force when it was queued. */
  readonly wordsVersion: number;
  /** Null for the words of the product. */
  readonly words: Phrase | null;
  readonly dueOn: CalendarDate | null;
  readonly name: Written;
  readonly phone: Phone | null;
  readonly language: Language;
  readonly takesMessages: boolean;
  readonly agreementNumber: string;
  /** Null for a visitor. */
  readonly paymentSerial: number | null;
  /** Of an active agreement. */
  readonly oldestUnpaidDueOn: CalendarDate | null;
  /** The unpaid part of the oldest row that is not fully paid. */
  readonly oldestUnpaid: Rupees;
  readonly promise: PromiseOutcome | null;
  readonly receipt: {
    readonly serial: number;
    readonly branchCode: string;
    readonly code: string;
    readonly amount: Rupees;
    readonly valuedOn: CalendarDate;
    readonly isVoid: boolean;
  } | null;
  /** The code by which a visitor follows a request. */
  readonly trackingCode?: string | null;
  /** Of a consent. Only while it is made: the digits are stored nowhere. */
  readonly code?: { readonly digits: string; readonly termsVersion: number };
  /** Of a promise, a decision or an answer. */
  readonly about: {
    readonly amount: Rupees | null;
    readonly day: CalendarDate | null;
    /** True once it is no longer so. */
    readonly isOver: boolean;
  } | null;
}

/** The debt on the agreement `a`, and the promise about it. */
const debtOfAgreement = `
  CASE a.status WHEN 'active' THEN a.oldest_unpaid_due_on END AS "oldestUnpaidDueOn",
  coalesce((SELECT sum(i.amount - i.paid) FROM installments i
             WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number
               AND i.due_on = a.oldest_unpaid_due_on), 0)::bigint AS "oldestUnpaid",
  (SELECT json_build_object('promisedFor', o.promised_for, 'isKept', o.is_kept, 'isReplaced', o.is_replaced)
     FROM promise_outcomes o WHERE o.agreement_id = a.id AND o.is_last) AS promise`;

/** The facts of a message about the agreement `a` of the customer `c`, without its cause. */
export const factsOfAgreement = `
  ${writtenOf('c.full_name')} AS name, c.phone, c.language, c.takes_messages AND c.phone IS NOT NULL AS "takesMessages",
  a.number AS "agreementNumber", a.payment_serial AS "paymentSerial", ${debtOfAgreement}`;
/** True if nobody with the phone has asked for no messages. */
const isTakenAt = (phone: string) =>
  `NOT EXISTS (SELECT FROM customers o WHERE o.phone = ${phone} AND NOT o.takes_messages)`;

/** The facts of the message `m`, about the agreement `a` of the customer `c` or about the request `v` of a visitor. */
export const factsOfMessage = `
  CASE WHEN v.id IS NULL THEN ${writtenOf('c.full_name')} ELSE ${writtenOnce('v.full_name')} END AS name,
  coalesce(v.phone, c.phone) AS phone, coalesce(v.language, c.language) AS language, v.tracking_code AS "trackingCode",
  CASE WHEN v.id IS NULL THEN c.takes_messages AND c.phone IS NOT NULL ELSE ${isTakenAt('v.phone')} END AS "takesMessages",
  coalesce(a.number, '') AS "agreementNumber", a.payment_serial AS "paymentSerial",
  ${debtOfAgreement}`;

/** The receipt of the message `m`, if it is about one. */
export const receiptOfMessage = `
  (SELECT json_build_object('serial', t.serial, 'branchCode', b.code, 'code', t.code, 'amount', e.amount,
                            'valuedOn', e.valued_on,
                            'isVoid', EXISTS (SELECT FROM entries v
                                               WHERE v.reverses = e.id AND v.agreement_id = e.agreement_id))
     FROM entries e JOIN receipts t ON (t.entry_id, t.agreement_id) = (e.id, e.agreement_id)
     JOIN branches b ON b.id = t.branch_id
    WHERE e.id = m.entry_id AND e.agreement_id = m.agreement_id) AS receipt`;

/** The promise, the decision or the answered request of the message `m` about the agreement `a`, or the visitor's request `v`, on the day `:today`. */
export const causeOfMessage = `
  CASE WHEN m.promise_id IS NOT NULL THEN
         (SELECT json_build_object('amount', p.amount, 'day', p.promised_for,
                                   'isOver', NOT o.is_last OR o.is_kept OR p.promised_for < :today::date)
            FROM payment_promises p JOIN promise_outcomes o ON o.promise_id = p.id WHERE p.id = m.promise_id)
       WHEN m.approval_id IS NOT NULL THEN
         (SELECT json_build_object('amount', p.amount, 'day', NULL,
                                   'isOver', m.template = 'agreement_approved' AND a.status <> 'approved')
            FROM approvals p WHERE p.id = m.approval_id)
       WHEN m.request_id IS NOT NULL THEN
         (SELECT json_build_object('amount', NULL, 'day', (q.asked_at AT TIME ZONE 'Asia/Karachi')::date, 'isOver', false)
            FROM customer_requests q WHERE q.id = m.request_id)
       WHEN v.id IS NOT NULL THEN
         (SELECT json_build_object('amount', NULL, 'day', NULL,
                                   'isOver', t.first_contact_at IS NOT NULL OR t.status IN ('closed', 'converted'))
            FROM contact_requests t WHERE t.id = coalesce(v.merged_into, v.id))
  END AS about`;

/** The lender in a message. */
export interface Sender {
  readonly name: Phrase;
  readonly phone: Phone;
  readonly publicUrl: string;
}

/** Writes the message in the customer's language. */
export function messageOf(facts: MessageFacts, sender: Sender): WrittenMessage {
  const { template, words, language } = facts;
  return fillWords((words ?? messageTexts[template])[language], factTexts(facts, sender));
}

/** The texts for the gaps of a message, in the customer's language. */
export function factTexts(
  {
    language,
    receipt,
    about,
    dueOn,
    code,
    paymentSerial,
    trackingCode = null,
    ...facts
  }: Omit<MessageFacts, 'template' | 'wordsVersion' | 'words'>,
  { name, phone, publicUrl }: Sender,
): MessageFactTexts {
  const day = receipt?.valuedOn ?? about?.day ?? dueOn;
  return {
    name: pickWritten(facts.name, language),
    lender: name[language],
    amount: amountInMessage[language](receipt?.amount ?? about?.amount ?? facts.oldestUnpaid),
    day: day === null ? '' : dayInMessage(day, language),
    agreement: facts.agreementNumber,
    // No-break spaces keep the order of the groups in Urdu; among Latin letters they would only cost parts.
    payment_number:
      paymentSerial === null
        ? ''
        : formatPaymentNumber(paymentSerial).replaceAll('\u00A0', language === 'en' ? ' ' : '\u00A0'),
    receipt: receipt === null ? '' : formatReceiptNumber({ ...receipt, series: 'receipt' }),
    link: linkOf({ receipt, trackingCode }, publicUrl),
    // After Urdu letters a hyphen would turn the two parts of the number round.
    phone: language === 'ur' ? phone : formatPhone(phone),
    code: code?.digits ?? '',
    version: code === undefined ? '' : String(code.termsVersion),
    minutes: String(consentCodeMinutes),
  };
}

/** The page of a receipt, or the one on which a visitor follows a request. */
function linkOf(
  { receipt, trackingCode }: Pick<MessageFacts, 'receipt' | 'trackingCode'>,
  publicUrl: string,
) {
  if (receipt !== null) return `${publicUrl}${receiptCheckPath(receipt.code)}`;
  return trackingCode ? `${publicUrl}/a/${trackingCode}` : '';
}

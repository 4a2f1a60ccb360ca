import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import type { FutureRule } from '#domain/lending/ledger/future-rule.ts';
import { refundWaysOf } from '#domain/lending/ledger/refund-ways.ts';
import { carryOver } from '#domain/lending/rescheduling/carry-over.ts';
import { openCountOf, paidRowsOf, reschedule } from '#domain/lending/rescheduling/reschedule.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { newEntry, newReversal } from '#server/lending/ledger/new-entry.ts';
import { moneyEntry } from '#server/lending/payments/money-entry.ts';
import type { AgreementBook } from './agreement-book.ts';
import { decide, request } from './ask-and-decide.ts';

export interface Paid {
  readonly method?: PaymentMethod;
  readonly rule?: FutureRule;
  readonly isBeyondOutstanding?: boolean;
}

/** The share of each payment method, in percent. */
const methodShares: readonly (readonly [PaymentMethod, number])[] = [
  ['cash', 56],
  ['jazzcash', 16],
  ['easypaisa', 13],
  ['bank', 7],
  ['raast', 5],
  ['cheque', 3],
];

function methodOf(book: AgreementBook): PaymentMethod {
  let left = book.chance.between(1, 100);
  for (const [method, share] of methodShares) {
    left -= share;
    if (left <= 0) return method;
  }
  return 'cash';
}

/** A way of paying with the reference on its paper; cash has none. */
export function payment(book: AgreementBook, method: PaymentMethod = methodOf(book)) {
  return { method, reference: method === 'cash' ? null : String(book.chance.between(1e9, 1e10 - 1)) };
}

/** Records a payment, at most the outstanding amount; none if nothing is outstanding. Returns the entry. */
export function pay(book: AgreementBook, early: CalendarDate, amount: number, paid: Paid = {}) {
  const { ledger } = book;
  // Nobody pays before the goods are handed over.
  const on = early < ledger.plan.startOn ? ledger.plan.startOn : early;
  const taken = paid.isBeyondOutstanding ? amount : Math.min(amount, ledger.figures.outstanding);
  if (ledger.status !== 'active' || taken <= 0) return null;
  book.goOnTo(on);
  const by = payment(book, paid.method);
  // A transfer of the evening before is entered in the morning.
  const isOfYesterday = by.method !== 'cash' && book.chance.percent(20) && on > ledger.plan.startOn;
  const valuedOn = isOfYesterday ? addDays(on, -1) : on;
  const entry = moneyEntry(
    'payment',
    {
      ...by,
      amount: taken,
      valuedOn,
      note: null,
      payerPhone: by.method === 'jazzcash' || by.method === 'easypaisa' ? book.terms.customer.phone : null,
      rule: paid.rule ?? null,
      confirmed: paid.isBeyondOutstanding ? ['payment_beyond_outstanding'] : [],
    },
    ledger,
    book.on,
  );
  return book.post({ entries: [entry] }, 'record_payment', book.officerId)[0] ?? null;
}

/** The request to give an overpayment back by the way the newest money came; null if nothing is overpaid. */
export function askForRefund(book: AgreementBook) {
  const { overpaid } = book.ledger.figures;
  if (overpaid === 0) return null;
  const { ways } = refundWaysOf(book.ledger.entries, new Set(), overpaid);
  invariant(ways[0] !== undefined, 'what is overpaid came in by some way');
  const { method, amount } = ways[0];
  const money = { ...payment(book, method), amount };
  return {
    kind: 'refund',
    amount,
    reason: 'The customer asks for the overpaid amount',
    details: { ...money, anotherWayReason: null, confirmed: [] },
  } as const;
}

/** Refunds an overpayment, requested by the officer and granted by the superadmin. */
export function refund(book: AgreementBook, on: CalendarDate): void {
  book.goOnTo(on);
  const asked = askForRefund(book);
  if (asked === null) return;
  const approval = request(book, asked);
  const { method, reference, amount } = asked.details;
  const money = { method, reference, amount, valuedOn: on, note: asked.reason };
  grant(book, approval, moneyEntry('refund', money, book.ledger, book.on));
}

/** Moves an overpayment from one agreement of a customer to another. */
export function moveOverpayment(from: AgreementBook, to: AgreementBook): void {
  const { today } = from.time;
  const amount = rupees(Math.min(from.ledger.figures.overpaid, to.ledger.figures.outstanding));
  const transferId = from.chance.idAt(from.at);
  const note = `From ${from.terms.number} to ${to.terms.number}`;
  for (const [kind, book] of [
    ['refund', from],
    ['payment', to],
  ] as const) {
    book.goOnTo(today);
    const entry = newEntry({ kind, amount, valuedOn: today, method: 'transfer', transferId, note });
    book.post({ entries: [entry] }, 'move_overpayment', book.officerId);
  }
}

/** Reverses an entry, requested by the officer and granted by the superadmin. */
export function reverse(
  book: AgreementBook,
  entryId: string,
  on: CalendarDate,
  reason: string,
  details: Readonly<Record<string, unknown>> | null = null,
): void {
  book.goOnTo(on);
  const entry = book.ledger.entries.find(({ id }) => id === entryId);
  invariant(entry !== undefined, 'what is taken back was recorded');
  const approval = request(book, {
    kind: 'reversal',
    entry_id: entryId,
    amount: entry.amount,
    reason,
    details,
  });
  grant(book, approval, newReversal(entry, on, reason));
}

/** Waives a part of the outstanding amount. */
export function relieve(book: AgreementBook, on: CalendarDate, amount: Rupees, reason: string): void {
  book.goOnTo(on);
  const evidence = 'Papers seen by the officer at a home visit';
  const approval = request(book, { kind: 'relief', amount, reason, evidence });
  grant(book, approval, newEntry({ kind: 'relief', amount, valuedOn: on, note: reason }));
}

/** Writes off the outstanding amount. */
export function writeOff(book: AgreementBook, on: CalendarDate, reason: string): void {
  book.goOnTo(on);
  const amount = book.ledger.figures.outstanding;
  const approval = request(book, { kind: 'write_off', amount, reason });
  grant(book, approval, newEntry({ kind: 'write_off', amount, valuedOn: on, note: reason }));
}

function grant(
  book: AgreementBook,
  approval: ReturnType<typeof request>,
  entry: ReturnType<typeof newEntry>,
): void {
  decide(book, approval, 'approved');
  const { id, requested_by: requestedBy } = approval;
  book.post(
    { entries: [entry], approval: { id, requestedBy, note: null, isAlone: false } },
    `grant_${approval.kind}`,
    book.superadminId,
  );
}

/** Records a recovery after a write-off. */
export function recover(book: AgreementBook, on: CalendarDate, amount: number): void {
  const { figures, status } = book.ledger;
  const taken = Math.min(amount, figures.writtenOff - figures.recovered);
  if (status !== 'written_off' || taken <= 0) return;
  book.goOnTo(on);
  const money = { ...payment(book), amount: taken, valuedOn: on, note: 'Brought by the guarantor' };
  const entry = moneyEntry('recovery', money, book.ledger, book.on);
  book.post({ entries: [entry] }, 'record_recovery', book.officerId);
}

/** Moves the outstanding amount to later dates, in as many rows or two more. False if the rules refuse it. */
export function postpone(
  book: AgreementBook,
  on: CalendarDate,
  firstDueOn: CalendarDate,
  more: number,
): boolean {
  const { schedule, entries, figures, plan } = book.ledger;
  const rows = paidRowsOf(schedule.rows, figures.paid);
  const { frequency, roundingStep } = plan;
  const asked = { firstDueOn, openCount: openCountOf(rows) + more, frequency, roundingStep };
  const result = reschedule(rows, asked, on);
  if (!result.ok) return false;
  book.goOnTo(on);
  const details = { ...asked, consentHow: 'signed' };
  const reason = 'Harvest money comes two months later this year';
  const approval = request(book, { kind: 'reschedule', reason, details });
  decide(book, approval, 'approved');
  book.replaceSchedule(carryOver(schedule, entries, result.rows));
  Object.assign(book.consent, { version: book.consent.termsVersion, at: book.at, how: 'signed' });
  return true;
}

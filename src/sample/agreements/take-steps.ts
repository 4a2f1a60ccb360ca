import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { downPaymentRow, scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { openingEntriesOf } from '#domain/lending/ledger/activation.ts';
import { rupees } from '#domain/money/rupees.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import { newEntry } from '#server/lending/ledger/new-entry.ts';
import type { AgreementBook } from './agreement-book.ts';
import { decide, request } from './ask-and-decide.ts';
import { payment } from './move-money.ts';

/** The last step of an agreement's paperwork before the goods were handed over. */
export type PaperEnding =
  | 'draft'
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'cancelled'
  | 'delivered';

const rejections = [
  'The installment is more than a third of what the family earns',
  'Both guarantors already vouch for three agreements',
  'The address could not be found on two visits',
  'The customer has an agreement that is overdue',
];
const withdrawals = ['Bought it in cash with money from the committee', 'The wedding is postponed'];
const cancellations = ['The model is no longer made', 'The customer moved to another city'];

/** Takes a draft through consent, submission and decision, up to its last step. No step is after today. */
export function takePaper(book: AgreementBook, ending: PaperEnding, withRelief: boolean): void {
  if (ending === 'draft') return;
  const drafted = book.on;
  if (ending === 'cancelled') {
    book.goOnTo(soon(book, drafted));
    book.step('cancel', book.officerId, { reason: book.chance.oneOf(cancellations) });
    return;
  }
  consent(book);
  const asked = { kind: 'agreement_approval', reason: book.terms.number } as const;
  let approval = request(book, asked);
  book.step('submit', book.officerId);
  if (withRelief) {
    relieveTerms(book);
    approval.state = 'outdated';
    approval = request(book, asked);
  }
  if (ending === 'submitted') return;
  book.goOnTo(soon(book, drafted));
  decidePaper(book, ending, approval);
}

function decidePaper(book: AgreementBook, ending: PaperEnding, approval: NewRow<'approvals'>): void {
  const { chance, officerId, superadminId } = book;
  if (ending === 'withdrawn') {
    approval.state = 'withdrawn';
    book.step('withdraw', officerId, { reason: chance.oneOf(withdrawals) });
  } else if (ending === 'rejected') {
    const reason = chance.oneOf(rejections);
    decide(book, approval, 'rejected', reason);
    book.step('reject', superadminId, { alone: false, reason });
  } else {
    decide(book, approval, 'approved');
    book.step('approve', superadminId, { alone: false });
  }
}

function soon(book: AgreementBook, date: CalendarDate): CalendarDate {
  const later = addDays(date, book.chance.between(1, 2));
  return later < book.time.today ? later : book.time.today;
}

/** The customer signs the current key fact statement. */
function consent(book: AgreementBook): void {
  const how = book.chance.percent(88) ? 'signed' : 'thumb_impression';
  Object.assign(book.consent, { version: book.consent.termsVersion, at: book.at, how });
  book.did('record_consent', book.officerId, { termsVersion: book.consent.termsVersion, how });
}

/** A widow's or an orphan's dowry costs less from the first day on: relief makes new terms, consented again. */
function relieveTerms(book: AgreementBook): void {
  const { ledger } = book;
  const amount = rupees(Math.floor((ledger.plan.price * book.chance.between(5, 15)) / 100_000) * 1_000);
  const reason = 'The father died last year; the mother earns by sewing';
  const evidence = 'Death certificate and a letter of the imam seen by the officer';
  const asked = request(book, { kind: 'relief', amount, reason, evidence });
  decide(book, asked, 'approved');
  const plan = { ...ledger.plan, relief: rupees(ledger.plan.relief + amount) };
  book.replaceSchedule({ rows: scheduleOf(plan), carried: [] }, plan);
  consent(book);
}

/** Hands the goods over and takes the down payment, or pays the loan out. */
export function deliver(book: AgreementBook, on: CalendarDate): void {
  book.goOnTo(on);
  const { plan } = book.ledger;
  const { method, reference } = payment(book);
  const lent = book.terms.contractKind === 'qard_e_hasan';
  const receiverName = book.terms.customer.row.full_name;
  const moneyOf = (kind: string) => ({
    ...(kind === 'down_payment' && { method, reference }),
    ...(kind === 'delivery' && lent && { method, reference, receiverName }),
  });
  const entries = openingEntriesOf(plan, method).map(({ kind, amount }) =>
    newEntry({ kind, amount, valuedOn: on, ...moneyOf(kind) }),
  );
  const activation = { startOn: on, downPaymentRow: downPaymentRow({ ...plan, startOn: on })[0] ?? null };
  book.post({ entries, activation }, 'activate_agreement', book.officerId);
}

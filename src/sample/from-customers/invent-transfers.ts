import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { hourMs, type Instant, minuteMs } from '#domain/instant.ts';
import { type TransferMethod, transferMethods } from '#domain/lending/customer-requests/transfer-report.ts';
import { standingEntries } from '#domain/lending/ledger/standing-entries.ts';
import type { AgreementBook } from '#sample/agreements/agreement-book.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import { customerDid, type KnownCustomers } from './known-customers.ts';
import { refusalReasons } from './sample-asks.ts';

/** A report as stored, without the slip, which is drawn later. */
export type SampleTransfer = Omit<NewRow<'transfer_reports'>, 'slip_hash' | 'state'> & {
  readonly state: 'checking' | 'refused';
  readonly amount: number;
  readonly sent_on: string;
  readonly method: TransferMethod;
};

export interface SampleTransfers {
  readonly reports: readonly SampleTransfer[];
  readonly matches: readonly NewRow<'transfer_matches'>[];
}

/** The ages in hours of the reports that wait, and of those that were refused. */
const waitingSince = [2, 5, 19, 44];
const refusedSince = [3 * 24, 8 * 24];
const recordedCount = 5;
/** The greatest age of recorded transfers, so that the audit covers them. */
const recordedDaysMax = 25;

/** Transfers that customers reported: some wait, some were recorded as payments of the books, and some refused. */
export function inventTransfers(customers: KnownCustomers, zainab: AgreementBook): SampleTransfers {
  const recorded = Array.from({ length: recordedCount }, () => customers.choose(hasTransferOfLate));
  const matched = [zainab, ...recorded].flatMap((book) => (book && recordedTransfer(book)) ?? []);
  const refused = refusedSince.flatMap((hours, index) => {
    const book = customers.choose(isOwing);
    return book ? refusedTransfer(book, hours, refusalReasons[index] ?? '') : [];
  });
  const waiting = waitingSince.flatMap((hours) => {
    const book = customers.choose(isOwing);
    return book ? sentTransfer(book, book.time.now - hours * hourMs) : [];
  });
  return {
    reports: [...matched.map(({ report }) => report), ...refused, ...waiting],
    matches: matched.map(({ match }) => match),
  };
}

const isOwing = ({ ledger, time }: AgreementBook) =>
  (ledger.figures.oldestUnpaidDueOn ?? time.today) < addDays(time.today, 5) &&
  ledger.plan.startOn < addDays(time.today, -30);

const hasTransferOfLate = (book: AgreementBook) => {
  const paid = lastTransfer(book);
  const { today } = book.time;
  return paid !== undefined && paid.on < today && paid.on > addDays(today, -recordedDaysMax);
};

/** The last payment by transfer. */
function lastTransfer({ posted, ledger }: AgreementBook) {
  const standing = standingEntries(ledger.entries);
  return posted
    .flatMap(({ at, by, entries: [entry] }) => {
      const method = transferMethods.find((one) => one === entry?.method);
      if (entry?.kind !== 'payment' || method === undefined || !standing.some(({ id }) => id === entry.id))
        return [];
      return { entry, method, at, by, on: businessDateOf(at) };
    })
    .at(-1);
}

/** A report some time before the payment that it was recorded as. */
function recordedTransfer(book: AgreementBook) {
  const paid = lastTransfer(book);
  if (paid === undefined) return undefined;
  const { entry, method, at, by } = paid;
  const report = reportOf(book, at - book.chance.between(20, 150) * minuteMs, {
    amount: entry.amount,
    sent_on: entry.valuedOn,
    method,
    reference: entry.reference ?? '',
  });
  book.transfers.set(entry.id, report.id);
  const match = {
    entry_id: entry.id,
    report_id: report.id,
    agreement_id: book.terms.id,
    matched_at: new Date(at),
    matched_by: by,
  };
  return { report, match };
}

/** A report of the next installment. */
function sentTransfer(book: AgreementBook, at: Instant): SampleTransfer {
  const { schedule, figures } = book.ledger;
  const next = schedule.rows.findIndex(({ amount }, index) => amount > (figures.paid[index] ?? 0));
  const amount = (schedule.rows[next]?.amount ?? 0) - (figures.paid[next] ?? 0);
  return reportOf(book, at, {
    amount,
    sent_on: businessDateOf(at - hourMs),
    method: book.chance.oneOf(transferMethods),
    reference: String(book.chance.between(1e9, 1e10 - 1)),
  });
}

function refusedTransfer(book: AgreementBook, hours: number, reason: string): SampleTransfer {
  const at = book.time.now - hours * hourMs;
  const refusedAt = book.time.momentOn(addDays(businessDateOf(at), 1));
  const sent = sentTransfer(book, at);
  const after = { transferReportId: sent.id, reason };
  book.events.push({ at: refusedAt, by: book.officerId, action: 'refuse_transfer', after });
  return {
    ...sent,
    state: 'refused',
    refused_at: new Date(refusedAt),
    refused_by: book.officerId,
    refusal_reason: reason,
  };
}

function reportOf(
  book: AgreementBook,
  at: Instant,
  sent: Pick<SampleTransfer, 'amount' | 'sent_on' | 'method' | 'reference'>,
): SampleTransfer & { readonly id: string } {
  const id = book.chance.idAt(at);
  const { amount, sent_on: sentOn, method, reference } = sent;
  customerDid(book, at, 'report_transfer', { transferReportId: id, amount, sentOn, method, reference });
  return {
    id,
    customer_id: book.terms.customer.id,
    agreement_id: book.terms.id,
    ...sent,
    state: 'checking',
    reported_at: new Date(at),
    refused_at: null,
    refused_by: null,
    refusal_reason: null,
  };
}

import { randomBytes } from 'node:crypto';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { type AgreementStatus, deliveredStatusOf } from '#domain/lending/agreements/agreement-status.ts';
import { receiptCodeBytes, receiptCodeOf } from '#domain/lending/agreements/receipt-code.ts';
import type { Installment } from '#domain/lending/agreements/schedule.ts';
import { standingOn } from '#domain/lending/collections/standing.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { type Figures, paidBetween, replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import { seriesOf } from '#domain/lending/ledger/series-of.ts';
import { countsOn } from '#domain/lending/periods/counts-on.ts';
import { noRupees } from '#domain/money/rupees.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';
import type { NewEntry } from './new-entry.ts';
import type { PostedAnswer } from './posted-answer.ts';

/** The change that a command makes to a ledger. */
export interface Posting {
  /** In order. The answer is about the first. */
  readonly entries: readonly NewEntry[];
  /** With an activation: the first day, and the down payment's row, if there is one. */
  readonly activation?: { readonly startOn: CalendarDate; readonly downPaymentRow: Installment | null };
  /** With the reversal of a delivery: the earlier status of the agreement, with the rows of its plan in force again. */
  readonly undelivered?: { readonly status: AgreementStatus };
  /** The customer's transfer report that the first entry is matched to. If the match fails, nothing is written. */
  readonly transferReportId?: string | undefined;
  /** The code of the receipt, if the payer has it already, on the slip of a phone. */
  readonly receiptCode?: string;
  /** The person who took the money, if another one records it. */
  readonly takenBy?: string;
  /** The approved request behind the posting. Its requester is recorded as the author of the entry. */
  readonly approval?: {
    readonly id: string;
    readonly requestedBy: string;
    readonly note: string | null;
    readonly isAlone: boolean;
  };
}

/** An entry of a posting, with the day that it counts on. */
export type CountedEntry = NewEntry & LedgerEntry;

/** The figures of a ledger after a posting: every figure that is written with it. */
export interface PostedFigures {
  readonly schedule: Schedule;
  readonly before: Figures;
  readonly after: Figures;
  readonly status: AgreementStatus;
  /** The entries of the posting, in order. */
  readonly entries: readonly CountedEntry[];
  /** The entry with a receipt or voucher; null if no money came in or went out. */
  readonly receipted: NewEntry | null;
  readonly answer: PostedAnswer;
}

/** Computes the figures of a ledger after a posting. Reads and writes nothing. */
export function figuresOf(ledger: Ledger, posting: Posting, today: CalendarDate): PostedFigures {
  const entries = posting.entries.map((entry) => ({ ...entry, countsOn: countedOn(ledger, entry) }));
  const [main] = entries;
  invariant(main !== undefined, 'a posting has an entry');
  const row = posting.activation?.downPaymentRow;
  const schedule = row ? { ...ledger.schedule, rows: [row, ...ledger.schedule.rows] } : ledger.schedule;
  const before = row ? replay(schedule, ledger.entries) : ledger.figures;
  const replayed = replay(schedule, [...ledger.entries, ...posting.entries]);
  const after = posting.undelivered
    ? { ...replayed, outstanding: noRupees, oldestUnpaidDueOn: null }
    : replayed;
  invariant(after.refundedTooMuch === 0, 'nothing is given back that was not overpaid');
  const receipted = posting.entries.find(isReceipted) ?? null;
  const hasCode = receipted !== null && seriesOf(receipted.kind) === 'receipt';
  const status = posting.undelivered?.status ?? deliveredStatusOf(after);
  return {
    schedule,
    before,
    after,
    status,
    entries,
    receipted,
    answer: {
      entryId: main.id,
      agreementId: ledger.id,
      kind: main.kind,
      amount: main.amount,
      valuedOn: main.valuedOn,
      countsOn: main.countsOn,
      status,
      outstanding: after.outstanding,
      overpaid: after.overpaid,
      pays: paidBetween(schedule.rows, before, after),
      next: posting.undelivered ? null : nextUnpaid(schedule, after, today),
      branchCode: ledger.branchCode,
      receiptCode: hasCode ? (posting.receiptCode ?? receiptCodeOf(randomBytes(receiptCodeBytes))) : null,
    },
  };
}

/** The day on which a new entry counts: a reversal where its entry does, if that month is open. */
function countedOn({ entries, closedUntil }: Ledger, { valuedOn, reverses }: Entry): CalendarDate {
  const reversed = entries.find(({ id }) => id === reverses);
  return countsOn(reversed?.countsOn ?? valuedOn, closedUntil);
}

/** The next payment, overdue or not: the oldest open row. */
function nextUnpaid({ rows }: Schedule, figures: Figures, today: CalendarDate): PostedAnswer['next'] {
  const { dueNow, next } = standingOn(today, rows, figures);
  if (dueNow > 0 && figures.oldestUnpaidDueOn !== null)
    return { dueOn: figures.oldestUnpaidDueOn, amount: dueNow };
  return next;
}

const receiptedKinds: readonly EntryKind[] = ['down_payment', 'payment', 'recovery', 'refund'];

/**
 * Money received or paid out, over the counter or by wire. Money moved between agreements has its receipt already, and money
 * from before the move that of the register.
 */
function isReceipted({ kind, debit, credit, broughtIn }: Entry): boolean {
  return (
    !broughtIn &&
    receiptedKinds.includes(kind) &&
    paymentMethods.some((method) => method === debit || method === credit)
  );
}

import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import type { ReceiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import { openingEntriesOf } from '#domain/lending/ledger/activation.ts';
import { runningBalances } from '#domain/lending/ledger/balances.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { seriesOf } from '#domain/lending/ledger/series-of.ts';
import { standingEntries } from '#domain/lending/ledger/standing-entries.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { PostedAnswer } from '../ledger/posted-answer.ts';

/** A posting in an audit event: the answer of its request, without the code of its receipt. That of a refund has its voucher. */
export interface RecordedPosting extends Omit<PostedAnswer, 'receiptCode'> {
  readonly voucherSerial?: number | null;
}

/** An agreement's terms and books, as far as one part follows from another. */
export interface Books {
  readonly terms: {
    readonly contractKind: ContractKind;
    readonly price: Rupees;
    readonly downPayment: Rupees;
    readonly relief: Rupees;
    readonly startOn: CalendarDate;
    /** The day on which it was brought in from a register; null if it was made here. */
    readonly broughtInOn: CalendarDate | null;
    /** The date that its down payment was moved from: none, because the plan moves installments only. */
    readonly downPaymentMovedFrom: CalendarDate | null;
    /** The sum of its items; null without any. */
    readonly itemsPrice: number | null;
  };
  readonly rows: readonly {
    readonly number: number;
    readonly dueOn: CalendarDate;
    readonly amount: Rupees;
  }[];
  /** In entry order. */
  readonly entries: readonly BookedEntry[];
  readonly postings: readonly RecordedPosting[];
}

export interface BookedEntry extends LedgerEntry {
  /** True for money that somebody signed for. */
  readonly isLent: boolean;
  readonly receipt: {
    readonly series: ReceiptSeries;
    readonly serial: number;
    readonly outstandingAfter: number;
    readonly overpaidAfter: number;
  } | null;
}

/** Checks the rows of an agreement that follow from others: one line for each difference. */
export function bookDifferences({ terms, rows, entries, postings }: Books): string[] {
  const ends = endsOfEvents(entries, postings);
  const running = runningBalances(entries);
  const balances = ends.map((end) => running[end] ?? 0);
  const standing = new Set(standingEntries(entries));
  return [
    ...termsDifferences(terms, rows),
    ...entries.flatMap((entry, index) => [
      ...(standing.has(entry) ? openingDifferences(terms, entry, index + 1) : []),
      ...broughtInDifferences(terms, entry, index + 1),
      ...receiptDifferences(entry, index + 1, balances[index] ?? 0),
    ]),
    ...postings.flatMap((posting) => postingDifferences(posting, entries, ends, balances)),
  ];
}

/** A name, the stored value, and the expected one. */
type Compared = readonly [name: string, stored: unknown, expected: unknown];

function differing(what: string, compared: readonly Compared[]): string[] {
  return compared
    .filter(([, stored, expected]) => stored !== expected)
    .map(([name, stored, expected]) => `${what}: ${name} is ${stored}, not ${expected}`);
}

function termsDifferences(
  { contractKind, price, downPayment, downPaymentMovedFrom, relief, startOn, itemsPrice }: Books['terms'],
  rows: Books['rows'],
): string[] {
  const financed = rows.reduce((sum, { number, amount }) => (number > 0 ? sum + amount : sum), 0);
  const first = rows.find(({ number }) => number === 0);
  return differing('terms', [
    ['the price of its items', itemsPrice, contractKind === 'deferred_sale' ? price : null],
    ['the sum of its installments', financed, price - downPayment - relief],
    ['the down payment due', first?.amount ?? downPayment, downPayment],
    ['the day the down payment is due', first?.dueOn ?? startOn, startOn],
    ['the day the down payment is moved from', downPaymentMovedFrom, null],
  ]);
}

/** A delivery has the price and the first day; the down payment and the relief in the same event are those of the terms. */
function openingDifferences(
  terms: Books['terms'],
  { kind, amount, valuedOn, isLent }: BookedEntry,
  position: number,
): string[] {
  if (kind !== 'delivery' && !besideDelivery.includes(kind)) return [];
  const opening = openingEntriesOf(terms, 'cash').find((one) => one.kind === kind);
  return differing(`entry ${position}`, [
    ['amount', amount, opening?.amount],
    ['day', valuedOn, terms.startOn],
    ['signed receipt of money', isLent, kind === 'delivery' && terms.contractKind === 'qard_e_hasan'],
  ]);
}

/** Only what came before the day of the move is brought in. */
function broughtInDifferences(
  { broughtInOn }: Books['terms'],
  { broughtIn, kind, valuedOn, receipt }: BookedEntry,
  position: number,
): string[] {
  if (!broughtIn || kind === 'reversal') return [];
  const isBefore = broughtInOn !== null && valuedOn <= broughtInOn;
  return differing(`entry ${position}`, [
    ['brought in', broughtIn, isBefore],
    ['receipt', receipt, null],
  ]);
}

function receiptDifferences({ kind, receipt }: BookedEntry, position: number, balance: number): string[] {
  if (receipt === null) return [];
  return differing(`the receipt of entry ${position}`, [
    ['series', receipt.series, seriesOf(kind)],
    ['outstanding', receipt.outstandingAfter, Math.max(0, balance)],
    ['overpaid', receipt.overpaidAfter, Math.max(0, -balance)],
  ]);
}

/** The entries that an activation records after its delivery. */
const besideDelivery: readonly EntryKind[] = ['down_payment', 'starting_relief'];

/** Of each entry the place of the last one that was recorded in one event with it. */
function endsOfEvents(entries: readonly BookedEntry[], postings: Books['postings']): number[] {
  const first = new Set(postings.map(({ entryId }) => entryId));
  return entries.map((_, index) => {
    let end = index;
    while (isOfEventBefore(entries, entries[end + 1], first)) end += 1;
    return end;
  });
}

/**
 * True if an entry belongs to the event of the entry before it. A delivery is reversed together with the entries of its event, and
 * one that was brought in is recorded together with what was paid since.
 */
function isOfEventBefore(
  entries: readonly BookedEntry[],
  entry: BookedEntry | undefined,
  first: ReadonlySet<string>,
): boolean {
  if (entry === undefined) return false;
  const reversed = entries.findIndex(({ id }) => id === entry.reverses);
  if (reversed === -1)
    return besideDelivery.includes(entry.kind) || (entry.broughtIn && !first.has(entry.id));
  const isWithDelivery = entries.some(
    ({ reverses }) =>
      reverses === entries.findLast(({ kind }, at) => kind === 'delivery' && at < reversed)?.id,
  );
  return isWithDelivery && besideDelivery.includes(entries[reversed]?.kind ?? 'payment');
}

/**
 * The differences between the posting in the audit and its entry, receipt and balance. A repeated request gets that posting
 * as its answer.
 */
function postingDifferences(
  posting: RecordedPosting,
  entries: readonly BookedEntry[],
  ends: readonly number[],
  balances: readonly number[],
): string[] {
  const index = entries.findIndex(({ id }) => id === posting.entryId);
  const entry = entries[index];
  // The entry's digest reports that it is gone.
  if (entry === undefined) return [];
  const event = entries.slice(index, (ends[index] ?? index) + 1);
  const receipt = event.find((one) => one.receipt !== null)?.receipt;
  const serialIn = (series: ReceiptSeries) => (receipt?.series === series ? receipt.serial : null);
  const balance = balances[index] ?? 0;
  return differing(`the audit of entry ${index + 1}`, [
    ['kind', posting.kind, entry.kind],
    ['amount', posting.amount, entry.amount],
    ['day', posting.valuedOn, entry.valuedOn],
    ['day that it counts on', posting.countsOn, entry.countsOn],
    ['outstanding', posting.outstanding, Math.max(0, balance)],
    ['overpaid', posting.overpaid, Math.max(0, -balance)],
    ['receipt', posting.receiptSerial ?? null, serialIn('receipt')],
    ['voucher', posting.voucherSerial ?? null, serialIn('voucher')],
  ]);
}

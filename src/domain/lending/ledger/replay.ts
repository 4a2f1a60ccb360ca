import { type CalendarDate, compareDates } from '#domain/calendar/calendar-date.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import type { Installment } from '../agreements/schedule.ts';
import type { Entry } from './entry.ts';
import type { EntryKind } from './entry-kind.ts';
import { defaultRuleOf, type OpenRow, pay, payRows } from './future-rule.ts';
import { standingEntries } from './standing-entries.ts';

/** The amount that one entry paid of one row. */
export interface RowPayment {
  readonly entryId: string;
  /** The row's. */
  readonly number: number;
  readonly amount: Rupees;
}

/** The rows that entries pay, oldest first: the down payment's row, if there is one, and the installments. */
export interface Schedule {
  readonly rows: readonly Installment[];
  /**
   * The amounts that entries had paid when a reschedule made these rows. Each stays on its row until its entry is reversed.
   * Empty for the rows an agreement starts with.
   */
  readonly carried: readonly RowPayment[];
}

/** The part of an entry that decides what it pays. */
export type ReplayedEntry = Pick<Entry, 'id' | 'kind' | 'amount' | 'valuedOn' | 'rule' | 'reverses'>;

/** The result of replaying the entries on the schedule. */
export interface Figures {
  /** Per row, in the schedule's order: the amount that nobody owes any more, by money or by relief. */
  readonly paid: readonly Rupees[];
  /** Per row, the part of `paid` that is relief: no money came in for it, so it does not count as collected. */
  readonly relieved: readonly Rupees[];
  /** Still to pay, due or not. Zero once the agreement is written off. */
  readonly outstanding: Rupees;
  /** Money that no row could take and that was not refunded: the lender owes it to the customer. */
  readonly overpaid: Rupees;
  /** Refunded beyond what was overpaid. The guards keep it at zero. */
  readonly refundedTooMuch: Rupees;
  readonly writtenOff: Rupees;
  readonly recovered: Rupees;
  /** Of the money paid on rows: the part paid before the row's due date, and the part paid after it. */
  readonly inAdvance: Rupees;
  readonly late: Rupees;
  /** The due date of the first row that is not fully paid; null when nothing is outstanding. */
  readonly oldestUnpaidDueOn: CalendarDate | null;
}

/**
 * The effect of each kind of entry in a replay. Delivery and the relief granted before the start made the schedule, so they
 * have none.
 */
const effects: Readonly<Partial<Record<EntryKind, 'pays_rows' | 'refunds' | 'writes_off' | 'recovers'>>> = {
  down_payment: 'pays_rows',
  payment: 'pays_rows',
  relief: 'pays_rows',
  refund: 'refunds',
  write_off: 'writes_off',
  recovery: 'recovers',
};

/**
 * Replays entries, given in entry order, on a schedule. Reversed entries are ignored. Payments that a reschedule carried over
 * stay on their rows; the others pay in order of (valued on, entry order). A pure function that refuses nothing.
 */
export function replay(schedule: Schedule, entries: readonly ReplayedEntry[]): Figures {
  const open = openRows(schedule.rows);
  const totals = { refunds: 0, writes_off: 0, recovers: 0 };
  let beyondRows = 0;
  for (const turn of inPayingOrder(schedule, entries)) {
    const effect = effects[turn.entry.kind];
    if (effect === 'pays_rows') beyondRows += takeTurn(open, turn);
    else if (effect !== undefined) totals[effect] += turn.entry.amount;
  }
  const unpaid = total(open, (row) => row.room);
  const outstanding = rupees(unpaid - totals.writes_off);
  return {
    paid: open.map(({ amount, room }) => rupees(amount - room)),
    relieved: open.map((row) => rupees(row.relieved)),
    outstanding,
    overpaid: rupees(Math.max(0, beyondRows - totals.refunds)),
    refundedTooMuch: rupees(Math.max(0, totals.refunds - beyondRows)),
    writtenOff: rupees(totals.writes_off),
    recovered: rupees(totals.recovers),
    inAdvance: rupees(total(open, (row) => row.inAdvance)),
    late: rupees(total(open, (row) => row.late)),
    oldestUnpaidDueOn: outstanding > 0 ? (open.find((row) => row.room > 0)?.dueOn ?? null) : null,
  };
}

/** The payments of each standing entry to each row, in the order in which they paid. */
export function rowPaymentsOf(schedule: Schedule, entries: readonly ReplayedEntry[]): RowPayment[] {
  const open = openRows(schedule.rows);
  return inPayingOrder(schedule, entries)
    .filter(({ entry }) => effects[entry.kind] === 'pays_rows')
    .flatMap((turn) => {
      const before = open.map(({ room }) => room);
      takeTurn(open, turn);
      return open
        .map(({ number, room }, index) => ({
          entryId: turn.entry.id,
          number,
          amount: rupees((before[index] ?? 0) - room),
        }))
        .filter(({ amount }) => amount > 0);
    });
}

function openRows(rows: readonly Installment[]): OpenRow[] {
  return rows.map((row) => ({ ...row, room: row.amount, relieved: 0, inAdvance: 0, late: 0 }));
}

/** An entry with the rows that it paid before a reschedule. */
interface Turn {
  readonly entry: ReplayedEntry;
  readonly carried: readonly RowPayment[] | undefined;
}

/** The unreversed entries: carried ones first, then by the day they count, then in entry order (`sort` is stable). */
function inPayingOrder({ carried }: Schedule, entries: readonly ReplayedEntry[]): Turn[] {
  const carriedBy = Map.groupBy(carried, ({ entryId }) => entryId);
  const turns = standingEntries(entries).map((entry) => ({ entry, carried: carriedBy.get(entry.id) }));
  const later = turns.filter(({ carried: rows }) => rows === undefined);
  return [
    ...turns.filter(({ carried: rows }) => rows !== undefined),
    ...later.sort((a, b) => compareDates(a.entry.valuedOn, b.entry.valuedOn)),
  ];
}

/** Pays what an entry pays; returns what no row could take. */
function takeTurn(open: readonly OpenRow[], turn: Turn): number {
  if (turn.entry.kind !== 'relief') return payTurn(open, turn);
  const before = open.map(({ room }) => room);
  const left = payTurn(open, turn);
  for (const [index, row] of open.entries()) row.relieved += (before[index] ?? 0) - row.room;
  return left;
}

function payTurn(open: readonly OpenRow[], { entry, carried }: Turn): number {
  const { amount, valuedOn, kind } = entry;
  if (carried === undefined) return payRows(open, amount, valuedOn, entry.rule ?? defaultRuleOf(kind));
  return carried.reduce((left, payment) => {
    const row = open.find(({ number }) => number === payment.number);
    return row === undefined ? left : left - payment.amount + pay(row, payment.amount, valuedOn);
  }, amount as number);
}

function total(rows: readonly OpenRow[], amountOf: (row: OpenRow) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0);
}

/**
 * The change in what each row has paid, between two replays of one schedule. It shows, for instance, what a payment about to be
 * recorded will pay.
 */
export function paidBetween(
  rows: readonly Installment[],
  before: Figures,
  after: Figures,
): { readonly number: number; readonly dueOn: CalendarDate; readonly amount: Rupees }[] {
  return rows
    .map(({ number, dueOn }, index) => ({
      number,
      dueOn,
      amount: rupees((after.paid[index] ?? 0) - (before.paid[index] ?? 0)),
    }))
    .filter(({ amount }) => amount !== 0);
}

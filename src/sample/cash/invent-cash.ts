import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { hourMs, type Instant, minuteMs } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import { receivedKinds } from '#domain/lending/ledger/collected.ts';
import type { AgreementBook } from '../agreements/agreement-book.ts';
import { branchAddress, lender } from '../agreements/audit-trail.ts';
import type { Chance } from '../chance.ts';
import type { NewRow } from '../insert-rows.ts';
import type { OfficeTime } from '../office-time.ts';
import type { BranchOffice } from '../people/branch-office.ts';
import type { Staff } from '../people/invent-staff.ts';
import { CashBook, type CashRows } from './cash-book.ts';

/** The drawers were counted this many days ago. */
const followedDays = 9;

const opensAtMs = 9 * hourMs;
const handsOverAtMs = 17 * hourMs;
const closesAtMs = 19 * hourMs;

/** Given in the first hour to the second officer of a branch. */
const float = 2_000;

const depositsAtMs = 12 * hourMs;

/** The deposits of the head office. The second is in transit. */
const deposits = [
  { daysAgo: 4, amount: 20_000, slipNumber: 'MZN-448120', arrivesAfterMs: 20 * hourMs },
  { daysAgo: 2, amount: 15_000, slipNumber: 'MZN-448377', arrivesAfterMs: null },
];

const paysAtMs = 11 * hourMs;
const answersAtMs = 16 * hourMs;

/** The expenses of the head office, with the superadmin's answer. The last has none yet. */
const expenses = [
  { daysAgo: 7, amount: 1_450, category: 'fuel', purpose: 'پٹرول، دو موٹر سائیکلیں', answer: 'right' },
  { daysAgo: 5, amount: 2_300, category: 'repairs', purpose: 'موٹر سائیکل کی مرمت', answer: 'not_ours' },
  { daysAgo: 2, amount: 860, category: 'tea_and_food', purpose: 'مہمانوں کی چائے', answer: null },
] as const;

/** Missing from the first hand-over at some branches, by their place in the list: below zero it was too much. */
const missingAt: Readonly<Record<number, number>> = { 1: 500, 2: -100 };

/** The cash of all branches, and the account of the lender. */
export interface SampleCash extends CashRows {
  readonly accounts: readonly NewRow<'cash_accounts'>[];
}

interface Told {
  readonly time: OfficeTime;
  readonly staff: Staff;
  readonly offices: readonly BranchOffice[];
  readonly books: readonly AgreementBook[];
}

/**
 * The cash of all branches since their drawers were counted. Each evening an officer hands over all that is in their hand; one
 * count is short and one is too much, and a hand-over of yesterday waits. The head office deposited twice and paid three expenses: one is confirmed, one was not the lender's, and one waits. Each day up to yesterday is closed; the cash of today is still in the
 * hands.
 */
export function inventCash(chance: Chance, { time: { today }, staff, offices, books }: Told): SampleCash {
  const taken = books.flatMap(takenIn);
  const startOf = (daysAgo: number) => startOfBusinessDate(addDays(today, -daysAgo));
  const openedAt = startOf(followedDays) + opensAtMs;
  const account: NewRow<'cash_accounts'> = {
    ...{ id: chance.idAt(openedAt), kind: 'bank', name: 'Meezan Bank', number: 'PK36MEZN0002140105678901' },
    ...{ opened_on: addDays(today, -followedDays), created_at: new Date(openedAt) },
  };
  const branches = offices.map((office, index) => {
    const keepers = {
      ...{ openedAt, superadminId: staff.superadminId },
      custodianId: custodianOf(staff, office.id),
    };
    const cash = new CashBook(chance, office, keepers, 25_000 + 5_000 * chance.between(0, 8));
    const given = new Map<string, number>();
    const [, second] = office.officers;
    if (second !== undefined) {
      cash.give({ kind: 'float', handOf: second.id, offered: float, counted: float }, openedAt + hourMs);
      given.set(second.id, -float);
    }
    const takenHere = taken.filter(({ branchId }) => branchId === office.id);
    for (let daysAgo = followedDays; daysAgo > 0; daysAgo -= 1) {
      if (index === 0) {
        spend(cash, daysAgo, startOf(daysAgo));
        deposit(cash, account, daysAgo, startOf(daysAgo));
      }
      for (const [nth, { id: handOf }] of office.officers.entries()) {
        const at = startOf(daysAgo) + handsOverAtMs + nth * 10 * minuteMs;
        const tookHere = takenHere.filter(({ by }) => by === handOf);
        const before = given.get(handOf) ?? 0;
        const offered = sumOf(tookHere, openedAt, at) - before;
        if (offered <= 1_000) continue;
        const missing = nth === 0 && !given.has(handOf) ? (missingAt[index] ?? 0) : 0;
        const waits = index === 1 && nth === 1 && daysAgo === 1;
        cash.give({ kind: 'hand_over', handOf, offered, counted: waits ? null : offered - missing }, at);
        given.set(handOf, before + offered);
      }
      cash.closeDay(startOf(daysAgo) + closesAtMs, (until) => sumsOf(takenHere, openedAt, until));
    }
    return cash.rows;
  });
  const opened = {
    ...{ kind: account.kind, name: account.name, accountNumber: account.number, openedOn: account.opened_on },
  };
  return {
    accounts: [account],
    drawers: branches.flatMap(({ drawers }) => drawers),
    offers: branches.flatMap(({ offers }) => offers),
    movements: branches.flatMap(({ movements }) => movements),
    arrivals: branches.flatMap(({ arrivals }) => arrivals),
    confirmations: branches.flatMap(({ confirmations }) => confirmations),
    counts: branches.flatMap(({ counts }) => counts),
    closes: branches.flatMap(({ closes }) => closes),
    hands: branches.flatMap(({ hands }) => hands),
    events: [
      {
        ...{ chain_id: lender, recorded_at: new Date(openedAt), actor_id: staff.superadminId },
        ...{
          client_address: branchAddress,
          action: 'open_cash_account',
          subject: 'cash',
          subject_id: account.id,
        },
        ...{ before: null, after: opened, row_digests: null },
      },
      ...branches.flatMap(({ events }) => events),
    ],
  };
}

/** Pays the expenses of a day, and answers them in the afternoon. */
function spend(cash: CashBook, day: number, startOfDay: Instant): void {
  for (const { answer, ...spent } of expenses.filter(({ daysAgo }) => daysAgo === day)) {
    const paid = cash.spend(spent, startOfDay + paysAtMs);
    if (answer === 'right') cash.confirm(paid, startOfDay + answersAtMs);
    if (answer === 'not_ours') cash.refuse(paid, 'یہ موٹر سائیکل ادارے کی نہیں', startOfDay + answersAtMs);
  }
}

/** Deposits cash on its day. */
function deposit(cash: CashBook, account: NewRow<'cash_accounts'>, day: number, startOfDay: Instant): void {
  for (const { amount, slipNumber, arrivesAfterMs } of deposits.filter(({ daysAgo }) => daysAgo === day)) {
    const at = startOfDay + depositsAtMs;
    const arrivedAt = arrivesAfterMs === null ? null : at + arrivesAfterMs;
    cash.deposit({ account, amount, slipNumber, arrivedAt }, at);
  }
}

interface CashTaken {
  readonly by: string;
  readonly branchId: string;
  readonly at: Instant;
  /** Infinity for an entry that stands. */
  readonly reversedAt: Instant;
  /** Below zero for a refund. */
  readonly amount: number;
}

const cashKinds: ReadonlySet<string> = new Set([...receivedKinds, 'refund']);

/** The cash that the entries of an agreement put into hands. */
function takenIn({ posted, terms }: AgreementBook): CashTaken[] {
  const reversals = new Map(
    posted.flatMap(({ entries, at }) => entries.map(({ reverses }) => [reverses, at])),
  );
  return posted.flatMap(({ entries, at, recordedBy: by }) =>
    entries
      .filter(({ kind, method }) => cashKinds.has(kind) && method === 'cash')
      .map(({ id, kind, amount }) => ({
        ...{ by, at, branchId: terms.customer.office.id },
        reversedAt: reversals.get(id) ?? Number.POSITIVE_INFINITY,
        amount: kind === 'refund' ? -amount : amount,
      })),
  );
}

/** The cash of entries that were recorded since an opening count and stood at a moment. */
const sumOf = (taken: readonly CashTaken[], from: Instant, until: Instant) =>
  taken
    .filter(({ at, reversedAt }) => at >= from && at <= until && reversedAt > until)
    .reduce((sum, { amount }) => sum + amount, 0);

/** The same by the person who took it. */
const sumsOf = (taken: readonly CashTaken[], from: Instant, until: Instant) =>
  new Map(
    [...Map.groupBy(taken, ({ by }) => by)].map(([by, theirs]) => [by, sumOf(theirs, from, until)] as const),
  );

/** The cashier of a branch, or else its manager. */
function custodianOf({ employeeRows }: Staff, branchId: string): string {
  const working = employeeRows.filter((row) => row.branch_id === branchId);
  const custodian =
    working.find(({ designation }) => designation === 'Cashier') ??
    working.find(({ designation }) => designation === 'Branch manager');
  invariant(custodian !== undefined, 'a branch of the sample has a manager');
  return custodian.user_id;
}

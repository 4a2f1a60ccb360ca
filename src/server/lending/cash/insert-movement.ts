import type { PoolClient } from 'pg';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type CashCount, countedCash, noteValues } from '#domain/lending/cash/cash-count.ts';
import type { ExpenseCategory } from '#domain/lending/cash/cash-expense.ts';
import type {
  CashOfferKind,
  CashReversalKind,
  CashSettlementKind,
  ReversedCashKind,
} from '#domain/lending/cash/cash-movement.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import { noRupees, type Rupees } from '#domain/money/rupees.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { nextSlip } from './lock-drawer.ts';
import { refuseClosedDay } from './refuse-closed-day.ts';

const insert = namedStatement(
  'insert-cash-movement',
  `INSERT INTO cash_movements (id, branch_id, serial, kind, hand_of, offer_id, given_by, stated, amount, counted, counted_by, counted_at,
                               settles, entry_id, count_id, reason, account_id, slip_number, deposited_on, slip_freed_by, refuses, reverses,
                               category, picture_hash)
   VALUES (:id, :branchId, :serial, :kind, :handOf, :offerId, :givenBy, :stated, :amount, :counted, :countedBy, :at,
           :settles, :entryId, :countId, :reason,
           :accountId, :slipNumber, :depositedOn, :slipFreedBy, :refuses, :reverses, :category, decode(:picture, 'hex'))`,
);

interface OpeningCount {
  readonly kind: 'opening';
  readonly count: CashCount;
}

interface CountedOffer {
  readonly kind: CashOfferKind;
  readonly count: CashCount;
  readonly offer: {
    readonly id: string;
    readonly handOf: string;
    readonly offeredBy: string;
    readonly amount: Rupees;
  };
}

interface Settlement {
  readonly kind: CashSettlementKind;
  /** The movement whose difference is settled. */
  readonly settles: { readonly id: string; readonly givenBy: string; readonly part: Rupees };
  /** True if the settler gave or counted: there is no other superadmin. */
  readonly isAlone: boolean;
  readonly reason: string;
}

interface PlacedCash {
  readonly kind: ReversedCashKind;
  /** The entry that was reversed after its cash was handed over. */
  readonly reversed: { readonly entryId: string; readonly takenBy: string; readonly moved: Rupees };
  readonly reason: string;
}

interface DepositSlip {
  readonly accountId: string;
  readonly accountName: string;
  readonly amount: Rupees;
  readonly slipNumber: string;
  readonly depositedOn: CalendarDate;
}

interface Deposit {
  readonly kind: 'deposit';
  /** With the movement by which a former deposit of the same slip never arrived. */
  readonly deposit: DepositSlip & {
    readonly slipFreedBy: string | null;
    /** The SHA-256 of the picture of the slip, in hexadecimal; null without one. */
    readonly picture: string | null;
  };
}

interface NeverArrived {
  readonly kind: 'never_arrived';
  readonly refused: DepositSlip & { readonly id: string; readonly depositedBy: string };
  /** True if the only superadmin made the deposit too. */
  readonly isAlone: boolean;
  readonly reason: string;
}

interface Expense {
  readonly kind: 'expense';
  readonly expense: {
    readonly amount: Rupees;
    readonly category: ExpenseCategory;
    /** The SHA-256 of the picture of the bill, in hexadecimal; null without one. */
    readonly picture: string | null;
  };
  readonly reason: string;
}

interface NotOurs {
  readonly kind: 'not_ours';
  readonly notOurs: {
    readonly id: string;
    readonly category: ExpenseCategory;
    readonly amount: Rupees;
    readonly paidBy: string;
  };
  /** True if the only superadmin paid the expense too. */
  readonly isAlone: boolean;
  readonly reason: string;
}

interface ReversedMovement {
  readonly kind: CashReversalKind;
  /** The hand-over or float that is taken back. */
  readonly taken: {
    readonly id: string;
    readonly handOf: string;
    readonly givenBy: string;
    readonly stated: Rupees;
    readonly amount: Rupees;
  };
  /** True if the person who asked agreed too: the other side is gone, and there is no other superadmin. */
  readonly isAlone: boolean;
  readonly reason: string;
}

interface DayCount {
  readonly kind: 'day_count';
  readonly dayCount: {
    readonly id: string;
    readonly inNameOf: string;
    readonly shouldBe: Rupees;
    readonly amount: Rupees;
    readonly counted: readonly number[];
    readonly countedBy: string;
  };
  readonly reason: string;
}

type NewMovement = { readonly id: string; readonly branchId: string } & (
  | OpeningCount
  | CountedOffer
  | Settlement
  | PlacedCash
  | Deposit
  | NeverArrived
  | Expense
  | NotOurs
  | ReversedMovement
  | DayCount
);

/** The columns that depend on the kind of a movement. */
function columnsOf(movement: NewMovement, by: string) {
  const none = {
    countedBy: by,
    ...{ handOf: null, offerId: null, givenBy: null, stated: null },
    ...{ settles: null, entryId: null, countId: null, reason: null },
    ...{ accountId: null, slipNumber: null, depositedOn: null, slipFreedBy: null, refuses: null },
    ...{ reverses: null, category: null, picture: null },
  };
  if ('settles' in movement) {
    const { id, givenBy, part } = movement.settles;
    const { reason } = movement;
    return { ...none, handOf: givenBy, givenBy, amount: part, counted: null, settles: id, reason };
  }
  if ('reversed' in movement) {
    const { entryId, takenBy, moved: amount } = movement.reversed;
    const { kind, reason } = movement;
    // Notes that are there without an entry are a difference: nobody stated them.
    const stated = kind === 'given_back' ? null : 0;
    return { ...none, handOf: takenBy, givenBy: takenBy, stated, amount, counted: null, entryId, reason };
  }
  if ('deposit' in movement) {
    const { accountName, ...deposit } = movement.deposit;
    return { ...none, ...deposit, counted: null };
  }
  if ('refused' in movement) {
    const { id: refuses, accountId, amount: stated, depositedBy: givenBy } = movement.refused;
    const { reason } = movement;
    return { ...none, givenBy, stated, amount: noRupees, counted: null, accountId, refuses, reason };
  }
  if ('expense' in movement) return { ...none, ...movement.expense, counted: null, reason: movement.reason };
  if ('notOurs' in movement) {
    const { id: refuses, category, amount: stated, paidBy: givenBy } = movement.notOurs;
    const { reason } = movement;
    return { ...none, givenBy, stated, amount: noRupees, counted: null, category, refuses, reason };
  }
  if ('taken' in movement) {
    const { id: reverses, ...sides } = movement.taken;
    return { ...none, ...sides, counted: null, reverses, reason: movement.reason };
  }
  if ('dayCount' in movement) {
    const {
      id: countId,
      inNameOf: givenBy,
      shouldBe: stated,
      amount,
      counted,
      countedBy,
    } = movement.dayCount;
    const { reason } = movement;
    return { ...none, handOf: givenBy, givenBy, stated, amount, counted, countedBy, countId, reason };
  }
  const { count } = movement;
  const counted = storedCount(count);
  const moved = { ...none, amount: countedCash(count), counted };
  if (movement.kind === 'opening') return moved;
  const { id: offerId, handOf, offeredBy: givenBy, amount: stated } = movement.offer;
  return { ...moved, offerId, handOf, givenBy, stated };
}

/** The figures of a count in the order in which they are stored. */
export const storedCount = (count: CashCount): number[] => [
  ...noteValues.map((value) => count[`notes${value}`]),
  count.coins,
];

function actionOf(movement: NewMovement): AuditAction {
  if ('settles' in movement) return 'settle_cash_difference';
  if ('reversed' in movement) return 'place_reversed_cash';
  if ('deposit' in movement) return 'deposit_cash';
  if ('refused' in movement) return 'refuse_deposit';
  if ('expense' in movement) return 'pay_expense';
  if ('notOurs' in movement) return 'refuse_expense';
  if ('taken' in movement) return 'reverse_cash';
  if ('dayCount' in movement) return 'name_cash_difference';
  return movement.kind === 'opening' ? 'open_cash_drawer' : 'count_cash';
}

/** The account and the slip of a deposit, as the audit has them. */
function recordedDeposit({ accountName, slipNumber, depositedOn }: DepositSlip) {
  return { accountName, slipNumber, depositedOn };
}

/** Writes a movement with the number of its slip, and the event of it. The drawer is locked. */
export async function insertMovement(
  client: PoolClient,
  origin: Origin,
  movement: NewMovement,
  at: Date,
): Promise<void> {
  const { id, branchId, kind } = movement;
  await refuseClosedDay(client, branchId, at);
  const { serial, branchCode } = await nextSlip(client, branchId);
  const columns = columnsOf(movement, origin.actor.userId);
  await client.query(insert({ id, branchId, serial, kind, ...columns, at }));
  const { offerId, settles, refuses, reverses, entryId, handOf, givenBy, stated, amount, reason } = columns;
  await recordAuditEvent(client, origin, at, {
    branchId,
    action: actionOf(movement),
    subject: 'cash',
    subjectId: offerId ?? settles ?? refuses ?? reverses ?? entryId ?? id,
    after: {
      ...{ kind, amount, slip: formatCashSlipNumber(branchCode, serial) },
      ...((offerId !== null || reverses !== null) && { offered: stated }),
      ...('dayCount' in movement && { shouldBe: stated }),
      ...('isAlone' in movement && { alone: movement.isAlone }),
      ...(reason !== null && { reason }),
      ...('expense' in movement && {
        expenseCategory: movement.expense.category,
        hasPicture: movement.expense.picture !== null,
      }),
      ...('notOurs' in movement && { expenseCategory: movement.notOurs.category, userId: givenBy }),
      ...('deposit' in movement && {
        ...recordedDeposit(movement.deposit),
        hasPicture: movement.deposit.picture !== null,
      }),
      ...('refused' in movement && { ...recordedDeposit(movement.refused), userId: givenBy }),
      ...(handOf !== null && { userId: handOf }),
    },
  });
}

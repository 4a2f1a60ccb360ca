import type {
  CashOfferToCount,
  CashPosition,
  OwnCashOffer,
  ReversedCash,
} from '#contract/lending/cash/cash.ts';
import type { CashMovement } from '#contract/lending/cash/cash-movement.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { CashCount } from '#domain/lending/cash/cash-count.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import type {
  DepositRow,
  DifferenceRow,
  ExpenseRow,
  HandRow,
  MovementRow,
  OfferRow,
  PlacesRow,
} from './cash.queries.ts';
import type { ReversedCashRow } from './reversed-cash.queries.ts';

/** Without the amount: its receiver counts before they know it. */
export function offerToCountView({
  id,
  kind,
  branchId,
  branchCode,
  city,
  ...row
}: OfferRow): CashOfferToCount {
  const { offeredByName, offeredAt } = row;
  return { id, kind, branchId, branchCode, city, offeredByName, offeredAt: offeredAt.toISOString() };
}

export function ownOfferView(row: OfferRow): OwnCashOffer {
  return { ...offerToCountView(row), amount: row.amount, handName: row.handName };
}

export function cashMovementView(row: MovementRow): CashMovement {
  return {
    id: row.id,
    number: formatCashSlipNumber(row.branchCode, row.serial),
    kind: row.kind,
    branchId: row.branchId,
    branchCode: row.branchCode,
    city: row.city,
    amount: row.amount,
    offered: row.offered,
    count: row.counted === null ? null : countOf(row.counted),
    reason: row.reason,
    settledAs: row.settledAs,
    settledAlone: row.settledAlone ?? false,
    deposit: depositOf(row),
    expense: expenseOf(row),
    handName: row.handName,
    givenByName: row.givenByName,
    countedByName: row.countedByName,
    countedAt: row.countedAt.toISOString(),
  };
}

function depositOf({
  accountName,
  slipNumber,
  depositedOn,
  arrivedOn,
  isRefused,
  saidAlone,
}: MovementRow): CashMovement['deposit'] {
  if (accountName === null || slipNumber === null || depositedOn === null) return null;
  return { accountName, slipNumber, depositedOn, arrivedOn, isRefused, saidAlone: saidAlone ?? false };
}

function expenseOf({ category, isConfirmed, saidAlone }: MovementRow): CashMovement['expense'] {
  if (category === null) return null;
  return { category, isConfirmed, confirmedAlone: saidAlone ?? false };
}

export function placesView(row: PlacesRow): CashPosition['branches'][number] {
  const { custodianId: userId, custodianName: name } = row;
  return {
    branchId: row.branchId,
    branchCode: row.branchCode,
    city: row.city,
    openedAt: row.openedAt?.toISOString() ?? null,
    drawer: row.drawer,
    custodian: userId === null || name === null ? null : { userId, name },
  };
}

export function differenceView(row: DifferenceRow): CashPosition['differences'][number] {
  return { ...cashMovementView(row), right: row.right };
}

export function depositView(row: DepositRow): CashPosition['deposits'][number] {
  return { ...cashMovementView(row), right: row.right };
}

export function expenseView(row: ExpenseRow): CashPosition['expenses'][number] {
  return { ...cashMovementView(row), right: row.right };
}

export function reversedCashView({ serial, reversedAt, ...row }: ReversedCashRow): ReversedCash {
  return {
    entryId: row.entryId,
    branchId: row.branchId,
    branchCode: row.branchCode,
    city: row.city,
    receiptNumber: formatReceiptNumber({ series: 'receipt', branchCode: row.branchCode, serial }),
    amount: row.amount,
    takenByName: row.takenByName,
    isOwn: row.isOwn,
    reversedAt: reversedAt.toISOString(),
  };
}

export function handView({ userId, name, branchCode, amount }: HandRow): CashPosition['hands'][number] {
  return { userId, name, branchCode, amount };
}

/** The figures of a count as they are stored: the notes of each value, and last the coins. */
export function countOf(counted: readonly number[]): CashCount {
  const [notes5000 = 0, notes1000 = 0, notes500 = 0, notes100 = 0, notes75 = 0, ...small] = counted;
  const [notes50 = 0, notes20 = 0, notes10 = 0, coins = 0] = small;
  return { notes5000, notes1000, notes500, notes100, notes75, notes50, notes20, notes10, coins };
}

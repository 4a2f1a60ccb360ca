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

/** A movement as a reader sees it, who may ask to reverse the own ones. */
export function cashMovementView(row: MovementRow, readerId: string): CashMovement {
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
    open: row.open,
    settledAs: row.settledAs,
    settledAlone: row.settledAlone ?? false,
    deposit: depositOf(row),
    expense: expenseOf(row),
    reversal: reversalOf(row),
    reversedBy:
      row.reversedBySerial === null ? null : formatCashSlipNumber(row.branchCode, row.reversedBySerial),
    mayAskReversal: row.reversibleBy.includes(readerId),
    handName: row.handName,
    givenByName: row.givenByName,
    countedByName: row.countedByName,
    countedAt: row.countedAt.toISOString(),
  };
}

function reversalOf({ branchCode, reversal }: MovementRow): CashMovement['reversal'] {
  if (reversal === null) return null;
  const { serial, countedAt, askedByName, isAlone } = reversal;
  const number = formatCashSlipNumber(branchCode, serial);
  return { number, countedAt: new Date(countedAt).toISOString(), askedByName, isAlone };
}

function depositOf({
  accountName,
  slipNumber,
  hasPicture,
  depositedOn,
  arrivedOn,
  isRefused,
  saidAlone,
}: MovementRow): CashMovement['deposit'] {
  if (accountName === null || slipNumber === null || depositedOn === null) return null;
  const slip = { accountName, slipNumber, hasPicture, depositedOn };
  return { ...slip, arrivedOn, isRefused, saidAlone: saidAlone ?? false };
}

function expenseOf({
  category,
  hasPicture: hasBill,
  isConfirmed,
  isRefused,
  saidAlone,
}: MovementRow): CashMovement['expense'] {
  if (category === null) return null;
  return { category, hasBill, isConfirmed, isRefused, saidAlone: saidAlone ?? false };
}

export function placesView(row: PlacesRow): CashPosition['branches'][number] {
  const { custodianId: userId, custodianName: name } = row;
  return {
    branchId: row.branchId,
    branchCode: row.branchCode,
    city: row.city,
    openedAt: row.openedAt?.toISOString() ?? null,
    drawer: row.drawer,
    inTransit: row.inTransit,
    limit: row.limit,
    drawerCashMax: row.drawerCashMax,
    custodian: userId === null || name === null ? null : { userId, name },
  };
}

export function differenceView(row: DifferenceRow, readerId: string): CashPosition['differences'][number] {
  return { ...cashMovementView(row, readerId), right: row.right };
}

export function depositView(row: DepositRow, readerId: string): CashPosition['deposits'][number] {
  return { ...cashMovementView(row, readerId), right: row.right };
}

export function expenseView(row: ExpenseRow, readerId: string): CashPosition['expenses'][number] {
  return { ...cashMovementView(row, readerId), right: row.right };
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

export function handView({
  userId,
  name,
  branchCode,
  amount,
  limit,
}: HandRow): CashPosition['hands'][number] {
  return { userId, name, branchCode, amount, limit };
}

/** The figures of a count as they are stored: the notes of each value, and last the coins. */
export function countOf(counted: readonly number[]): CashCount {
  const [notes5000 = 0, notes1000 = 0, notes500 = 0, notes100 = 0, notes75 = 0, ...small] = counted;
  const [notes50 = 0, notes20 = 0, notes10 = 0, coins = 0] = small;
  return { notes5000, notes1000, notes500, notes100, notes75, notes50, notes20, notes10, coins };
}

import type {
  CashDayCount,
  CashDaySheet,
  ClosedCashDay,
  DrawerBook,
  OpenCashDay,
} from '#contract/lending/cash-days/cash-days.ts';
import { chainMarkOf } from '#domain/audit/chain-mark.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import { dayToClose } from '#domain/lending/cash-days/cash-day.ts';
import { formatCashSheetNumber } from '#domain/lending/cash-days/cash-sheet-number.ts';
import { countOf } from '../cash/cash.view.ts';
import type { BranchOfDay, ClosedDayRow, DayCountRow, OpenDay } from './cash-days.queries.ts';
import type { DaySheet, DrawerBookRows } from './day-sheet.queries.ts';

export function dayCountView(row: DayCountRow): CashDayCount {
  return {
    id: row.id,
    count: countOf(row.counted),
    amount: row.amount,
    shouldBe: row.shouldBe,
    countedByName: row.countedByName,
    countedAt: row.countedAt.toISOString(),
  };
}

function bookView({ opening, moved }: DrawerBookRows): DrawerBook {
  return {
    opening,
    moved: moved.map(({ kind, handName, into, out }) => ({ kind, handName, into, out })),
  };
}

/** The open day. A count from before the last movement is left out: the drawer is to be counted again. */
export function openDayView(branch: BranchOfDay, open: OpenDay, today: CalendarDate): OpenCashDay {
  const { branchId, branchCode, city } = branch;
  const { count, lastSlip, drawer } = open;
  const isCurrent = count !== null && count.lastSlip === lastSlip && count.shouldBe === drawer;
  return {
    ...{ branchId, branchCode, city },
    day: dayToClose({ ...open, today }),
    closedUntil: open.closedUntil,
    hands: open.hands.map(({ userId, name, amount }) => ({ userId, name, amount })),
    waiting: open.waiting.map(({ id, kind, handName }) => ({ id, kind, handName })),
    requests: open.requests,
    contactRequests: open.contactRequests,
    differences: open.differences.map(({ serial, givenByName, difference }) => ({
      slip: formatCashSlipNumber(branchCode, serial),
      givenByName,
      difference,
    })),
    count: isCurrent ? dayCountView(count) : null,
    book: isCurrent ? bookView(open) : null,
    month: open.month.map(({ id, day, difference }) => ({ id, day, difference })),
  };
}

export function closedDayView(row: ClosedDayRow): ClosedCashDay {
  return {
    id: row.id,
    number: formatCashSheetNumber(row.branchCode, row.serial),
    branchId: row.branchId,
    branchCode: row.branchCode,
    city: row.city,
    day: row.day,
    counted: row.counted,
    shouldBe: row.shouldBe,
    differenceReason: row.differenceReason,
    openRequests: row.openRequests,
    counts: row.counts,
    firstDifference: row.firstDifference,
    inHands: row.inHands,
    closedAt: row.closedAt.toISOString(),
    closedByName: row.closedByName,
    reopenedAt: row.reopenedAt?.toISOString() ?? null,
    reopenedByName: row.reopenedByName,
    reopenReason: row.reopenReason,
    reopenedAlone: row.reopenedAlone,
    isLast: row.isLast,
  };
}

export function daySheetView(close: ClosedDayRow, sheet: DaySheet): CashDaySheet {
  return {
    ...closedDayView(close),
    count: countOf(sheet.counted),
    countedByName: sheet.countedByName,
    ...bookView(sheet),
    hands: sheet.hands.map(({ userId, name, before, took, handedOver, explanation }) => ({
      ...{ userId, name, before, took, handedOver, explanation },
    })),
    differences: sheet.differences.map(({ serial, givenByName, difference }) => ({
      slip: formatCashSlipNumber(close.branchCode, serial),
      givenByName,
      difference,
    })),
    chainMark: chainMarkOf(sheet.eventPosition, sheet.eventHash),
  };
}

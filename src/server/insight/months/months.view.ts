import type { BookMonth } from '#contract/insight/months.ts';
import {
  type MonthsSituation,
  refusalOfClose,
  refusalOfReopen,
} from '#domain/lending/periods/month-close.ts';
import type { OpenCashRow } from '#server/lending/cash-days/refuse-open-days.ts';
import type { MonthRow } from './months.queries.ts';

export function monthView(
  { monthEnd, due, collected, closes }: MonthRow,
  situation: MonthsSituation,
  openCash: readonly OpenCashRow[],
): BookMonth {
  const mayClose = refusalOfClose(monthEnd, situation) === null;
  const { closedUntil } = situation;
  return {
    month: monthEnd.slice(0, 7),
    isClosed: closedUntil !== null && monthEnd <= closedUntil,
    mayClose,
    mayReopen: refusalOfReopen(monthEnd, situation) === null,
    openCash: mayClose
      ? openCash.map(({ branchId: id, branchCode: code, city, since }) => ({
          branch: { id, code, city },
          since,
        }))
      : [],
    due,
    collected,
    closes: closes.map((close) => ({
      id: close.id,
      closedAt: close.closedAt,
      closedByName: close.closedByName,
      reopenedAt: close.reopenedAt,
      reopenedByName: close.reopenedByName,
      reopenReason: close.reopenReason,
    })),
  };
}

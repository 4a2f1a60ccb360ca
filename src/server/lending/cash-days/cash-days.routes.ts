import type { cashDayEndpoints } from '#contract/lending/cash-days/cash-days.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import {
  listClosedDays,
  readClosedDay,
  readDayCount,
  readKeptBranch,
  readOpenDay,
} from './cash-days.queries.ts';
import { closedDayView, dayCountView, daySheetView, openDayView } from './cash-days.view.ts';
import { closeCashDay } from './close-cash-day.ts';
import { countCashDay } from './count-cash-day.ts';
import { readDaySheet } from './day-sheet.queries.ts';
import { reopenCashDay } from './reopen-cash-day.ts';

export const cashDayRoutes: Handlers<typeof cashDayEndpoints> = {
  async getOpenCashDay({ context, actor, reach, input }) {
    const branch = await readKeptBranch(context.pool, reach, actor, input.params.branchId);
    const open = await readOpenDay(context.pool, branch, context.clock.now());
    return { data: openDayView(branch, open, businessDateOf(context.clock.now())) };
  },
  async listCashDays({ context, actor, reach, input }) {
    const branch = await readKeptBranch(context.pool, reach, actor, input.params.branchId);
    const { rows, page } = await listClosedDays(context.pool, branch, input.query.cursor);
    return { data: rows.map(closedDayView), page };
  },
  async getCashDaySheet({ context, actor, reach, input }) {
    const close = await readClosedDay(context.pool, input.params.id);
    await readKeptBranch(context.pool, reach, actor, close.branchId);
    return { data: daySheetView(close, await readDaySheet(context.pool, close.id)) };
  },
  async countCashDay(call) {
    return { data: dayCountView(await readDayCount(call.context.pool, await countCashDay(call))) };
  },
  async closeCashDay(call) {
    return { data: closedDayView(await readClosedDay(call.context.pool, await closeCashDay(call))) };
  },
  async reopenCashDay(call) {
    await reopenCashDay(call);
    return { data: closedDayView(await readClosedDay(call.context.pool, call.input.params.id)) };
  },
};

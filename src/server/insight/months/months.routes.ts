import type { BookMonth, monthEndpoints } from '#contract/insight/months.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import {
  addDays,
  type CalendarDate,
  calendarDate,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { firstOpenMonth } from '#domain/lending/periods/month-close.ts';
import { readOpenCash } from '#server/lending/cash-days/refuse-open-days.ts';
import type { AppContext } from '#server/platform/context.ts';
import { cutRows } from '#server/platform/db/keyset-page.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import type { Reach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { closeMonth } from './close-month.ts';
import { readMonths, readMonthsSituation } from './months.queries.ts';
import { monthView } from './months.view.ts';
import { reopenMonth } from './reopen-month.ts';

/** Which month is next, and the cash that is in the way of its close. */
async function situationOf({ pool, clock }: AppContext) {
  const situation = await readMonthsSituation(pool, businessDateOf(clock.now()));
  const next = firstOpenMonth(situation);
  return {
    situation,
    openCash: next === null || next >= situation.today ? [] : await readOpenCash(pool, next),
  };
}

/** A month as it is after a change. */
async function monthNow(context: AppContext, reach: Reach<'all'>, month: string): Promise<BookMonth> {
  const day = calendarDate(`${month}-01`);
  const { situation, openCash } = await situationOf(context);
  const [row] = await readMonths(context.pool, reach, { first: day, last: day });
  invariant(row !== undefined, 'each month has a row');
  return monthView(row, situation, openCash);
}

/** The months of a cursor begin with the one before it. */
function firstDayOf(cursor: string) {
  const day = parseCalendarDate(`${Buffer.from(cursor, 'base64url').toString()}-01`);
  if (day === null) throw new Refusal('invalid_cursor');
  return day;
}

function countOfMonths(first: CalendarDate, last: CalendarDate): number {
  const [from, until] = [first, last].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  return (until ?? 0) - (from ?? 0) + 1;
}

export const monthRoutes: Handlers<typeof monthEndpoints> = {
  async listMonths({ context, reach, input: { query } }) {
    const { situation, openCash } = await situationOf(context);
    const { today, beganOn } = situation;
    const last = query.cursor === undefined ? today : addDays(firstDayOf(query.cursor), -1);
    const found = await readMonths(context.pool, reach, { first: beganOn ?? today, last });
    const months = found.map((row) => monthView(row, situation, openCash));
    const { rows, next } = cutRows(months, ({ month }) => Buffer.from(month).toString('base64url'));
    return { data: rows, page: { next, total: countOfMonths(beganOn ?? today, today) } };
  },
  async closeMonth(call) {
    await closeMonth(call);
    return { data: await monthNow(call.context, call.reach, call.input.params.month) };
  },
  async reopenMonth(call) {
    await reopenMonth(call);
    return { data: await monthNow(call.context, call.reach, call.input.params.month) };
  },
};

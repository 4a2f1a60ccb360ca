import type { myDayEndpoints } from '#contract/lending/my-day.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { collectedOn, findHandledEntries, findNewestReceiptOf, sumHandledEntries } from './my-day.queries.ts';
import { myDaySumsView, myDayView } from './my-day.view.ts';

export const myDayRoutes: Handlers<typeof myDayEndpoints> = {
  async getMyDay({ context, reach }) {
    const day = businessDateOf(context.clock.now());
    const [collected, entries, newest] = await Promise.all([
      collectedOn(context.pool, reach, day),
      findHandledEntries(context.pool, reach, day),
      findNewestReceiptOf(context.pool, reach, day),
    ]);
    return { data: myDayView(day, collected, entries, newest) };
  },
  async sumMyDay({ context, reach }) {
    const day = businessDateOf(context.clock.now());
    const [collected, sums] = await Promise.all([
      collectedOn(context.pool, reach, day),
      sumHandledEntries(context.pool, reach, day),
    ]);
    return { data: myDaySumsView(day, collected, sums) };
  },
};

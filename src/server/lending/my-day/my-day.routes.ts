import type { myDayEndpoints } from '#contract/lending/my-day.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findHandledEntries, sumHandledEntries } from './my-day.queries.ts';
import { myDaySumsView, myDayView } from './my-day.view.ts';

export const myDayRoutes: Handlers<typeof myDayEndpoints> = {
  async getMyDay({ context, reach }) {
    const day = businessDateOf(context.clock.now());
    return { data: myDayView(day, await findHandledEntries(context.pool, reach, day)) };
  },
  async sumMyDay({ context, reach }) {
    const day = businessDateOf(context.clock.now());
    return { data: myDaySumsView(day, await sumHandledEntries(context.pool, reach, day)) };
  },
};

import type { dashboardEndpoints } from '#contract/insight/dashboards.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays, addMonths } from '#domain/calendar/calendar-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { promisesByBranch, waitingByHour } from './contact-promise.queries.ts';
import { contactPromiseView } from './contact-promise.view.ts';
import { daysBefore, mondayOf, monthOf, periodDays } from './period-days.ts';
import {
  collectionsByMonth,
  collectionsByOfficer,
  portfolioAtMonthEnds,
  portfolioByBranch,
} from './portfolio.queries.ts';
import { portfolioView } from './portfolio.view.ts';

export const dashboardRoutes: Handlers<typeof dashboardEndpoints> = {
  async getPortfolioDashboard({ context: { pool, clock }, reach, input }) {
    const { branchId = null, period: asked } = input.query;
    const today = businessDateOf(clock.now());
    const period = periodDays(asked, today);
    const before = daysBefore(asked, period);
    const monday = mondayOf(today);
    const [rows, monthEnds] = await Promise.all([
      portfolioByBranch(pool, reach, { branchId, today, period, before, monday }),
      portfolioAtMonthEnds(pool, reach, { branchId, today }),
    ]);
    return { data: { today, period, ...portfolioView(rows, monday), monthEnds } };
  },
  async getContactPromise({ context: { pool, clock }, reach, input }) {
    const { branchId = null, period } = input.query;
    const now = clock.now();
    const days = periodDays(period, businessDateOf(now));
    const [rows, waiting] = await Promise.all([
      promisesByBranch(pool, reach, { branchId, now, ...days }),
      waitingByHour(pool, reach, { branchId, now }),
    ]);
    return { data: contactPromiseView(rows, waiting) };
  },
  async getCollectionMonths({ context: { pool, clock }, reach, input }) {
    const { branchId = null } = input.query;
    const today = businessDateOf(clock.now());
    const month = monthOf(today);
    const months = { first: addMonths(month, -11), last: addDays(addMonths(month, 1), -1) };
    return { data: await collectionsByMonth(pool, reach, { branchId, today, ...months }) };
  },
  async listOfficerCollections({ context: { pool, clock }, reach, input }) {
    const { branchId = null, period } = input.query;
    const days = periodDays(period, businessDateOf(clock.now()));
    return { data: await collectionsByOfficer(pool, reach, { branchId, ...days }) };
  },
};

import type { firstWeekEndpoints } from '#contract/insight/first-week.ts';
import { doneSteps, isFirstWeekOver } from '#domain/insight/first-week.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { readFirstWeek } from './read-first-week.ts';

export const firstWeekRoutes: Handlers<typeof firstWeekEndpoints> = {
  async getFirstWeek({ context: { pool, config }, actor }) {
    const facts = await readFirstWeek(pool, actor.userId);
    const { licenceNumber, branches, employees, signedIn, products } = facts;
    return {
      data: {
        // The sample lender has been at work for years.
        isOver: config.loadSampleData || isFirstWeekOver(facts),
        done: [...doneSteps(facts)],
        ...{ licenceNumber, branches, employees, signedIn, products },
      },
    };
  },
};

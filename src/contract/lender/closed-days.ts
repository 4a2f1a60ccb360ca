import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { closedDays } from '#contract/lending/terms/closed-days.ts';

const closedDaysSection = z.object({ content: closedDays, version: z.number() });

/** Apart from the other settings, because only their own page reads them with a version. */
export const closedDaysEndpoints = {
  getClosedDays: endpoint({
    method: 'GET',
    path: '/api/settings/closed-days',
    summary: 'The days on which the offices are closed, with their version',
    access: 'settings.manage',
    output: closedDaysSection,
  }),
  saveClosedDays: endpoint({
    method: 'PUT',
    path: '/api/settings/closed-days',
    summary:
      'Changes the days on which the offices are closed; schedules that are saved from then on avoid them',
    access: 'settings.manage',
    body: closedDaysSection,
    output: closedDaysSection,
    errors: ['changed_meanwhile'],
  }),
};

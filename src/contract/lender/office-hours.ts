import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

const clockTime = () => z.string().check(z.regex(/^\d\d:\d\d$/));

export const officeHoursEndpoints = {
  getOfficeHours: endpoint({
    method: 'GET',
    path: '/api/office-hours',
    summary:
      "The lender's week: weekdays (0 is Sunday) and the hours of Karachi in which its offices are open",
    access: 'signed-in',
    output: z.array(z.object({ weekdays: z.array(z.number()), opensAt: clockTime(), closesAt: clockTime() })),
  }),
};

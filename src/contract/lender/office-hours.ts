import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { closedDays } from '#contract/lending/terms/closed-days.ts';

const clockTime = () => z.string().check(z.regex(/^\d\d:\d\d$/));
const hours = { opensAt: clockTime(), closesAt: clockTime() };
const phrase = z.object({ en: z.string(), ur: z.string() });

export const officeHoursEndpoints = {
  getOfficeHours: endpoint({
    method: 'GET',
    path: '/api/office-hours',
    summary:
      "The lender's week, weekdays (0 is Sunday) and the hours of Karachi in which its offices are open, the hours in which customers are called, after how many days late their guarantors, and the days on which the offices are closed",
    access: 'signed-in',
    output: z.object({
      /** Of the server, in Karachi, because the reader's clock may be wrong. */
      today: z.iso.date(),
      week: z.array(z.object({ days: phrase, weekdays: z.array(z.number()), ...hours })),
      contactHours: z.object(hours),
      guarantorContactAfterDays: z.number(),
      closedDays,
    }),
  }),
};

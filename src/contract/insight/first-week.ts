import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { firstWeekSteps } from '#domain/insight/first-week.ts';

const firstWeek = z.object({
  /** From then on the dashboard shows figures. */
  isOver: z.boolean(),
  done: z.array(z.enum(firstWeekSteps)),
  licenceNumber: z.nullable(z.string()),
  branches: z.number(),
  employees: z.number(),
  /** The employees who have signed in at least once. */
  signedIn: z.number(),
  products: z.number(),
});
export type FirstWeek = z.output<typeof firstWeek>;

export const firstWeekEndpoints = {
  getFirstWeek: endpoint({
    method: 'GET',
    path: '/api/first-week',
    summary: 'The steps of a new lender until it is ready to work, and which of them are done',
    access: 'portfolio.read',
    output: firstWeek,
  }),
};

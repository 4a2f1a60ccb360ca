import * as z from 'zod/mini';

/** The rules of screening. */
export const screeningRules = z.object({
  /** Customers and guarantors are compared with the lists. Off, nobody is, and nothing of it is shown. */
  isScreeningOn: z.boolean(),
});
export type ScreeningRulesForm = z.output<typeof screeningRules>;

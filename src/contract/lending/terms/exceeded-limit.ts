import * as z from 'zod/mini';
import { exposureLimitNames } from '#domain/lending/agreements/exposure.ts';

/** A limit that an agreement goes beyond, with both figures: rupees, or a number of agreements for a guarantor. */
export const exceededLimit = z.object({
  limit: z.enum(exposureLimitNames),
  /** Null unless the limit is that of a guarantor. */
  guarantorId: z.nullable(z.uuid()),
  figure: z.number().check(z.int()),
  most: z.number().check(z.int()),
});

/** One for the customer, one for the household, and one for each guarantor that the contract takes. */
const exceededLimitsMax = 12;

/** The exceeded limits that an approver saw and confirmed. */
export const confirmedLimits = () =>
  z._default(z.array(exceededLimit).check(z.maxLength(exceededLimitsMax)), []);

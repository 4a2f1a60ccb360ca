import * as z from 'zod/mini';
import { optionalField } from './optional-field.ts';
import { rupeesOrNone } from './rupees-field.ts';

/** A limit that the lender may do without, in whole rupees: empty and zero both mean none, and come out as null. */
export const rupeesLimit = () =>
  z.pipe(
    optionalField(rupeesOrNone()),
    z.transform((most) => (most === 0 ? null : most)),
  );

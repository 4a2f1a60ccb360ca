import * as z from 'zod/mini';
import { spoken } from './phrase-field.ts';

/** A branch as a list of choices and a row's second line need it. */
export const branchName = z.object({ id: z.uuid(), code: z.string(), city: spoken });

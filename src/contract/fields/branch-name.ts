import * as z from 'zod/mini';
import { spoken } from './phrase-field.ts';

/** The fields of a branch for a list of choices and for the second line of a row. */
export const branchName = z.object({ id: z.uuid(), code: z.string(), city: spoken });

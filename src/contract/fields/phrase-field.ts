import * as z from 'zod/mini';
import type { Phrase } from '#domain/language.ts';
import { requiredText } from './text-field.ts';

/** A text that the lender writes in both languages. Both are required. */
export function phrase(lengthMax: number) {
  return z.object({
    en: requiredText(lengthMax, 'text_required'),
    ur: requiredText(lengthMax, 'text_required'),
  } satisfies Phrase<unknown>);
}

/** A text in both languages, as an answer has it. */
export const spoken = z.object({ en: z.string(), ur: z.string() } satisfies Phrase<unknown>);

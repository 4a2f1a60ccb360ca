import { tooLong } from '#contract/field-messages/field-issue.ts';
import type { Phrase } from '#domain/language.ts';

/** A text longer than the contract allows stays in its field, with a problem at once. A limit of the browser would cut it silently. */
export function lengthProblem(value: string | null, lengthMax: number): Phrase | undefined {
  if (value === null || value.trim().length <= lengthMax) return undefined;
  return { en: tooLong.en(lengthMax), ur: tooLong.ur(lengthMax) };
}

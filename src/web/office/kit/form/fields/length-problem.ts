import { tooLong } from '#contract/field-messages/field-issue.ts';
import type { Phrase } from '#domain/language.ts';

/** What is longer than the contract takes stays in its field, which says so at once; a limit of the browser's would cut it without a word. */
export function lengthProblem(value: string | null, lengthMax: number): Phrase | undefined {
  if (value === null || value.trim().length <= lengthMax) return undefined;
  return { en: tooLong.en(lengthMax), ur: tooLong.ur(lengthMax) };
}

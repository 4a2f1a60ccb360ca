import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { Written } from '#domain/written.ts';
import { optionalText, requiredText } from './text-field.ts';

type EachSide = Record<keyof Written, unknown>;

/** A text typed in the script of the form, and optionally in another language. */
export function written(lengthMax: number, whenEmpty: FieldMessageKey) {
  return z.object({
    own: requiredText(lengthMax, whenEmpty),
    ur: optionalText(lengthMax),
  } satisfies EachSide);
}

/** Such a text of a draft, which may still be missing. */
export function writtenOrNone(lengthMax: number) {
  return z.object({ own: optionalText(lengthMax), ur: optionalText(lengthMax) } satisfies EachSide);
}

/** A text that a person typed, in an answer. */
export const writtenText = z.object({ own: z.string(), ur: z.nullable(z.string()) } satisfies EachSide);

/** Such a text of a draft, in an answer. */
export const writtenTextOrNone = z.object({
  own: z.nullable(z.string()),
  ur: z.nullable(z.string()),
} satisfies EachSide);

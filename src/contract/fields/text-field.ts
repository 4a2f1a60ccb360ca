import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { parsePhone } from '#domain/person/phone.ts';

/**
 * PostgreSQL can hold neither U+0000 nor half of a surrogate pair, and no other control character but line breaks and tabs has
 * a place in what a person types.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Surrogate}]/u;

/** Refuses what the database cannot hold, and other control characters. */
export function printable() {
  return z.refine<string>((value) => !unprintable.test(value), {
    error: 'unprintable' satisfies FieldMessageKey,
  });
}

/** A text that must be given: trimmed, not empty, at most `lengthMax` UTF-16 units. */
export function requiredText(lengthMax: number, whenEmpty: FieldMessageKey) {
  return z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? whenEmpty : undefined) })
    .check(z.trim(), z.minLength(1, whenEmpty), z.maxLength(lengthMax), printable());
}

/** A text that may be left out or empty; trimmed; absent and empty both come out as null. */
export function optionalText(lengthMax: number) {
  return z.pipe(
    z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(lengthMax), printable()))),
    z.transform((value) => value || null),
  );
}

/** The search text of a list, trimmed. It is printable because records such as an export's must be able to store it. */
export function searchText() {
  return z.string().check(z.trim(), z.maxLength(100), printable());
}

/** A Pakistani mobile number as people write it; comes out as `03XXXXXXXXX`. */
export function phoneNumber() {
  return z.pipe(
    requiredText(40, 'phone_required').check(
      z.refine((value) => value === '' || parsePhone(value) !== null, {
        error: 'phone_format' satisfies FieldMessageKey,
      }),
    ),
    z.transform((value) => {
      const phone = parsePhone(value);
      if (phone === null) throw new Error('the check before this transform lets only phones through');
      return phone;
    }),
  );
}

import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';

export const passwordLengthMin = 8;
const passwordLengthMax = 200;

/**
 * Every password is parsed by this field, so a password set in one place is accepted in all. Not trimmed: a space may be part
 * of it. Normalized to NFC, because keyboards encode a letter with a mark as one or two characters.
 */
function passwordFrom(lengthMin: number, whenShort: FieldMessageKey) {
  const required: FieldMessageKey = 'password_required';
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : undefined) })
    .check(
      z.normalize(),
      z.minLength(lengthMin, { error: (issue) => (issue.input === '' ? required : whenShort) }),
      z.maxLength(passwordLengthMax),
    );
}

/** A password entered as proof of identity. */
export const typedPassword = () => passwordFrom(1, 'password_required');

/** The password of a decider, needed only for their own request; otherwise absent or empty, and parsed to null. */
export const decidersPassword = () =>
  z.pipe(
    z.optional(z.nullable(passwordFrom(0, 'password_required'))),
    z.transform((value) => value || null),
  );

/** A new password. Any characters are allowed; the server refuses one that is easily guessed. */
export const newPassword = () => passwordFrom(passwordLengthMin, 'password_too_short');

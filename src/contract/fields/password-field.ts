import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';

export const passwordLengthMin = 8;
const passwordLengthMax = 200;

/**
 * Every password goes through here, wherever it is typed, so that what was set in one place is right in all. Not trimmed: a
 * space may be part of it. A letter with a mark that one keyboard writes as one sign and another as two is the same letter (NFC).
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

/** A password as it is typed to prove who one is. */
export const typedPassword = () => passwordFrom(1, 'password_required');

/** The same of somebody who decides, who is asked for it only when nobody else made the request; else left out or empty, and null. */
export const decidersPassword = () =>
  z.pipe(
    z.optional(z.nullable(passwordFrom(0, 'password_required'))),
    z.transform((value) => value || null),
  );

/** A password to set. Any characters will do; whether it is too easily guessed is for the server to say. */
export const newPassword = () => passwordFrom(passwordLengthMin, 'password_too_short');

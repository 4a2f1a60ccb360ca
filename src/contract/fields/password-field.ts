import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';

export const passwordLengthMin = 8;
const passwordLengthMax = 200;

function passwordFrom(lengthMin: number, whenShort: FieldMessageKey) {
  const required: FieldMessageKey = 'password_required';
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : undefined) })
    .check(
      z.minLength(lengthMin, { error: (issue) => (issue.input === '' ? required : whenShort) }),
      z.maxLength(passwordLengthMax),
    );
}

/** A password as it is typed to prove who one is. Not trimmed: a space may be part of it. */
export const typedPassword = () => passwordFrom(1, 'password_required');

/** A password that is to be set. Any characters will do; whether it is too easily guessed is for the server to say. */
export const newPassword = () => passwordFrom(passwordLengthMin, 'password_too_short');

import * as z from 'zod/mini';
import { optionalText } from './text-field.ts';

/** An optional e-mail: parsed to lower case, absent or empty to null. A pattern cannot prove that the mailbox exists. */
export function emailAddress() {
  return z.pipe(
    optionalText(254),
    z.nullable(z.string().check(z.toLowerCase(), z.regex(/^[^\s@]+@[^\s@]+$/, 'email_format'))),
  );
}

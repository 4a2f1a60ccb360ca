import * as z from 'zod/mini';
import { optionalText } from './text-field.ts';

/** An e-mail that may be left out; comes out in lower case, absent and empty as null. Whether it is reached is not for a pattern to say. */
export function emailAddress() {
  return z.pipe(
    optionalText(254),
    z.nullable(z.string().check(z.toLowerCase(), z.regex(/^[^\s@]+@[^\s@]+$/, 'email_format'))),
  );
}

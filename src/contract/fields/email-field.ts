import * as z from 'zod/mini';
import type { FieldMessageKey } from '../field-messages.ts';
import { optionalText } from '../text-field.ts';

/** An e-mail address in lower case; absent and empty both come out as null. */
export function optionalEmail() {
  return z.pipe(
    optionalText(254),
    z.nullable(
      z
        .string()
        .check(
          z.toLowerCase(),
          z.regex(/^[^\s@]+@[^\s@]+$/, { error: 'email_format' satisfies FieldMessageKey }),
        ),
    ),
  );
}

import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { parseEmail } from '#domain/person/email-address.ts';
import { optionalText } from './text-field.ts';

/** An optional e-mail: parsed to its one written form, absent or empty to null. Refuses what is not exactly one address. */
export function emailAddress() {
  return z.pipe(
    optionalText(254),
    z.nullable(
      z.string().check(
        z.refine((text) => parseEmail(text) !== null, { error: 'email_format' satisfies FieldMessageKey }),
        z.overwrite((text) => parseEmail(text) ?? text),
      ),
    ),
  );
}

import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { optionalText } from './text-field.ts';

/** A link to a page elsewhere, which always begins with https; absent and empty both come out as null. */
export function optionalWebLink() {
  const error = 'link_invalid' satisfies FieldMessageKey;
  return z.pipe(
    optionalText(500),
    z.nullable(z.string().check(z.regex(/^https:\/\/[^\s/?#.]+\.\S+$/, { error }))),
  );
}

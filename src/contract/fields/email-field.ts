import * as z from 'zod/mini';
import { optionalText } from './text-field.ts';

/** Of the part before the @: no spaces, and none of the signs that separate or quote addresses. Dots stand between characters. */
const local = String.raw`[^\s@.,;:"()<>\[\]\\]+(?:\.[^\s@.,;:"()<>\[\]\\]+)*`;
/** A name of a domain, in any script, and the last one, which begins with a letter. */
const name = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const lastName = String.raw`\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]`;
const address = new RegExp(String.raw`^${local}@(?:${name}\.)+${lastName}$`, 'u');

/**
 * An optional e-mail: parsed to lower case, absent or empty to null. Refuses what no mail server takes, such as a comma for the
 * dot or a domain without one. A pattern cannot prove that the mailbox exists.
 */
export function emailAddress() {
  return z.pipe(
    optionalText(254),
    z.nullable(z.string().check(z.toLowerCase(), z.regex(address, 'email_format'))),
  );
}

import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { Phrase } from '#domain/language.ts';
import { hasAddress, readableName } from '#domain/person/readable-name.ts';
import type { Written } from '#domain/written.ts';
import { printable } from './text-field.ts';

type EachSide = Record<keyof Written, unknown>;

/** The longest name of a person, in UTF-16 units. */
export const personNameLengthMax = 120;

/** One line, without signs that nobody sees. */
function asName(text: z.ZodMiniString<string>, lengthMax: number) {
  return text.check(z.overwrite(readableName), z.maxLength(lengthMax), printable());
}

/** A name that must be given. One without a letter counts as empty. */
function requiredName(lengthMax: number, whenEmpty: FieldMessageKey) {
  const text = z.string({
    error: (issue) => (issue.input === undefined || issue.input === null ? whenEmpty : undefined),
  });
  return asName(text, lengthMax).check(z.minLength(1, whenEmpty));
}

function optionalName(name: z.ZodMiniString<string>) {
  return z.pipe(
    z.optional(z.nullable(name)),
    z.transform((text) => text || null),
  );
}

function withoutAddress() {
  return z.refine<string>((text) => !hasAddress(text), {
    error: 'name_with_address' satisfies FieldMessageKey,
  });
}

/** The name of a person. It has no web or e-mail address, because it stands in letters and on papers of the lender. */
export function personName(whenEmpty: FieldMessageKey = 'full_name_required') {
  return requiredName(personNameLengthMax, whenEmpty).check(withoutAddress());
}

/** The name of a person that may be left out; absent, empty and without a letter all come out as null. */
export function optionalPersonName() {
  return optionalName(asName(z.string(), personNameLengthMax).check(withoutAddress()));
}

/** The name of a person as it is typed, and optionally in another language. */
export function writtenPersonName(whenEmpty?: FieldMessageKey) {
  return z.object({ own: personName(whenEmpty), ur: optionalPersonName() } satisfies EachSide);
}

/** The name of a person, which the lender writes in both languages. */
export function personNamePhrase() {
  return z.object({
    en: personName('text_required'),
    ur: personName('text_required'),
  } satisfies Phrase<unknown>);
}

/** The name of a thing as it is typed, and optionally in another language. */
export function writtenName(lengthMax: number) {
  return z.object({
    own: requiredName(lengthMax, 'text_required'),
    ur: optionalName(asName(z.string(), lengthMax)),
  } satisfies EachSide);
}

/** The name of a thing, which the lender writes in both languages: of the lender, a place, a designation. */
export function namePhrase(lengthMax: number) {
  return z.object({
    en: requiredName(lengthMax, 'text_required'),
    ur: requiredName(lengthMax, 'text_required'),
  } satisfies Phrase<unknown>);
}

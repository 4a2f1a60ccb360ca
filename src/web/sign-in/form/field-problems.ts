import type { FieldError } from '#contract/endpoint.ts';
import type { Phrase } from '#domain/language.ts';

/** The problem of each field in both languages, so that it stays readable when the language is switched. */
export type FieldProblems = Readonly<Partial<Record<string, Phrase>>>;

/** The server's problems for the fields of the form. The server sends them in one language. */
export function problemsFrom(errors: readonly FieldError[], fields: readonly string[]): FieldProblems {
  const known = errors.filter(({ field }) => fields.includes(field));
  return Object.fromEntries(known.map(({ field, message }) => [field, { en: message, ur: message }]));
}

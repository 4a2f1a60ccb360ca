import type { Language, Phrase } from '#domain/language.ts';

/** The part of a validation issue that its text depends on. */
export interface FieldIssue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly maximum?: number | bigint | undefined;
  /** A text that names what was typed; it comes with its own schema, not with the messages of all fields. */
  readonly params?: { readonly said?: Phrase } | undefined;
}

/** The message for a text that is too long for its field. */
export const tooLong: Phrase<(limit: number) => string> = {
  en: (limit) => `This is too long: at most ${limit.toLocaleString('en')} characters`,
  ur: (limit) => `یہ بہت لمبا ہے: زیادہ سے زیادہ ${limit.toLocaleString('en')} حروف`,
};

const notAsExpected: Phrase = { en: 'This is not a valid value', ur: 'یہ درست نہیں' };

/** The message of an issue in the reader's language: the one that the schema names by its key, or the default of its kind. */
export function sayFieldIssue(
  messages: Readonly<Record<string, Phrase>>,
  { message, code, maximum }: FieldIssue,
  language: Language,
): string {
  const known = Object.hasOwn(messages, message) ? messages[message] : undefined;
  if (known !== undefined) return known[language];
  if (code === 'too_big' && maximum !== undefined) return tooLong[language](Number(maximum));
  return notAsExpected[language];
}

import type { Language, Phrase } from '#domain/language.ts';
import type { Written } from '#domain/written.ts';

/** The part of a text in several languages that one field is for. */
export type TextPart = Language | keyof Written;

/** The label of the field for one language of a text. */
export const labelIn: Readonly<Record<TextPart, (name: Phrase) => Phrase>> = {
  own: (name) => name,
  en: ({ en, ur }) => ({ en: `${en} in English`, ur: `${ur}، انگریزی میں` }),
  ur: ({ en, ur }) => ({ en: `${en} in Urdu`, ur: `${ur}، اردو میں` }),
};

/** In the order of their fields. */
export const textParts = Object.keys(labelIn) as readonly TextPart[];

/** Splits `city.ur` into the text and the language. */
export function partOfText(path: string): readonly [text: string, part: TextPart] | null {
  const end = path.lastIndexOf('.');
  const part = textParts.find((each) => each === path.slice(end + 1));
  return end < 0 || part === undefined ? null : [path.slice(0, end), part];
}

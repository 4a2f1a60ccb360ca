import { languages } from '#domain/language.ts';
import { otherLanguages } from '#domain/written.ts';

/** The columns of a text, `full_name` and one beside it for each other language (`full_name_ur`), by the part of the text in each. */
export type TextColumns = readonly (readonly [part: string, column: string])[];

export function writtenColumns(column: string): TextColumns {
  return [['own', column], ...otherLanguages.map((language) => [language, `${column}_${language}`] as const)];
}

export function phraseColumns(column: string): TextColumns {
  return languages.map((language) => [language, language === 'en' ? column : `${column}_${language}`]);
}

/** The text of these columns as one value of a statement. */
export function textOf(parts: TextColumns): string {
  return `json_build_object(${parts.map(([part, column]) => `'${part}', ${column}`).join(', ')})`;
}

/** A text that a person typed, of the column `c.full_name` and those beside it. */
export function writtenOf(column: string): string {
  return textOf(writtenColumns(column));
}

/** A text that a person typed in a column that has none beside it. */
export function writtenOnce(column: string): string {
  return textOf([['own', column], ...otherLanguages.map((language) => [language, 'NULL'] as const)]);
}

/** A text that exists in each language, of the column `b.city` and those beside it. */
export function phraseOf(column: string): string {
  return textOf(phraseColumns(column));
}

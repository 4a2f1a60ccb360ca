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

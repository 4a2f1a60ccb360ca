import type { CsvFile, Workbook } from '#contract/endpoint.ts';
import { type ImportFieldName, type ImportKind, importFields } from '#contract/insight/import-fields.ts';
import { type Language, languages } from '#domain/language.ts';
import { type CsvColumn, csvOf } from '#server/platform/http/csv-of.ts';
import { xlsxOf } from '#server/platform/spreadsheet/xlsx-of.ts';

function columnsOf(kind: ImportKind, language: Language): readonly CsvColumn<Language>[] {
  return Object.values(importFields[kind])
    .filter(({ reads }) => reads !== 'installments')
    .map(({ heading, example }) => ({ name: heading[language], of: (of) => example[of] }));
}

/** The headings of a kind of file, and an example row. */
export function csvTemplate(kind: ImportKind, language: Language): CsvFile {
  return { fileName: `${kind}-template.csv`, lines: csvOf(columnsOf(kind, language), [language], language) };
}

export function xlsxTemplate(kind: ImportKind, language: Language): Workbook {
  return { fileName: `${kind}-template.xlsx`, workbook: xlsxOf(columnsOf(kind, language), [language]) };
}

/** The fields that identify the template's example row, even if a spreadsheet program changed its dates. */
const tellingFields: Readonly<Record<ImportKind, readonly ImportFieldName[]>> = {
  customers: ['fullName.own', 'cnic', 'phone'],
  agreements: ['registerNumber', 'cnic', 'description'],
};

/** True if a row is the template's example that nobody removed. */
export function isExample(kind: ImportKind, cellOf: (field: ImportFieldName) => string): boolean {
  return languages.some((language) =>
    tellingFields[kind].every((field) => cellOf(field) === importFields[kind][field]?.example[language]),
  );
}

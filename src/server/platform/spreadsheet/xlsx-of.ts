import { fileHeadingOf, fileTotal } from '#contract/fields/file-headings.messages.ts';
import type { Language } from '#domain/language.ts';
import { type CsvColumn, type DatedCell, fileLinesOf } from '../http/csv-of.ts';
import { type ZippedFile, zipOf } from './zip-of.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const sheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts besides the sheet that a workbook needs (ECMA-376 part 1): the least that spreadsheets accept. */
const frame: readonly ZippedFile[] = [
  {
    name: '[Content_Types].xml',
    content: [
      `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>`,
      `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>`,
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
    ],
  },
  {
    name: '_rels/.rels',
    content: [
      `${xml}<Relationships xmlns="${packageRelations}">`,
      `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  },
  {
    name: 'xl/workbook.xml',
    content: [
      `${xml}<workbook xmlns="${sheetNamespace}" xmlns:r="${relations}">`,
      '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: [
      `${xml}<Relationships xmlns="${packageRelations}">`,
      `<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>`,
      `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
  },
  {
    name: 'xl/styles.xml',
    content: [
      `${xml}<styleSheet xmlns="${sheetNamespace}"><numFmts count="2">`,
      '<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/></numFmts>',
      '<fonts count="1"><font/></fonts><fills count="2"><fill/><fill><patternFill patternType="gray125"/></fill></fills>',
      '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/>',
      '<xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ],
  },
];

/** The places of the formats in the styles. */
const styles: Readonly<Record<DatedCell['as'], number>> = { day: 1, moment: 2 };

type CellValue = string | number | DatedCell | null;

/**
 * A workbook of one sheet, made while the rows are read: the headings, a row for each, and the totals. With a language its headings
 * are in it, for people; without one they are the names of the columns, for a file that comes back.
 */
export function xlsxOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  language?: Language,
): AsyncIterable<Uint8Array> {
  const words = language && {
    headingOf: (name: string) => fileHeadingOf(name)?.[language] ?? name,
    total: fileTotal[language],
  };
  const lines = fileLinesOf(columns, rows, words);
  return zipOf([...frame, { name: 'xl/worksheets/sheet1.xml', content: sheetOf(lines) }]);
}

async function* sheetOf(lines: AsyncIterable<readonly CellValue[]>): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${sheetNamespace}"><sheetData>`;
  for await (const values of lines) yield rowOf(values);
  yield '</sheetData></worksheet>';
}

function rowOf(values: readonly CellValue[]): string {
  return `<row>${values.map(cellOf).join('')}</row>`;
}

/** A text has the type of a text, so that no spreadsheet reads it as a formula, a date or a number. */
function cellOf(value: CellValue): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'object') return `<c s="${styles[value.as]}"><v>${value.serial}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML can hold no other control characters than tabs and line breaks, however they are written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are left out
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escaped(text: string): string {
  return text.replace(unprintable, '').replace(/[&<>]/g, (mark) => marks[mark] ?? mark);
}

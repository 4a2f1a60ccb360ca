import { fileHeadingOf, fileTotal } from '#contract/fields/file-headings.messages.ts';
import { directionOf, type Language } from '#domain/language.ts';
import { type CsvColumn, type DatedCell, fileLinesOf, plainWords } from '../http/csv-of.ts';
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
      '<bookViews><workbookView/></bookViews><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
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
      '<fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill/><fill><patternFill patternType="gray125"/></fill></fills>',
      '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/>',
      '<xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/>',
      // Format 3 of every spreadsheet has separators of thousands.
      '<xf numFmtId="3" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>',
    ],
  },
];

/** The places of the formats in the styles. */
const styles = { day: 1, moment: 2, whole: 3, heading: 4 } as const;

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
  const words =
    language === undefined
      ? plainWords('en')
      : {
          language,
          headingOf: (name: string) => fileHeadingOf(name)?.[language] ?? name,
          total: fileTotal[language],
        };
  const lines = fileLinesOf(columns, rows, words);
  const widths = columns.map((column) => widthOf(column, words.headingOf(column.name)));
  const isMirrored = language !== undefined && directionOf(language) === 'rtl';
  const content = sheetOf(lines, `${viewOf(isMirrored)}<cols>${widths.map(colOf).join('')}</cols>`);
  return zipOf([...frame, { name: 'xl/worksheets/sheet1.xml', content }]);
}

/** The line of headings stays in view while the rows scroll. */
function viewOf(isMirrored: boolean): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const direction = isMirrored ? ' rightToLeft="1"' : '';
  return `<sheetViews><sheetView${direction} workbookViewId="0">${pane}</sheetView></sheetViews>`;
}

/** The room of a column, in characters. The values are not known before the sheet begins. */
function widthOf<Row>({ name, as, total }: CsvColumn<Row>, heading: string): number {
  const ofValues = name === 'id' ? 38 : as === 'moment' ? 17 : as === 'day' || total !== undefined ? 14 : 20;
  return Math.max(ofValues, Math.min(heading.length + 3, 40));
}

function colOf(width: number, index: number): string {
  return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
}

async function* sheetOf(lines: AsyncIterable<readonly CellValue[]>, head: string): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${sheetNamespace}">${head}<sheetData>`;
  let isHeading = true;
  for await (const values of lines) {
    yield `<row>${values.map(isHeading ? headingOf : cellOf).join('')}</row>`;
    isHeading = false;
  }
  yield '</sheetData></worksheet>';
}

function headingOf(value: CellValue): string {
  return textOf(String(value), ` s="${styles.heading}"`);
}

/** A text has the type of a text, so that no spreadsheet reads it as a formula, a date or a number. */
function cellOf(value: CellValue): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number')
    return `<c${Number.isInteger(value) ? ` s="${styles.whole}"` : ''}><v>${value}</v></c>`;
  if (typeof value === 'object') return `<c s="${styles[value.as]}"><v>${value.serial}</v></c>`;
  return textOf(value);
}

function textOf(text: string, style = ''): string {
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML can hold no other control characters than tabs and line breaks, however they are written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are left out
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escaped(text: string): string {
  return text.replace(unprintable, '').replace(/[&<>]/g, (mark) => marks[mark] ?? mark);
}

import { fileHeadingOf, fileTotal, filtersSheetWords } from '#contract/fields/file-headings.messages.ts';
import { directionOf, type Language } from '#domain/language.ts';
import { type CellValue, type CsvColumn, type FileWords, fileLinesOf, plainWords } from '../http/csv-of.ts';
import type { LabeledSheet } from './filters-sheet.ts';
import { type ZippedFile, zipOf } from './zip-of.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const sheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The part of a workbook that has its sheet of this number, from 1. */
const partOf = (number: number) => `worksheets/sheet${number}.xml`;

/** The parts besides the sheets that a workbook needs (ECMA-376 part 1): the least that spreadsheets accept. */
function frameOf(sheets: readonly string[]): ZippedFile[] {
  const eachSheet = (written: (number: number, name: string) => string) =>
    sheets.map((name, index) => written(index + 1, name)).join('');
  return [
    {
      name: '[Content_Types].xml',
      content: [
        `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>`,
        `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>`,
        eachSheet(
          (number) =>
            `<Override PartName="/xl/${partOf(number)}" ContentType="${contentType}.worksheet+xml"/>`,
        ),
        '</Types>',
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
        `${xml}<workbook xmlns="${sheetNamespace}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>`,
        eachSheet((number, name) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`),
        '</sheets></workbook>',
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        `${xml}<Relationships xmlns="${packageRelations}">`,
        eachSheet(
          (number) =>
            `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="${partOf(number)}"/>`,
        ),
        `<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      ],
    },
    { name: 'xl/styles.xml', content: stylesheet },
  ];
}

const stylesheet = [
  `${xml}<styleSheet xmlns="${sheetNamespace}"><numFmts count="2">`,
  '<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/></numFmts>',
  '<fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill/><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/>',
  '<xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/>',
  // Format 3 of every spreadsheet has separators of thousands.
  '<xf numFmtId="3" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/>',
  '<xf numFmtId="3" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>',
];

/** The places of the formats in the styles. */
const styles = { day: 1, moment: 2, whole: 3, heading: 4, total: 5 } as const;

/** The reader of a workbook for people, and the sheet that they find beside the rows. */
interface Reader {
  readonly language: Language;
  readonly beside: LabeledSheet;
}

/**
 * A workbook whose first sheet is made while the rows are read: the headings, a row for each, and the totals. With a reader its
 * headings are in their language; without one they are the names of the columns, for a file that comes back.
 */
export function xlsxOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  reader?: Reader,
): AsyncIterable<Uint8Array> {
  const words = reader === undefined ? plainWords('en') : wordsIn(reader.language);
  const direction = reader && directionOf(reader.language) === 'rtl' ? ' rightToLeft="1"' : '';
  const lines = fileLinesOf(columns, rows, words);
  const widths = columns.map((column) => widthOf(column, words.headingOf(column.name)));
  const name = reader === undefined ? 'Sheet1' : filtersSheetWords.rows[reader.language];
  const hasTotals = columns.some(({ total }) => total === 'sum');
  const content = sheetOf(headOf(direction, firstLineFixed, widths), tableOf(lines, hasTotals));
  const sheets = [{ name, content }];
  if (reader !== undefined) {
    const { name, lines } = reader.beside;
    sheets.push({ name, content: sheetOf(headOf(direction, '', labelWidths), labeled(lines)) });
  }
  return zipOf([
    ...frameOf(sheets.map(({ name }) => name)),
    ...sheets.map(({ content }, index) => ({ name: `xl/${partOf(index + 1)}`, content })),
  ]);
}

function wordsIn(language: Language): FileWords {
  return {
    language,
    headingOf: (name) => fileHeadingOf(name)?.[language] ?? name,
    total: fileTotal[language],
  };
}

/** The line of headings stays in view while the rows scroll. */
const firstLineFixed = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';

const labelWidths = [24, 40];

function headOf(direction: string, pane: string, widths: readonly number[]): string {
  const view = `<sheetView${direction} workbookViewId="0">${pane}</sheetView>`;
  return `<sheetViews>${view}</sheetViews><cols>${widths.map(colOf).join('')}</cols>`;
}

/** The room of a column, in characters. The values are not known before the sheet begins. */
function widthOf<Row>({ name, as, total }: CsvColumn<Row>, heading: string): number {
  const ofValues = name === 'id' ? 38 : as === 'moment' ? 17 : as === 'day' || total !== undefined ? 14 : 20;
  return Math.max(ofValues, Math.min(heading.length + 3, 40));
}

function colOf(width: number, index: number): string {
  return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
}

async function* sheetOf(
  head: string,
  rows: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${sheetNamespace}">${head}<sheetData>`;
  for await (const cells of rows) yield `<row>${cells}</row>`;
  yield '</sheetData></worksheet>';
}

/** The headings, the rows, and in bold the totals. Each line waits for the next, because only the last one has the totals. */
async function* tableOf(
  lines: AsyncIterable<readonly CellValue[]>,
  hasTotals: boolean,
): AsyncGenerator<string> {
  let waiting: readonly CellValue[] | null = null;
  let cell: (value: CellValue) => string = headingOf;
  for await (const values of lines) {
    if (waiting !== null) {
      yield waiting.map(cell).join('');
      cell = cellOf;
    }
    waiting = values;
  }
  const isTotal = hasTotals && cell === cellOf;
  if (waiting !== null) yield waiting.map(isTotal ? totalOf : cell).join('');
}

function totalOf(value: CellValue): string {
  if (typeof value === 'string') return headingOf(value);
  if (typeof value !== 'number') return cellOf(value);
  return `<c s="${Number.isInteger(value) ? styles.total : styles.heading}"><v>${value}</v></c>`;
}

function labeled(lines: LabeledSheet['lines']): string[] {
  return lines.map(([label, value]) => headingOf(label) + cellOf(value));
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

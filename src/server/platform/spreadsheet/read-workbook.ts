import { posix } from 'node:path';
import { sheetsMax } from '#contract/fields/import-limits.ts';
import { parseXml } from './parse-xml.ts';
import { readSheet, type Sheet } from './read-sheet.ts';
import { tooLong, UnreadableTable } from './unreadable-table.ts';
import { unzipParts } from './unzip-parts.ts';

/** The sheets that are shown of an Excel workbook (ECMA-376 part 1), their cells as texts by their line. */
export function readWorkbook(bytes: Buffer): Sheet[] {
  const part = unzipParts(bytes);
  const workbook = part('xl/workbook.xml');
  const relations = part('xl/_rels/workbook.xml.rels');
  if (workbook === undefined || relations === undefined) throw new UnreadableTable({ reason: 'not_a_table' });
  const { shown, is1904 } = shownSheetsOf(workbook);
  const style = {
    sharedTexts: sharedTextsOf(part('xl/sharedStrings.xml')),
    dateStyles: dateStylesOf(part('xl/styles.xml')),
    is1904,
  };
  return shown.flatMap(({ name, relationId }) => {
    const target = targetOf(relations, relationId) ?? '';
    // A sheet that only shows a chart has no cells.
    if (target.includes('chartsheets/')) return [];
    const sheet = part(target);
    if (sheet === undefined) throw new UnreadableTable({ reason: 'import_not_opened' });
    return [{ name, ...readSheet(sheet, style) }];
  });
}

interface ShownSheet {
  readonly name: string;
  readonly relationId: string;
}

function shownSheetsOf(workbook: string): {
  readonly shown: readonly ShownSheet[];
  readonly is1904: boolean;
} {
  const shown: ShownSheet[] = [];
  let is1904 = false;
  parseXml(workbook, {
    opened(name, attribute) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return;
      const relationId = attribute('r:id') ?? attribute('id');
      if (relationId !== undefined) shown.push({ name: attribute('name') ?? '', relationId });
    },
  });
  if (shown.length === 0) throw new UnreadableTable({ reason: 'import_empty' });
  if (shown.length > sheetsMax) throw new UnreadableTable(tooLong);
  return { shown, is1904 };
}

function targetOf(relations: string, id: string): string | undefined {
  let target: string | undefined;
  parseXml(relations, {
    opened(name, attribute) {
      if (name === 'Relationship' && attribute('Id') === id) target = attribute('Target');
    },
  });
  return target && posix.join(target.startsWith('/') ? '' : 'xl', target).replace(/^\//, '');
}

/** The texts that cells share, without the phonetic readings of East Asian ones. */
function sharedTextsOf(xml = ''): string[] {
  const texts: string[] = [];
  let isReading = false;
  let isText = false;
  parseXml(xml, {
    opened(name) {
      if (name === 'si') texts.push('');
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    closed(name) {
      if (name === 'rPh') isReading = false;
      if (name === 't') isText = false;
    },
    text(text) {
      if (isText) texts.push(`${texts.pop() ?? ''}${text}`);
    },
  });
  return texts;
}

/** The formats of dates that need no code of their own (18.8.30). */
const knownDateFormats = new Set([14, 15, 16, 17, 22]);

/** For each cell style, true if it shows its number as a date. */
function dateStylesOf(xml = ''): boolean[] {
  const dateFormats = new Set(knownDateFormats);
  const styles: boolean[] = [];
  let isOfCells = false;
  parseXml(xml, {
    opened(name, attribute) {
      // Quoted, escaped and bracketed text is not part of the date format.
      const code = (attribute('formatCode') ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
      if (name === 'numFmt' && /[yd]/i.test(code)) dateFormats.add(Number(attribute('numFmtId')));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) styles.push(dateFormats.has(Number(attribute('numFmtId'))));
    },
    closed(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

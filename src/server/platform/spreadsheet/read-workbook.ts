import { posix } from 'node:path';
import { parseXml } from './parse-xml.ts';
import { readSheet, type SheetLine } from './read-sheet.ts';
import { UnreadableTable } from './unreadable-table.ts';
import { unzipParts } from './unzip-parts.ts';

/** The cells of the first sheet that is shown of an Excel workbook (ECMA-376 part 1), as texts, by their line. */
export function readWorkbook(bytes: Buffer): SheetLine[] {
  const part = unzipParts(bytes);
  const workbook = part('xl/workbook.xml');
  const relations = part('xl/_rels/workbook.xml.rels');
  if (workbook === undefined || relations === undefined) throw new UnreadableTable({ reason: 'not_a_table' });
  const { relationId, is1904 } = firstSheetOf(workbook);
  const sheet = part(targetOf(relations, relationId) ?? '');
  if (sheet === undefined) throw new UnreadableTable({ reason: 'import_not_opened' });
  return readSheet(sheet, {
    sharedTexts: sharedTextsOf(part('xl/sharedStrings.xml')),
    dateStyles: dateStylesOf(part('xl/styles.xml')),
    is1904,
  });
}

function firstSheetOf(workbook: string): { readonly relationId: string; readonly is1904: boolean } {
  let relationId: string | undefined;
  let is1904 = false;
  parseXml(workbook, {
    opened(name, attribute) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      const isShown = name === 'sheet' && (attribute('state') ?? 'visible') === 'visible';
      if (isShown) relationId ??= attribute('r:id') ?? attribute('id');
    },
  });
  if (relationId === undefined) throw new UnreadableTable({ reason: 'import_empty' });
  return { relationId, is1904 };
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

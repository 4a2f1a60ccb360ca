import { crc32, deflateRawSync } from 'node:zlib';
import type { Bytes } from '#test/support/calls/raw-request.ts';

/** An archive of these parts. A part may declare a smaller unpacked size than it has. */
export function zip(files: Readonly<Record<string, string | Buffer>>, saidBytes?: number): Bytes {
  const heads: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const whole = Buffer.from(content);
    const packed = deflateRawSync(whole);
    const head = Buffer.alloc(30);
    head.write('PK\u0003\u0004', 'latin1');
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(whole), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(saidBytes ?? whole.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\u0001\u0002', 'latin1');
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(offset, 42);
    entries.push(entry, Buffer.from(name));
    heads.push(head, Buffer.from(name), packed);
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...heads, directory, end]));
}

/** A cell as a spreadsheet program stores it: a text, a number, a day by its serial number, or an error. */
export type TestCell = string | number | { readonly day: number } | { readonly error: string };

export interface TestSheet {
  readonly name: string;
  readonly rows: readonly (readonly TestCell[])[];
  /** Areas of merged cells, as `A1:C1`. */
  readonly merged?: readonly string[];
  readonly isHidden?: boolean;
}

/** A workbook of several sheets. */
export function workbookOf(sheets: readonly TestSheet[]): Bytes {
  const listed = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escaped(name)}" ${isHidden ? 'state="hidden" ' : ''}r:id="r${index}"/>`,
  );
  const relations = sheets.map(
    (_, index) => `<Relationship Id="r${index}" Target="worksheets/sheet${index}.xml"/>`,
  );
  return zip({
    'xl/workbook.xml': `<workbook><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index}.xml`, sheetXml(sheet)])),
  });
}

function sheetXml({ rows, merged = [] }: TestSheet): string {
  const lines = rows.map((cells, index) => `<row r="${index + 1}">${cells.map(cellXml).join('')}</row>`);
  const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join('');
  return `<worksheet><sheetData>${lines.join('')}</sheetData><mergeCells>${areas}</mergeCells></worksheet>`;
}

function cellXml(cell: TestCell): string {
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return 'day' in cell ? `<c s="1"><v>${cell.day}</v></c>` : `<c t="e"><v>${cell.error}</v></c>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

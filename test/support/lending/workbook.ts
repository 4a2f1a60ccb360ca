import { crc32, inflateRawSync } from 'node:zlib';

/** The files of an archive by their names, found as a spreadsheet finds them: from the directory at its end. */
export function unzip(archive: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const count = bytes.readUInt16LE(end + 10);
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = bytes.readUInt32LE(at + 42);
    const content = start + 30 + bytes.readUInt16LE(start + 26);
    const unpacked = inflateRawSync(bytes.subarray(content, content + bytes.readUInt32LE(at + 20)));
    if (crc32(unpacked) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    if (unpacked.length !== bytes.readUInt32LE(at + 24)) throw new Error(`${name} has another length`);
    files.set(name, unpacked.toString());
    at += 46 + nameLength;
  }
  return files;
}

const marks: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

const cell =
  /<c\/>|<c(?: s="[345]")?><v>(.*?)<\/v><\/c>|<c s="([12])"><v>(.*?)<\/v><\/c>|<c(?: s="4")? t="inlineStr"><is><t[^>]*>(.*?)<\/t><\/is><\/c>/gs;

/** A date of a workbook, as a CSV file has it: days since 30 December 1899, to the second. */
function dateOf(serial: number, hasTime: boolean): string {
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round(serial * 86_400) * 1000);
  const [day = '', time = ''] = at.toISOString().slice(0, 19).split('T');
  return hasTime ? `${day} ${time}` : day;
}

/** The cells of a workbook's sheet, the first or the one of this number, row by row: a number as a number, a date and a text as a text, an empty one as null. */
export function cellsOf(workbook: Uint8Array, sheetNumber = 1): (string | number | null)[][] {
  const sheet = unzip(workbook).get(`xl/worksheets/sheet${sheetNumber}.xml`) ?? '';
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(cell)].map(([, number, style, serial, text]) => {
      if (number !== undefined) return Number(number);
      if (serial !== undefined) return dateOf(Number(serial), style === '2');
      return text?.replace(/&\w+;/g, (mark) => marks[mark] ?? mark) ?? null;
    }),
  );
}

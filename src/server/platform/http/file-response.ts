import { Readable } from 'node:stream';
import { type CsvFile, type Workbook, workbookType } from '#contract/endpoint.ts';

/** By this mark a spreadsheet knows the file as UTF-8, without which Urdu is unreadable. */
const byteOrderMark = '\uFEFF';

async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark);
  for await (const line of lines) yield encoder.encode(`${line}\r\n`);
}

/** Sends a table while it is read, so that a long one is never whole in memory. */
export function fileResponse(file: CsvFile | Workbook): Response {
  const [type, content] =
    'lines' in file ? ['text/csv; charset=utf-8', bytesOf(file.lines)] : [workbookType, file.workbook];
  return new Response(Readable.toWeb(Readable.from(content)) as ReadableStream, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file.fileName}"` },
  });
}

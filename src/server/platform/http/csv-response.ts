import { Readable } from 'node:stream';
import type { CsvFile } from '#contract/endpoint.ts';

/** By this mark a spreadsheet knows the file as UTF-8, without which Urdu is unreadable. */
const byteOrderMark = '\uFEFF';

async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark);
  for await (const line of lines) yield encoder.encode(`${line}\r\n`);
}

/** Sends a table while it is read, so that a long one is never whole in memory. */
export function csvResponse({ fileName, lines }: CsvFile): Response {
  return new Response(Readable.toWeb(Readable.from(bytesOf(lines))) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  });
}

import { Readable } from 'node:stream';
import { type CsvFile, type Workbook, workbookType } from '#contract/endpoint.ts';

/** A spreadsheet recognizes UTF-8 by this mark. Without it Urdu is unreadable. */
const byteOrderMark = '\uFEFF';

/**
 * The size of a chunk: small enough to send the first at once, and large enough to spread its cost over hundreds of lines. Each
 * chunk waits for the event loop, and one of a workbook again while it is compressed.
 */
const pieceLength = 128 * 1024;

/** Texts as bytes, in chunks. */
export async function* inChunks(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}

async function* textOf(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const line of lines) yield `${line}\r\n`;
}

/** Streams a table while it is read, so that a long one is never whole in memory. */
export function fileResponse(file: CsvFile | Workbook): Response {
  const [type, content] =
    'lines' in file
      ? ['text/csv; charset=utf-8', inChunks(textOf(file.lines))]
      : [workbookType, file.workbook];
  return new Response(Readable.toWeb(Readable.from(content)) as ReadableStream, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file.fileName}"` },
  });
}

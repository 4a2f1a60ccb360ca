import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { inChunks } from '../http/file-response.ts';

/** A file to be put into an archive, made while it is read. */
export interface ZippedFile {
  readonly name: string;
  readonly content: Iterable<string> | AsyncIterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
}

/** Version 2.0, sizes after the content (they are not known before), names in UTF-8, deflated, 1 January 1980. */
const header = [20, 0x0808, 8, 0, 0x21] as const;

/** Little-endian fields: [value, width in bytes]. */
function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((size, [, bytes]) => size + bytes, 0));
  let offset = 0;
  for (const [value, bytes] of values) offset = buffer.writeUIntLE(value, offset, bytes);
  return buffer;
}

const shared = header.map((value) => [value, 2] as const);
const sizesOf = ({ crc, packedBytes, bytes }: Omit<Written, 'name' | 'offset'>) =>
  [
    [crc, 4],
    [packedBytes, 4],
    [bytes, 4],
  ] as const;

/**
 * A ZIP archive (APPNOTE 6.3.3), streamed while its files are read: it is never whole in memory. Without ZIP64, so each file
 * and the whole must stay under 4 GB.
 */
export async function* zipOf(files: readonly ZippedFile[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const start = offset;
    const named = Buffer.from(name);
    const unknown = sizesOf({ crc: 0, packedBytes: 0, bytes: 0 });
    const head = fields([0x04034b50, 4], ...shared, ...unknown, [named.length, 2], [0, 2]);
    yield Buffer.concat([head, named]);
    const sums = { crc: 0, packedBytes: 0, bytes: 0 };
    for await (const packed of deflated(content, sums)) {
      sums.packedBytes += packed.length;
      yield packed;
    }
    yield fields([0x08074b50, 4], ...sizesOf(sums));
    offset += head.length + named.length + sums.packedBytes + 16;
    written.push({ name: named, offset: start, ...sums });
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  const count = [written.length, 2] as const;
  yield fields([0x06054b50, 4], [0, 2], [0, 2], count, count, [directory.length, 4], [offset, 4], [0, 2]);
}

function directoryEntry({ name, offset, ...sums }: Written): Buffer {
  const nothing = [0, 2] as const;
  const entry = fields(
    [0x02014b50, 4],
    [20, 2],
    ...shared,
    ...sizesOf(sums),
    [name.length, 2],
    ...[nothing, nothing, nothing, nothing],
    [0, 4],
    [offset, 4],
  );
  return Buffer.concat([entry, name]);
}

async function* deflated(
  content: ZippedFile['content'],
  sums: { crc: number; bytes: number },
): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const bytes of inChunks(content)) {
      sums.crc = crc32(bytes, sums.crc);
      sums.bytes += bytes.length;
      yield bytes;
    }
  }
  const source = Readable.from(counted());
  const deflate = createDeflateRaw();
  source.on('error', (error) => deflate.destroy(error));
  yield* source.pipe(deflate) as AsyncIterable<Buffer>;
}

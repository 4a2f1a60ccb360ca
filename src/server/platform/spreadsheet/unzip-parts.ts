import { inflateRawSync } from 'node:zlib';
import { UnreadableTable } from './unreadable-table.ts';

/** The limit of all requested parts after unpacking. It also catches a part that is larger than it declares. */
const unpackedBytesMax = 64 * 1024 * 1024;

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
/** The directory may be followed by a comment of so many bytes. */
const commentBytesMax = 0xffff;
const entryBytes = 46;
const headBytes = 30;
const stored = 0;
const deflated = 8;

/** The files in a ZIP archive (APPNOTE 6.3.3), each unpacked on demand; undefined for a name that is not in it. */
export function unzipParts(archive: Buffer): (name: string) => string | undefined {
  const offsets = readDirectory(archive);
  let left = unpackedBytesMax;
  return (name) => {
    const entry = offsets.get(name);
    if (entry === undefined) return undefined;
    const content = unpack(archive, entry, left);
    left -= content.byteLength;
    return content.toString('utf8');
  };
}

interface Packed {
  readonly method: number;
  readonly bytes: number;
  readonly offset: number;
}

function readDirectory(archive: Buffer): Map<string, Packed> {
  const end = archive.lastIndexOf(signature(endOfDirectory));
  if (end < 0 || end < archive.length - commentBytesMax - 22 || end + 22 > archive.length)
    throw new UnreadableTable({ reason: 'import_not_opened' });
  const count = archive.readUInt16LE(end + 10);
  let place = archive.readUInt32LE(end + 16);
  const entries = new Map<string, Packed>();
  for (let nth = 0; nth < count; nth += 1) {
    const isEntry = place + entryBytes <= archive.length && archive.readUInt32LE(place) === directoryEntry;
    if (!isEntry) throw new UnreadableTable({ reason: 'import_not_opened' });
    const nameBytes = archive.readUInt16LE(place + 28);
    const name = archive.toString('utf8', place + entryBytes, place + entryBytes + nameBytes);
    entries.set(name, {
      method: archive.readUInt16LE(place + 10),
      bytes: archive.readUInt32LE(place + 20),
      offset: archive.readUInt32LE(place + 42),
    });
    const more = archive.readUInt16LE(place + 30) + archive.readUInt16LE(place + 32);
    place += entryBytes + nameBytes + more;
  }
  return entries;
}

function unpack(archive: Buffer, { method, bytes, offset }: Packed, bytesMax: number): Buffer {
  if (offset + headBytes > archive.length) throw new UnreadableTable({ reason: 'import_not_opened' });
  const start = offset + headBytes + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const packed = archive.subarray(start, start + bytes);
  if (method === stored && packed.byteLength <= bytesMax) return packed;
  if (method !== deflated || bytesMax <= 0) throw new UnreadableTable({ reason: 'import_not_opened' });
  try {
    return inflateRawSync(packed, { maxOutputLength: bytesMax });
  } catch {
    throw new UnreadableTable({ reason: 'import_not_opened' });
  }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

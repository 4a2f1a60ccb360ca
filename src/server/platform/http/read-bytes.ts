import type { FileField } from '#contract/file-form.ts';
import { Refusal } from '../refusal.ts';

/** A body this short is read in one go, without a stream, which is faster. */
const shortBytesMax = 64 * 1024;

/** Reads a body up to the limit, whatever its length header claims. Refuses one that breaks off. */
export async function readBytes(
  request: Request,
  limitBytes: number,
  tooLarge: FileField['tooLarge'],
): Promise<Uint8Array<ArrayBuffer>> {
  const header = request.headers.get('content-length');
  const length = header === null ? limitBytes : Number(header);
  if (length > limitBytes) throw new Refusal(tooLarge);
  try {
    // A body with a length is cut there by the HTTP parser.
    if (header !== null && length <= shortBytesMax) return new Uint8Array(await request.arrayBuffer());
    return await readStream(request, length, tooLarge);
  } catch (thrown) {
    // An error here is the client's broken connection. In the caller it would look like a database error.
    throw thrown instanceof Refusal ? thrown : new Refusal('body_incomplete');
  }
}

async function readStream(
  request: Request,
  length: number,
  tooLarge: FileField['tooLarge'],
): Promise<Uint8Array<ArrayBuffer>> {
  // Allocated once: chunks that are joined at the end would be in memory twice.
  const body = new Uint8Array(length);
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    if (bytes + chunk.byteLength > length) throw new Refusal(tooLarge);
    body.set(chunk, bytes);
    bytes += chunk.byteLength;
  }
  return body.subarray(0, bytes);
}

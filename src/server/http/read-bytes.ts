import type { FileField } from '#contract/file-form.ts';
import { Refusal } from '../refusal.ts';

/** Reads a body and never more of it than the limit, whatever its length header claims. */
export async function readBytes(
  request: Request,
  limitBytes: number,
  tooLarge: FileField['tooLarge'],
): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get('content-length');
  if (Number(length) > limitBytes) throw new Refusal(tooLarge);
  // A body with a length is cut there by the HTTP parser, and read without a stream.
  if (length !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limitBytes) throw new Refusal(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

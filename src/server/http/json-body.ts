import { Refusal } from '../refusal.ts';

/** Far more than any form holds, far less than what would hurt. */
export const bodyLimitBytes = 64 * 1024;

/** Reads a JSON body and never more of it than the limit, whatever its length header claims. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new Refusal('unsupported_media_type');
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed_json');
  }
}

async function readText(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (Number(length) > bodyLimitBytes) throw new Refusal('body_too_large');
  const bytes = length === null ? await readChunks(request) : new Uint8Array(await request.arrayBuffer());
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('malformed_json');
  }
}

/** A body whose length nobody said; one with a length is cut there by the HTTP parser, and read without a stream. */
async function readChunks(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bodyLimitBytes) throw new Refusal('body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

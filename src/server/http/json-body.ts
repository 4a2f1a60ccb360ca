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
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimitBytes)
    throw new Refusal('body_too_large');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bodyLimitBytes) throw new Refusal('body_too_large');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refusal('malformed_json');
  }
}

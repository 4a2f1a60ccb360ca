import { Refusal } from '../refusal.ts';
import { readBytes } from './read-bytes.ts';
import { withTimeout } from './with-timeout.ts';

/** The limit of a body: far more than any form has, and too little to do harm. */
const bodyLimitBytes = 64 * 1024;
/** Enough for the longest body over a line of 18 kbit/s. */
const secondsMax = 30;

/** Reads a JSON body up to the limit. */
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
  const reading = readBytes(request, bodyLimitBytes, 'body_too_large');
  const bytes = await withTimeout(reading, secondsMax, 'body_too_slow');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('malformed_json');
  }
}

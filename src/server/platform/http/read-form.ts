import type { FileForm, ReceivedForm } from '#contract/file-form.ts';
import { Refusal, type RefusedField } from '../refusal.ts';
import { refusedFields } from './parse-input.ts';
import { readBytes } from './read-bytes.ts';
import { withTimeout } from './with-timeout.ts';

/** The size of a form besides its files: a few fields, and the delimiters. */
const fieldsBytesMax = 64 * 1024;
/** More than any form of ours has; and a name, a file name and a media type fit well into the head of a part. */
const partsMax = 32;
const partHeadBytesMax = 1024;
/** From its turn on. Enough for a picture as the office sends it, about 1 MB, over a line of 0.3 Mbit/s. */
const secondsMax = 30;

/** The longest body that a form can have. */
export function formBytesMax({ files }: FileForm): number {
  return Object.values(files).reduce((sum, { bytesMax }) => sum + bytesMax, fieldsBytesMax);
}

/**
 * Reads a form with files. They stay in memory and are written nowhere. Refuses a form with missing or unknown fields, and
 * names each.
 */
export async function readForm<F extends FileForm>(request: Request, form: F): Promise<ReceivedForm<F>> {
  const boundary = /^multipart\/form-data; ?boundary="?([\w'-]{1,70})"?$/i.exec(
    request.headers.get('content-type') ?? '',
  )?.[1];
  if (boundary === undefined) throw new Refusal('not_a_form');
  const sent = await parseForm(await readInTime(request, form), boundary);
  const refused = [...refusedNames(sent, form)];
  const texts = Object.fromEntries([...sent].filter(([name]) => Object.hasOwn(form.fields.shape, name)));
  const fields = form.fields.safeParse(texts);
  if (!fields.success) refused.push(...refusedFields(fields.error));
  const files: Record<string, Uint8Array> = {};
  for (const [name, { bytesMax, tooLarge }] of Object.entries(form.files)) {
    const file = sent.get(name);
    // A browser sends an empty file where none was chosen.
    if (!(file instanceof File) || file.size === 0) refused.push({ field: name, message: 'file_required' });
    else if (file.size > bytesMax) throw new Refusal(tooLarge);
    else files[name] = await file.bytes();
  }
  if (refused.length > 0) throw new Refusal('invalid_input', undefined, refused);
  return { ...(fields.data as object), ...files } as ReceivedForm<F>;
}

/** The names that the form does not have, and the ones that were sent more than once. */
function refusedNames(sent: FormData, { fields, files }: FileForm): RefusedField[] {
  const refused: RefusedField[] = [];
  for (const name of new Set(sent.keys())) {
    const isKnown = Object.hasOwn(fields.shape, name) || Object.hasOwn(files, name);
    if (!isKnown) refused.push({ field: name, message: 'field_unknown' });
    else if (sent.getAll(name).length > 1) refused.push({ field: name, message: 'sent_twice' });
  }
  return refused;
}

function readInTime(request: Request, form: FileForm): Promise<Uint8Array<ArrayBuffer>> {
  const [file] = Object.values(form.files);
  const reading = readBytes(request, formBytesMax(form), file?.tooLarge ?? 'body_too_large');
  return withTimeout(reading, secondsMax, 'upload_too_slow');
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, boundary: string): Promise<FormData> {
  if (!isParsedCheaply(bytes, boundary)) throw new Refusal('malformed_form');
  try {
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw new Refusal('malformed_form');
  }
}

/** The platform's parser blocks the process for seconds on 8 MB of only parts or part headers. */
function isParsedCheaply(bytes: Uint8Array<ArrayBuffer>, boundary: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = `--${boundary}`;
  let place = body.indexOf(delimiter);
  for (let parts = 0; place !== -1; parts += 1) {
    const next = body.indexOf(delimiter, place + delimiter.length);
    // After the last delimiter there is no part.
    if (next === -1) return true;
    const headEnd = body.subarray(place, next).indexOf('\r\n\r\n');
    if (parts === partsMax || headEnd === -1 || headEnd > partHeadBytesMax) return false;
    place = next;
  }
  return false;
}

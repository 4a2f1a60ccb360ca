import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { FileForm } from '#contract/file-form.ts';
import { pictureFile } from '#contract/picture.ts';
import { formWith } from '#test/support/calls/raw-request.ts';
import { fc } from '#test/support/runs/properties.ts';
import { Refusal } from '../refusal.ts';
import { readForm } from './read-form.ts';

const form = {
  fields: z.object({ kind: z.enum(['photo', 'other']) }),
  files: { picture: pictureFile },
} satisfies FileForm;

const picture = new Uint8Array([1, 2, 3, 13, 10, 45, 45, 0]);
const whole = () => formWith({ kind: 'photo', picture });
const jpeg = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

function requestWith(body: BodyInit, type?: string): Request {
  const headers = type === undefined ? undefined : { 'Content-Type': type };
  return new Request('http://localhost/', {
    method: 'POST',
    body,
    ...(headers && { headers }),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);
}

/** The code of a form's refusal, and the fields that it names. */
async function refusalOf(request: Request): Promise<unknown[]> {
  return readForm(request, form).then(
    () => expect.unreachable('the form was taken'),
    (thrown: unknown) => {
      if (!(thrown instanceof Refusal)) throw thrown;
      return [thrown.code, ...thrown.fields.map(({ field, message }) => [field, message])];
    },
  );
}

function changed(change: (form: FormData) => void): FormData {
  const sent = whole();
  change(sent);
  return sent;
}

test('a form is parsed into its fields and the bytes of its files', async () => {
  expect(await readForm(requestWith(whole()), form)).toEqual({ kind: 'photo', picture });
});

test('a form is parsed alike however its body is split into chunks', async () => {
  const request = requestWith(whole());
  const type = request.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await request.arrayBuffer());
  const pieces = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readForm(requestWith(pieces, type), form)).toEqual({ kind: 'photo', picture });
});

test.each<[string, FormData, unknown[]]>([
  ['without its file', formWith({ kind: 'photo' }), [['picture', 'file_required']]],
  [
    'whose file was not chosen',
    changed((sent) => sent.set('picture', new Blob([]), '')),
    [['picture', 'file_required']],
  ],
  [
    'with a text in the place of its file',
    changed((sent) => sent.set('picture', 'photo.jpg')),
    [['picture', 'file_required']],
  ],
  ['with two files', changed((sent) => sent.append('picture', jpeg(9))), [['picture', 'sent_twice']]],
  ['with a field it does not have', changed((sent) => sent.set('role', 'a')), [['role', 'field_unknown']]],
  [
    'with a file it does not have',
    changed((sent) => sent.set('cover', jpeg(9))),
    [['cover', 'field_unknown']],
  ],
  [
    'with a field that every object has',
    changed((sent) => sent.set('__proto__', 'a')),
    [['__proto__', 'field_unknown']],
  ],
  ['with a field twice', changed((sent) => sent.append('kind', 'other')), [['kind', 'sent_twice']]],
])('a form %s is refused with the field', async (_, sent, fields) => {
  expect(await refusalOf(requestWith(sent))).toEqual(['invalid_input', ...fields]);
});

test('all faults of a form are reported at once', async () => {
  const sent = changed((all) => all.delete('picture'));
  sent.set('kind', new Blob(['photo']));
  sent.set('role', 'superadmin');
  const [code, ...fields] = await refusalOf(requestWith(sent));
  expect(code).toBe('invalid_input');
  expect((fields as [string][]).map(([field]) => field).sort()).toEqual(['kind', 'picture', 'role']);
});

test('a file may have as many bytes as its field allows, and not one more', async () => {
  const exact = await readForm(
    requestWith(changed((sent) => sent.set('picture', jpeg(8 * 1024 * 1024)))),
    form,
  );
  expect(exact.picture).toHaveLength(8 * 1024 * 1024);
  const beyond = changed((sent) => sent.set('picture', jpeg(8 * 1024 * 1024 + 1)));
  expect(await refusalOf(requestWith(beyond))).toEqual(['picture_too_large']);
});

test.each<[string, string, string]>([
  ['JSON', '{}', 'application/json'],
  ['a form of texts', 'kind=photo', 'application/x-www-form-urlencoded'],
  ['a form that does not say how its parts are told apart', '--x--', 'multipart/form-data'],
  ['a list of parts that is no form', '--x--', 'multipart/mixed; boundary=x'],
])('%s is not a form with files', async (_, body, type) => {
  expect(await refusalOf(requestWith(body, type))).toEqual(['not_a_form']);
});

const part = (head: string, content = '') => `--x\r\n${head}\r\n\r\n${content}\r\n`;
const disposition = 'Content-Disposition: form-data; name="kind"';

test.each<[string, string]>([
  ['nothing', ''],
  ['something else', 'photo.jpg'],
  ['no end', part(disposition, 'photo')],
  ['an end in the middle of a head', `--x\r\n${disposition}\r\n--x--\r\n`],
  ['a part without a name', `${part('Content-Type: image/jpeg')}--x--\r\n`],
  ['more parts than any form', `${part(disposition).repeat(100_000)}--x--\r\n`],
  ['a head that does not end', `${part(`${disposition}${'; x="y"'.repeat(500_000)}`)}--x--\r\n`],
])('a body of %s is not a complete form', async (_, body) => {
  const parser = vi.fn(Response);
  vi.stubGlobal('Response', parser);
  expect(await refusalOf(requestWith(body, 'multipart/form-data; boundary=x'))).toEqual(['malformed_form']);
  // A body that the platform's parser would take long over never reaches it.
  if (body.length > 100_000) expect(parser).not.toHaveBeenCalled();
});

test('a form that is cut off anywhere is refused', async () => {
  const request = requestWith(whole());
  const type = request.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await request.arrayBuffer());
  await fc.assert(
    // The last line break may be missing.
    fc.asyncProperty(fc.nat(bytes.length - 3), async (length) => {
      const [code] = await refusalOf(requestWith(bytes.slice(0, length), type));
      expect(code).toBe('malformed_form');
    }),
  );
});

test('any bytes are either a form or refused', async () => {
  const request = requestWith(whole());
  const type = request.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await request.arrayBuffer());
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(changes, async (made) => {
      const copy = bytes.slice();
      for (const [place, value] of made) copy[place % copy.length] = value;
      const outcome = await readForm(requestWith(copy, type), form).catch((thrown: unknown) => thrown);
      if (outcome instanceof Refusal) expect(['malformed_form', 'invalid_input']).toContain(outcome.code);
      else expect(outcome).toMatchObject({ kind: expect.any(String), picture: expect.any(Uint8Array) });
    }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a form that does not arrive in half a minute is refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const never = new ReadableStream({ pull: () => new Promise(() => undefined) });
  const refused = refusalOf(requestWith(never, 'multipart/form-data; boundary=x'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await refused).toEqual(['upload_too_slow']);
});

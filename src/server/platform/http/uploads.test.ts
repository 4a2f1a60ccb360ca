import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureBytesMax } from '#contract/picture.ts';
import { languages } from '#domain/language.ts';
import { createApp } from '#server/app.ts';
import { createTestApi, readFailure, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { pathOf } from '#test/support/calls/calls.ts';
import { formWith, type Session } from '#test/support/calls/raw-request.ts';
import { blackPng, bytesOf, plain, samplePicture } from '#test/support/files/pictures.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending/lending.ts';
import type { AppContext } from '../context.ts';
import {
  createPictureRemaker,
  type Decoder,
  decodersAtOnce,
  startDecoder,
} from '../files/picture-remaker.ts';
import { createUploadGate } from '../files/upload-gate.ts';

let testApi: TestApi;
let desk: Desk;
let otherDesk: Desk;
let customerId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
  otherDesk = await openDesk(testApi, 'LHE');
  customerId = await addCustomer(testApi, desk);
});
afterAll(() => testApi.close());

/** The API in another process: the same database, but its own gates and decoders. */
function apiWith(given: Partial<AppContext>) {
  const app = createApp({ ...testApi.context, uploads: createUploadGate(), ...given });
  return (method: string, path: string, { token, cookie }: Session, init: RequestInit = {}) =>
    Promise.resolve(
      app.request(path, {
        ...init,
        method,
        headers: { ...init.headers, Authorization: `Bearer ${token}`, Cookie: cookie },
      }),
    );
}

const documentsOf = (id: string) => pathOf('addCustomerDocument', { id });
const photo = async () => formWith({ kind: 'photo', picture: await samplePicture() });

/** A form as it travels. */
async function sentAs(form: FormData) {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return { type, bytes: new Uint8Array(await request.arrayBuffer()) };
}

/** Every stored or half-written file. */
async function filesKept(): Promise<string[]> {
  const folder = join(testApi.context.config.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('a refused form says why in both languages and leaves nothing behind', () => {
  const formOf = async (make: () => Promise<Uint8Array<ArrayBuffer>>) =>
    formWith({ kind: 'photo', picture: await make() });
  const program = async () => new Uint8Array((await readFile(process.execPath)).subarray(0, 200_000));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const also = async (name: string, value: string | Blob) => {
    const form = await photo();
    form.append(name, value);
    return form;
  };

  test.each<[string, number, string, () => Promise<FormData>]>([
    [
      'a JPEG that breaks off',
      415,
      'not_a_picture',
      () => formOf(async () => (await bytesOf(plain(600, 400).jpeg())).slice(0, 900)),
    ],
    ['an SVG', 415, 'not_a_picture', () => formOf(async () => new TextEncoder().encode(svg))],
    ['a program that is called a picture', 415, 'not_a_picture', () => formOf(program)],
    [
      'a picture of 1 by 49,999,999 pixels',
      413,
      'picture_too_large',
      () => formOf(async () => blackPng(1, 49_999_999)),
    ],
    [
      'more than 8 MB',
      413,
      'picture_too_large',
      () => formOf(async () => new Uint8Array(pictureBytesMax + 1)),
    ],
    ['no file', 422, 'picture', async () => formWith({ kind: 'photo' })],
    ['two files', 422, 'picture', async () => also('picture', new Blob([await samplePicture()]))],
    ['a field that the form does not have', 422, 'customerId', () => also('customerId', 'another')],
    [
      'a kind that there is not',
      422,
      'kind',
      async () => formWith({ kind: 'passport', picture: await samplePicture() }),
    ],
  ])('%s', async (_, status, codeOrField, make) => {
    const before = await filesKept();
    for (const language of languages) {
      const response = await testApi.send('POST', documentsOf(customerId), {
        as: desk.employee,
        body: await make(),
        headers: { 'Accept-Language': language },
      });
      expect(response.status).toBe(status);
      const { code, errors = [], message } = await readFailure(response);
      expect(errors.length === 0 ? [code] : errors.map(({ field }) => field)).toEqual([codeOrField]);
      for (const said of [message, ...errors.map((error) => error.message)])
        expect(/\p{Script=Arabic}/u.test(said)).toBe(language === 'ur');
    }
    expect(await filesKept()).toEqual(before);
    expect(await auditEventsOf(testApi, customerId, 'add_document')).toEqual([]);
  });
});

describe('nothing of an upload is read', () => {
  /** A form that counts the bytes as they are read. */
  async function countedPhoto() {
    const { bytes, type } = await sentAs(await photo());
    const read = { bytes: 0 };
    const body = new ReadableStream(
      {
        pull(controller) {
          read.bytes += bytes.byteLength;
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return { read, init: { body, headers: { 'Content-Type': type }, duplex: 'half' } as RequestInit };
  }

  test('that names a customer of another branch', async () => {
    const { read, init } = await countedPhoto();
    const response = await apiWith({})('POST', documentsOf(customerId), otherDesk.employee, init);
    expect([response.status, read.bytes]).toEqual([404, 0]);
  });

  test("beyond the user's quota of an hour", async () => {
    const { context } = testApi;
    for (let sent = 0; sent < 300; sent += 1)
      await context.rateLimits.admit('upload', otherDesk.superadminId);
    const { read, init } = await countedPhoto();
    const response = await apiWith({})('POST', documentsOf(customerId), otherDesk.superadmin, init);
    expect([response.status, read.bytes]).toEqual([429, 0]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  test('before its turn comes', async () => {
    const uploads = createUploadGate();
    const { promise: before, resolve: endBefore } = Promise.withResolvers<void>();
    const earlier = uploads.admit(desk.employeeId, 1, () => before);
    const { read, init } = await countedPhoto();
    const send = apiWith({ uploads });
    const waiting = send('POST', documentsOf(customerId), desk.employee, init);
    // Other requests of the same user are answered meanwhile.
    expect((await send('GET', documentsOf(customerId), desk.employee)).status).toBe(200);
    expect(read.bytes).toBe(0);
    endBefore();
    await earlier;
    expect((await waiting).status).toBe(200);
    expect(read.bytes).toBeGreaterThan(0);
  });
});

const log = pino({ level: 'silent' });

const hang = 'setInterval(() => undefined, 1000)';

/** A process that runs this program in the place of ours. */
function decoderThat(program: string): Decoder {
  return spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'ignore'] });
}

test('a picture that hangs its decoder delays nobody else, and is refused when the decoder is killed', async () => {
  const { promise: hanging, resolve: hangs } = Promise.withResolvers<Decoder>();
  let started = 0;
  const pictures = createPictureRemaker(log, (sideMax) => {
    started += 1;
    if (started > 1) return startDecoder(sideMax);
    const decoder = decoderThat(hang);
    hangs(decoder);
    return decoder;
  });
  const send = apiWith({ pictures });
  const answered: string[] = [];
  const id = await addCustomer(testApi, desk);
  const stuck = send('POST', documentsOf(id), desk.employee, { body: await photo() }).then((response) => {
    answered.push('stuck');
    return response;
  });
  const decoder = await hanging;
  for (const name of ['first', 'second']) {
    const response = await send('POST', documentsOf(id), desk.superadmin, { body: await photo() });
    expect(response.status).toBe(200);
    answered.push(name);
  }
  expect((await send('GET', documentsOf(id), desk.employee)).status).toBe(200);
  answered.push('list');
  decoder.kill('SIGKILL');
  expect((await readFailure(await stuck)).code).toBe('picture_not_opened');
  expect(answered).toEqual(['first', 'second', 'list', 'stuck']);
});

test('of a hundred uploads at once a few are decoded, others wait, and the rest learn when to come again', async () => {
  const users = await Promise.all(
    Array.from({ length: 20 }, async () => testApi.signIn((await testApi.addUser('superadmin')).email)),
  );
  const running = new Set<Decoder>();
  let atOnceMost = 0;
  // Each hangs; once everything has been sent, each is ended as soon as it has begun.
  let isEnding = false;
  const { promise: allHang, resolve: hangs } = Promise.withResolvers<void>();
  const pictures = createPictureRemaker(log, () => {
    const decoder = decoderThat(hang);
    if (isEnding) decoder.kill('SIGKILL');
    running.add(decoder);
    atOnceMost = Math.max(atOnceMost, running.size);
    if (running.size === decodersAtOnce) hangs();
    decoder.once('exit', () => running.delete(decoder));
    return decoder;
  });
  const { promise: allSent, resolve: isAllSent } = Promise.withResolvers<void>();
  const send = apiWith({ pictures });
  const id = await addCustomer(testApi, desk);
  const { bytes, type } = await sentAs(await photo());
  const refused: Response[] = [];
  const answers = users.flatMap((user) =>
    Array.from({ length: 5 }, async () => {
      const headers = { 'Content-Type': type, 'Content-Length': String(bytes.byteLength) };
      const response = await send('POST', documentsOf(id), user, { body: bytes, headers });
      if (response.headers.has('retry-after')) refused.push(response);
      // Of each user one is being received, and 64 wait.
      if (refused.length === 100 - 20 - 64) isAllSent();
      return response.status;
    }),
  );
  await Promise.all([allSent, allHang]);
  isEnding = true;
  for (const decoder of running) decoder.kill('SIGKILL');

  const statuses = Map.groupBy(await Promise.all(answers), (status) => status);
  expect(statuses.get(422)).toHaveLength(20 + 64);
  expect(atOnceMost).toBe(decodersAtOnce);
  for (const response of refused) {
    const { code } = await readFailure(response);
    expect([response.status, code]).toEqual(
      response.status === 503 ? [503, 'uploads_busy'] : [429, 'uploads_under_way'],
    );
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await auditEventsOf(testApi, id, 'add_document')).toEqual([]);
});

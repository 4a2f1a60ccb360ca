import { EventEmitter, on } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { pictureBytesMax } from '#contract/picture.ts';
import { createApp } from '#server/app.ts';
import { createTestApi, readFailure, type TestApi } from '#test/support/calls/api.ts';
import { pathOf } from '#test/support/calls/calls.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending/lending.ts';

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly status?: number;
}

let testApi: TestApi;
let desk: Desk;
let server: Server;
const logged = new EventEmitter<{ line: [LogLine] }>();

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  const log = pino({ level: 'info' }, { write: (line: string) => logged.emit('line', JSON.parse(line)) });
  const { fetch } = createApp({ ...testApi.context, log });
  // The other tests of this process keep the platform's own Request and Response.
  server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await testApi.close();
});

interface Sent {
  readonly status: number;
  readonly answer: string;
  /** The bytes of the body that were sent before the answer came. */
  readonly bytesSent: number;
}

const piece = Buffer.alloc(64 * 1024, 1);

/** Sends a body of so many pieces over a real socket. */
async function send(path: string, pieces: number, headers: Record<string, string>): Promise<Sent> {
  let bytesSent = 0;
  const { port } = server.address() as AddressInfo;
  const sending = request({
    port,
    path,
    method: 'POST',
    // The server ends the connection of a body that it does not read to its end.
    agent: false,
    headers: { Authorization: `Bearer ${desk.employee.token}`, Cookie: desk.employee.cookie, ...headers },
  });
  const answered = new Promise<Omit<Sent, 'bytesSent'>>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', async (response) => {
      const chunks = await response.toArray();
      resolve({ status: response.statusCode ?? 0, answer: Buffer.concat(chunks).toString() });
    });
  });
  const body = Readable.from(
    (function* () {
      for (let count = 0; count < pieces; count += 1) {
        bytesSent += piece.byteLength;
        yield piece;
      }
    })(),
  );
  // The server may close the connection on a body that it refused. Only its answer counts.
  pipeline(body, sending).catch(() => undefined);
  const answer = await answered;
  sending.destroy();
  return { ...answer, bytesSent };
}

const documents = async () => pathOf('addCustomerDocument', { id: await addCustomer(testApi, desk) });
const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
const endless = 1_000_000;

test('a body that never ends is refused once it is too large, and read no further', async () => {
  const { status, answer, bytesSent } = await send(await documents(), endless, {
    ...form,
    'Transfer-Encoding': 'chunked',
  });
  expect(status).toBe(413);
  expect(answer).toContain('picture_too_large');
  expect(bytesSent).toBeGreaterThan(pictureBytesMax);
  // The rest is in the buffers of both sockets.
  expect(bytesSent).toBeLessThan(pictureBytesMax * 3);
});

test('a body that declares a size over the limit is refused before it is sent', async () => {
  // The fields take some room besides it.
  const length = String(pictureBytesMax + 100_000);
  const { status, answer } = await send(await documents(), 0, { ...form, 'Content-Length': length });
  expect(status).toBe(413);
  expect(answer).toContain('picture_too_large');
});

test('a JSON body keeps its own limit, whatever limit pictures have', async () => {
  const json = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
  const { status, answer } = await send(api.createCustomer.path, 3, json);
  expect(status).toBe(413);
  expect(answer).toContain('body_too_large');
});

/** Sends the beginning of a body, closes the connection, and returns the server's log until the request is over. */
async function breakOff(path: string, headers: Record<string, string>): Promise<LogLine[]> {
  const { port } = server.address() as AddressInfo;
  const sending = request({
    port,
    path,
    method: 'POST',
    agent: false,
    headers: { Authorization: `Bearer ${desk.employee.token}`, Cookie: desk.employee.cookie, ...headers },
  });
  // Its own hanging up.
  sending.on('error', () => undefined);
  const lines = on(logged, 'line');
  sending.write('{"identifier":', () => sending.destroy());
  const said: LogLine[] = [];
  for await (const [line] of lines as AsyncIterable<[LogLine]>) {
    said.push(line);
    if (line.msg === 'request') break;
  }
  return said;
}

const json = { 'Content-Type': 'application/json' };

test.each<[string, () => Promise<string>, Record<string, string>]>([
  ['a short body', async () => api.signIn.path, { ...json, 'Content-Length': '1000' }],
  ['a body of unknown length', async () => api.signIn.path, { ...json, 'Transfer-Encoding': 'chunked' }],
  ['a form with a picture', documents, { ...form, 'Content-Length': '5000000' }],
])(
  '%s that breaks off is logged as a failure of the client, not of the database',
  async (_, path, headers) => {
    expect(await breakOff(await path(), headers)).toMatchObject([{ level: 30, msg: 'request', status: 400 }]);
  },
);

test('a client that is still connected is told that the body was incomplete', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const init = { method: 'POST', headers: json, body, duplex: 'half' };
  const response = await testApi.app.request(api.signIn.path, init);
  expect([response.status, (await readFailure(response)).code]).toEqual([400, 'body_incomplete']);
});

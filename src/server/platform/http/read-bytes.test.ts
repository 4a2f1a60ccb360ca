import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureBytesMax } from '#contract/lending/picture.ts';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;
let server: Server;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  server = createServer(getRequestListener(testApi.app.fetch));
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
  /** How much of the body went out before the answer came. */
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
  // The server may hang up on a body that it refused; what counts is what it answered.
  pipeline(body, sending).catch(() => undefined);
  const answer = await answered;
  sending.destroy();
  return { ...answer, bytesSent };
}

const documents = async () => `/api/customers/${await addCustomer(testApi, desk)}/documents`;
const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
const endless = 1_000_000;

test('a picture that never ends is refused once it is too large, and not read on', async () => {
  const { status, answer, bytesSent } = await send(await documents(), endless, {
    ...form,
    'Transfer-Encoding': 'chunked',
  });
  expect(status).toBe(413);
  expect(answer).toContain('picture_too_large');
  expect(bytesSent).toBeGreaterThan(pictureBytesMax);
  // What is on its way is in the buffers of both sockets.
  expect(bytesSent).toBeLessThan(pictureBytesMax * 3);
});

test('a picture that says it is too large is refused before any of it is sent', async () => {
  // Its fields have room besides it.
  const length = String(pictureBytesMax + 100_000);
  const { status, answer } = await send(await documents(), 0, { ...form, 'Content-Length': length });
  expect(status).toBe(413);
  expect(answer).toContain('picture_too_large');
});

test('a form may be as large as before, whatever pictures may be', async () => {
  const json = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
  const { status, answer } = await send('/api/customers', 3, json);
  expect(status).toBe(413);
  expect(answer).toContain('body_too_large');
});

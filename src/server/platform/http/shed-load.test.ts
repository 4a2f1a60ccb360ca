import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { Failure } from '#contract/endpoint.ts';
import { errorCatalogue } from '#contract/errors/error-catalogue.ts';
import { languages } from '#domain/language.ts';
import { shedLoad } from './shed-load.ts';

let isBusy = true;
const answered = vi.fn();
let server: Server;
let address: string;

beforeAll(async () => {
  const gate = { admit: vi.fn(), sheds: () => isBusy, shedCount: () => 0 };
  server = createServer(
    shedLoad(gate, true, (_request, response) => {
      answered();
      response.end('answered');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${api.listCustomers.path}`;
});
afterAll(() => void server.close());

test.each(languages)(
  'a busy server refuses a request unread, in the form of any refusal, in %s',
  async (language) => {
    isBusy = true;
    const response = await fetch(address, {
      method: 'POST',
      body: '{}',
      headers: { 'Accept-Language': language },
    });
    const body = (await response.json()) as Failure;
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('strict-transport-security')).not.toBeNull();
    expect(body).toMatchObject({
      code: 'busy',
      message: errorCatalogue.busy.text[language]({ retryAfterSeconds: 2 }),
    });
    expect(body.requestId).toBe(response.headers.get('x-request-id'));
    expect(answered).not.toHaveBeenCalled();
  },
);

test('a request that fits the capacity is passed on unchanged', async () => {
  isBusy = false;
  expect(await (await fetch(address)).text()).toBe('answered');
});

import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { readJsonBody } from './json-body.ts';

const post = (body: BodyInit) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);

afterEach(() => {
  vi.useRealTimers();
});

test('a slow body is refused after half a minute, however much has arrived', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const drops = new ReadableStream({
    pull: (controller) =>
      new Promise<void>((resolve) => {
        // Slow on purpose: the client, by a clock that the test moves.
        setTimeout(() => {
          controller.enqueue(new TextEncoder().encode(' '));
          resolve();
        }, 900);
      }),
  });
  const refused = readJsonBody(post(drops)).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await refused).toEqual(new Refusal('body_too_slow'));
});

test('a body that arrives in time is read, and leaves no timer running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect(await readJsonBody(post('{"amount":500}'))).toEqual({ amount: 500 });
  expect(vi.getTimerCount()).toBe(0);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { pathOf } from '#test/support/calls/calls.ts';
import { createLoadGate, type LoadGate, type WaitOutside } from './load-gate.ts';
import { Refusal } from './refusal.ts';

const workingMax = 64;
let gate: LoadGate;
let ends: (() => void)[];
let now: number;

beforeEach(() => {
  now = 0;
  gate = createLoadGate({ now: () => now });
  ends = [];
});

/** Sends a request and returns how it ended: answered when the test says so, or refused. */
function ask(endpoint: Endpoint, wait?: (outside: WaitOutside) => Promise<unknown>): Promise<unknown> {
  const held = () => new Promise<void>((resolve) => ends.push(resolve));
  return gate.admit(endpoint, wait ?? held).then(
    () => 'answered',
    (thrown: unknown) => (thrown instanceof Refusal ? [thrown.code, thrown.details] : thrown),
  );
}

/** As many requests as run at once, and some that wait. */
function crowd(endpoint: Endpoint, waiting = 1): Promise<unknown>[] {
  return Array.from({ length: workingMax + waiting }, () => ask(endpoint));
}

/** Waits until all pending callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Ends the open requests and admits the waiting ones, until all have gone. */
async function goHome(asked: readonly Promise<unknown>[]): Promise<unknown[]> {
  let isOver = false;
  const all = Promise.all(asked).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const end of ends.splice(0)) end();
    await Promise.resolve();
  }
  return all;
}

const refused = ['busy', { retryAfterSeconds: 2 }];

test('a burst is accepted as a whole and answered one after the other', async () => {
  const answers = await goHome(crowd(api.listCustomers, 500));
  expect(new Set(answers)).toEqual(new Set(['answered']));
});

test('lasting overload is refused before any work, with the time to come again', async () => {
  const asked = crowd(api.listCustomers);
  now += 201;
  const answer = vi.fn();
  expect(await ask(api.listCustomers, answer)).toEqual(refused);
  expect(answer).not.toHaveBeenCalled();
  await goHome(asked);
  expect(await goHome([ask(api.listCustomers)])).toEqual(['answered']);
});

test('sign-in and payments are refused last and answered first', async () => {
  const asked = crowd(api.listCustomers);
  now += 500;
  const order: string[] = [];
  const vital = [api.signIn, api.recordPayment].map((endpoint) =>
    ask(endpoint, async () => order.push(endpoint.path)),
  );
  expect(await ask(api.listCustomers)).toEqual(refused);
  now += 1_001;
  expect(await ask(api.recordPayment)).toEqual(refused);
  ends.shift()?.();
  await Promise.all(vital);
  expect(order).toEqual([api.signIn.path, api.recordPayment.path]);
  await goHome(asked);
});

test('a refusal is decided by the address before the body is read; pages are never refused', async () => {
  const payments = pathOf('recordPayment', { id: '0199a3c4-0000-7000-8000-000000000001' });
  expect(gate.sheds('POST', api.listCustomers.path)).toBe(false);
  const asked = crowd(api.listCustomers);
  now += 201;
  expect(gate.sheds('POST', api.listCustomers.path)).toBe(true);
  expect(gate.sheds('GET', `${payments}?of=all`)).toBe(true);
  expect(gate.sheds('POST', payments)).toBe(false);
  expect(gate.sheds('POST', `${api.signIn.path}?next=1`)).toBe(false);
  expect(gate.sheds('GET', '/admin/customers')).toBe(false);
  asked.push(ask(api.recordPayment));
  now += 1_001;
  expect(gate.sheds('POST', payments)).toBe(true);
  expect(gate.shedCount()).toBe(3);
  await goHome(asked);
});

test('no request waits forever, however many payments come', async () => {
  const asked = crowd(api.listCustomers, 0);
  const list = vi.fn();
  asked.push(ask(api.listCustomers, list), ...Array.from({ length: 20 }, () => ask(api.recordPayment)));
  await settled();
  for (const end of ends.splice(0, 3)) end();
  await settled();
  expect(list).not.toHaveBeenCalled();
  ends.shift()?.();
  await settled();
  expect(list).toHaveBeenCalledOnce();
  await goHome(asked);
});

test('a slow sender takes no place while the server waits for its body', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = Array.from({ length: 200 }, () =>
    ask(api.createCustomer, (outside) => outside(() => promise)),
  );
  await settled();
  now += 5_000;
  expect(await goHome([ask(api.listCustomers)])).toEqual(['answered']);
  resolve();
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['answered']));
});

test('a failed request frees its place', async () => {
  const fails = () => Promise.reject(new Error('failed'));
  for (let n = 0; n < 2 * workingMax; n += 1) await ask(api.listCustomers, fails);
  now += 5_000;
  expect(await goHome([ask(api.listCustomers)])).toEqual(['answered']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock } from '#test/support/calls/api.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

let database: TestDatabase;
let limits: RateLimits;
const clock = new TestClock();

beforeAll(async () => {
  database = await createTestDatabase();
  limits = createRateLimits(database.pool, clock);
});
afterAll(() => database.drop());

const hourMs = 60 * 60 * 1000;
const isRefused = (taken: Promise<unknown>) =>
  taken.then(
    () => false,
    (thrown) => thrown.code === 'too_many_requests',
  );
const refusedOf = async (taken: readonly Promise<unknown>[]) =>
  (await Promise.all(taken.map(isRefused))).filter((refused) => refused).length;

test('a quota allows its number of requests, at once or one by one, per window', async () => {
  const asked = (count: number) =>
    Array.from({ length: count }, () => limits.admit('mailed_link', 'somebody'));
  expect(await refusedOf(asked(20))).toBe(15);
  await expect(limits.admit('mailed_link', 'somebody')).rejects.toMatchObject({
    details: { retryAfterSeconds: 3_600 },
  });
  await limits.admit('mailed_link', 'another');
  clock.advance(hourMs);
  expect(await refusedOf(asked(6))).toBe(1);
});

test('five guesses at once are accepted, and the next must wait', async () => {
  const taken = Array.from({ length: 50 }, () => limits.takeGuess('burst', null));
  expect(await refusedOf(taken)).toBe(45);
  clock.advance(1_000);
  expect((await limits.takeGuess('burst', null)).waitSeconds).toBe(2);
  expect(await isRefused(limits.takeGuess('burst', null))).toBe(true);
});

test('a guess that is given back leaves no trace, even between other guesses', async () => {
  for (let failed = 0; failed < 4; failed += 1) await limits.takeGuess('undecided', null);
  for (let asked = 0; asked < 20; asked += 1) {
    const guess = await limits.takeGuess('undecided', null);
    expect(guess.waitSeconds).toBe(1);
    await guess.giveBack();
  }
  const slow = await limits.takeGuess('undecided', null);
  clock.advance(1_000);
  const wrong = await limits.takeGuess('undecided', null);
  await slow.giveBack();
  expect(wrong.waitSeconds).toBe(2);
  // The wait is the wrong guess's and stays.
  expect(await isRefused(limits.takeGuess('undecided', null))).toBe(true);
});

test('a right guess clears the wrong ones, and so does a day', async () => {
  const guess = async () => (await limits.takeGuess('somebody', null)).waitSeconds;
  expect([await guess(), await guess(), await guess(), await guess()]).toEqual([0, 0, 0, 0]);
  await (await limits.takeGuess('somebody', null)).forgive();
  expect([await guess(), await guess(), await guess(), await guess(), await guess()]).toEqual([
    0, 0, 0, 0, 1,
  ]);
  clock.advance(24 * hourMs);
  expect(await guess()).toBe(0);
});

test('an address is refused after fifty wrong guesses for any users, and right guesses do not count', async () => {
  const address = '203.0.113.50';
  for (let right = 0; right < 60; right += 1) {
    await (await limits.takeGuess(`right ${right}`, address)).forgive();
  }
  const wrong = Array.from({ length: 60 }, (_, person) => limits.takeGuess(`wrong ${person}`, address));
  expect(await refusedOf(wrong)).toBe(10);
  clock.advance(15 * 60_000);
  await limits.takeGuess('later', address);
});

/** Addresses of as many /64 as asked for, all within the /48 of one customer of a network provider. */
const within48 = (count: number, site: string) =>
  Array.from({ length: count }, (_, part) => `2001:db8:${site}:${part.toString(16)}::/64`);

test('a /48 of IPv6 may send as much as five addresses, over however many /64 it spreads it', async () => {
  const sent = within48(400, 'a').map((address) => limits.admitAddress('form', address));
  expect(await refusedOf(sent)).toBe(100);
  await limits.admitAddress('form', '2001:db8:b:1::/64');
  await limits.admitAddress('form', '203.0.113.51');
});

test('a /48 of IPv6 is refused after two hundred and fifty wrong guesses, and right guesses do not count', async () => {
  for (const address of within48(300, 'c'))
    await (await limits.takeGuess(`right ${address}`, address)).forgive();
  const wrong = within48(300, 'c').map((address) => limits.takeGuess(`wrong ${address}`, address));
  expect(await refusedOf(wrong)).toBe(50);
  await limits.takeGuess('elsewhere', '2001:db8:d:1::/64');
});

test('activation codes are refused everywhere after two thousand wrong guesses in an hour, wherever they come from', async () => {
  const { rows } = await database.pool.query<{ points: number }>(
    `INSERT INTO rate_limits (key, points, expires_at) VALUES ('guesses of the lender: activation', 1995, $1) RETURNING points`,
    [new Date(clock.now() + hourMs)],
  );
  expect(rows).toHaveLength(1);
  const guess = (name: string) => limits.takeGuess(`code ${name}`, `198.51.100.${name}`, 'activation');
  for (let right = 0; right < 20; right += 1) await (await guess(`${right}`)).forgive();
  for (let undecided = 0; undecided < 20; undecided += 1) await (await guess(`${undecided}`)).giveBack();
  const wrong = Array.from({ length: 9 }, (_, address) => guess(`${100 + address}`));
  expect(await refusedOf(wrong)).toBe(4);
  await limits.takeGuess('a password', '198.51.100.1');
  clock.advance(hourMs);
  await guess('200');
});

test('forms are a flood from the two hundred and first in ten minutes', async () => {
  const asked = await Promise.all(Array.from({ length: 205 }, () => limits.isFloodOfForms()));
  expect(asked.filter((isFlood) => isFlood)).toHaveLength(5);
  clock.advance(600_000);
  expect(await limits.isFloodOfForms()).toBe(false);
});

test('the table stores no address and no name in clear', async () => {
  await limits.takeGuess('03001234567', '198.51.100.7');
  const { rows } = await database.pool.query('SELECT string_agg(key, $1) AS keys FROM rate_limits', [' ']);
  expect(rows[0].keys).not.toMatch(/03001234567|198\.51/);
});

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedBranches } from '#server/lender/branches/seed-branches.ts';
import { listen } from '#server/platform/db/listen.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { watchSiteContent } from './watch-site-content.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedBranches(database.pool);
});
afterAll(() => database.drop());

/** A callback that a test can wait for. */
function calls() {
  let arrived: () => void = () => undefined;
  let count = 0;
  return {
    count: () => count,
    next: () => new Promise<void>((resolve) => (arrived = resolve)),
    onChange: async () => {
      count += 1;
      arrived();
      return true;
    },
  };
}

const log = pino({ level: 'silent' });

test('a change of several branches publishes once, and the next change after a lost connection does too', async () => {
  const { pool } = database;
  const told = calls();
  const watch = watchSiteContent(told.onChange);
  const stopListening = await listen(pool, log, [watch.hearer]);

  const first = told.next();
  await pool.query("UPDATE branches SET manager = 'Sadia Noor' WHERE code = 'KHI'");
  await pool.query("UPDATE branches SET manager = 'Sadia Noor' WHERE code = 'LHE'");
  await first;
  expect(told.count()).toBe(1);

  const afterLoss = told.next();
  await pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
  );
  await afterLoss;

  const second = told.next();
  await pool.query("UPDATE branches SET manager = 'Farhan Siddiqui' WHERE code = 'KHI'");
  await second;
  await stopListening();
  await watch.stop();
});

test('a change that could not be published is published as soon as it can be, and no more once the watch has stopped', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const watch = watchSiteContent(async () => {
    calls += 1;
    return calls === 3;
  });
  watch.hearer.onNotification('');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toBe(3);

  calls = 10;
  watch.hearer.onNotification('');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toBe(11);
  await watch.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toBe(11);
  vi.useRealTimers();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { check } from '#test/support/lending/imports.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { csvFile, registered } from '#test/support/lending/register-files.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/**
 * The longest work in one go of the thread that serves requests, as a share of all that it did meanwhile, by its own time: others
 * that use the machine do not count, and a slow machine is slow at both.
 */
async function longestShare(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let whole = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, user + system);
    whole += user + system;
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work;
  isOver = true;
  return longest / whole;
}

/** About 9 MB with the most rows. */
const rowsMax = 19_990;
const row = registered();
const largest = () =>
  csvFile(
    Array.from({ length: rowsMax }, (_, index) => ({
      ...row,
      Phone: `0300${String(index).padStart(7, '0')}`,
      CNIC: `35202${String(index).padStart(7, '0')}1`,
      Address: `House ${index}, ${'Street of the old bazaar, '.repeat(12)}`,
    })),
  );

test('a file of 9 MB is checked while others are served: no fifth of the work is done in one go', async () => {
  const file = largest();
  expect(file.byteLength).toBeGreaterThan(8.5e6);
  expect(file.byteLength).toBeLessThan(10e6);
  const checking = check(testApi, desk, file);
  const longest = await longestShare(checking);
  expect((await checking).sheets).toMatchObject([{ rows: rowsMax }]);
  expect(longest).toBeLessThan(0.2);
});

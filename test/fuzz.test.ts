import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { testTimeoutMs } from '#test/support/runs/property-runs.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { Fuzzer } from './support/fuzz/fuzzer.ts';

const requests = thorough ? 20_000 : 500;
/** Every run prints the seed to repeat it. */
const seed = Number(process.env.FUZZ_SEED ?? Math.trunc(Math.random() * 2 ** 31));
/** Until then modules load, statements are prepared and pools open. */
const warmUp = Math.min(2_000, requests / 2);
/** The allowed growth of memory use, in a run that is long enough to measure it. */
const growthMax = 1.2;
const longRun = 10_000;

let testApi: TestApi;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function bytesInUse(): number {
  collectGarbage();
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}

test('any request gets a proper answer without internal details, and leaks no memory', {
  timeout: testTimeoutMs + requests * 200,
}, async () => {
  process.stdout.write(`fuzz: ${requests} requests, FUZZ_SEED=${seed}\n`);
  const fuzzer = await Fuzzer.open(testApi, seed);
  await fuzzer.send(warmUp);
  const before = bytesInUse();
  await fuzzer.send(requests - warmUp);
  const growth = bytesInUse() / before;
  process.stdout.write(`fuzz: ${fuzzer.summary()}; memory x ${growth.toFixed(2)}\n`);
  expect(fuzzer.faults.join('\n')).toBe('');
  expect(fuzzer.taken).toBeGreaterThan(requests / 20);
  if (requests >= longRun) expect(growth).toBeLessThan(growthMax);
});

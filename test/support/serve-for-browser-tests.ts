import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleLender } from '#sample/sample-lender.ts';
import { readConfig } from '#server/platform/config.ts';
import { startProduct } from '#server/start-product.ts';

/** The built product with sample data in a directory of its own, which goes when the tests are over. */
const dataDir = await mkdtemp(join(tmpdir(), 'qist-browser-tests-'));
const product = await startProduct(
  // One trusted proxy: each test names its own address, so that one test's forms don't use up another's limit.
  readConfig({ PORT: process.env.PORT, DATA_DIR: dataDir, TRUSTED_PROXIES: '1' }),
  sampleLender,
  () => undefined,
);

process.on('SIGTERM', async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
});

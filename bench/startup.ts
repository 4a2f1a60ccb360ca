import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../test/support/servers/process.ts';
import { figure, type Measurement, median } from './figure.ts';

const runs = 3;

/** From the start of the process until its ready message. */
async function secondsToReady(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const server = new ServerProcess({ PORT: '0', DATA_DIR: dataDir });
  await server.ready();
  const seconds = (performance.now() - startedAt) / 1000;
  await server.end('SIGTERM');
  return seconds;
}

/** A start on an empty directory makes the database and loads the sample lender; a later one finds both. */
export async function measureStartup(): Promise<Measurement> {
  const first: number[] = [];
  const later: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'qist-bench-'));
    first.push(await secondsToReady(dataDir));
    later.push(await secondsToReady(dataDir));
    await rm(dataDir, { recursive: true, force: true });
  }
  return {
    figures: [
      figure('firstStart', `first start, with sample data, median of ${runs}`, median(first)),
      figure('laterStart', `later start, median of ${runs}`, median(later)),
    ],
  };
}

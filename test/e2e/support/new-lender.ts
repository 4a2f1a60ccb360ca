import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/support/servers/free-port.ts';
import { ServerProcess } from '#test/support/servers/process.ts';

/** A lender on its first day, with the link that its server printed: nobody has signed in yet. */
export async function withNewLender(work: (link: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-first-day-'));
  const port = String(await freePort());
  const server = new ServerProcess({ DATA_DIR: dataDir, SAMPLE_DATA: 'off', PORT: port });
  try {
    await server.ready();
    await work(await server.setUpLink());
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true });
  }
}

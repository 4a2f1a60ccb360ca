import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base, type Fixtures } from '../fixtures.ts';

interface GalleryServer {
  /** Where the gallery is. The one worker of these tests builds it once. */
  readonly gallery: string;
}

export const test = base.extend<Fixtures, GalleryServer>({
  gallery: [
    async ({ browserName: _ }, use) => {
      const server = spawn(process.execPath, ['test/support/serve-gallery.ts'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [address] = await once(server.stdout, 'data');
      await use(`${String(address).trim()}/kit`);
      server.kill();
      await once(server, 'exit');
    },
    { scope: 'worker' },
  ],
});

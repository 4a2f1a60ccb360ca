import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#test/support/paths.ts';

/** The browser that the set-up found; `CHROMIUM` names another one. */
function chromiumPath(): string {
  if (process.env.CHROMIUM !== undefined) return process.env.CHROMIUM;
  try {
    return readFileSync(join(root, '.build/chromium'), 'utf8');
  } catch {
    return '/usr/bin/chromium';
  }
}

/** The launch options of the system's Chromium in tests and benches. */
export const chromiumLaunch = {
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/support/free-port.ts';
import { type MailServer, startMailServer } from '#test/support/mail-server.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#test/support/openid-provider.ts';
import { ServerProcess } from '#test/support/process.ts';
import { test as base, expect } from './fixtures.ts';
import type { Person } from './sign-in-accounts.ts';

/** A lender as one runs it: no sample data, mail and Google set up. */
export interface OwnLender {
  readonly address: string;
  readonly mail: MailServer;
  readonly google: OpenIdProvider;
  /** `npm run admin:create`, beside the running server. */
  addSuperadmin(person: Person): Promise<void>;
}

export const test = base.extend<object, { lender: OwnLender }>({
  lender: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'qist-own-lender-'));
      // Google has to be told the address before the product starts.
      const port = await freePort();
      const mail = await startMailServer();
      const google = await startOpenIdProvider(`http://localhost:${port}`);
      const settings = { DATA_DIR: dataDir, SAMPLE_DATA: 'off' };
      const server = new ServerProcess({
        ...settings,
        ...google.settings,
        PORT: String(port),
        SMTP_URL: mail.url,
        MAIL_FROM: 'Asaan Qist <office@example.pk>',
        TRUSTED_PROXIES: '1',
      });
      await use({
        address: await server.ready(),
        mail,
        google,
        async addSuperadmin({ fullName, phone, email, password }) {
          const tool = new ServerProcess(
            {
              ...settings,
              ADMIN_NAME: fullName,
              ADMIN_PHONE: phone,
              ADMIN_EMAIL: email,
              ADMIN_PASSWORD: password,
            },
            'tools/create-admin.ts',
          );
          expect(await tool.ended()).toMatchObject({ code: 0 });
        },
      });
      await server.end('SIGTERM');
      await google.stop();
      await mail.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { test as base, type Fixtures } from '../support/fixtures.ts';
import { complaintsOf, expectLostPage, goWithin, leaveApp, type OpenApp } from '../support/open-app.ts';

interface GalleryServer {
  /** The gallery's address. The one worker of these tests builds it once. */
  readonly gallery: string;
}

/** Signs the page in, as the app would find it. */
export async function signInAtDesk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('token', 'a token');
    localStorage.setItem(
      'userData',
      JSON.stringify({ fullName: 'Sadia Rafiq', role: 'employee', email: null, language: 'en' }),
    );
  });
}

interface Gallery {
  /** Goes to a page of the gallery, which the worker has open already, for somebody who is signed in at a desk. */
  kit: (path: '/kit' | '/kit/form' | '/kit/list' | '/kit/record' | '/kit/print') => Promise<Page>;
}

/** The worker's open galleries, by the language of the browser. */
const galleries = new Map<string | undefined, Promise<OpenApp>>();

export const test = base.extend<Fixtures & Gallery, GalleryServer>({
  kit: async ({ browser, gallery, locale }, use) => {
    const open = async (): Promise<OpenApp> => {
      const page = await browser.newPage({ baseURL: gallery, ...(locale !== undefined && { locale }) });
      const app: OpenApp = { page, language: 'en', complaints: complaintsOf(page) };
      await signInAtDesk(page);
      await page.goto('/404');
      await expectLostPage(app, true);
      return app;
    };
    const opened = galleries.get(locale) ?? open();
    galleries.set(locale, opened);
    const app = await opened;
    await use(async (path) => {
      await goWithin(app.page, path);
      await expectLostPage(app, false);
      return app.page;
    });
    await leaveApp(app);
  },
  gallery: [
    async ({ browserName: _ }, use) => {
      const server = spawn(process.execPath, ['test/support/servers/serve-gallery.ts'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [address] = await once(server.stdout, 'data');
      await use(String(address).trim());
      server.kill();
      await once(server, 'exit');
    },
    { scope: 'worker' },
  ],
});

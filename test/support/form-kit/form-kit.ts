import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { ApiFailure } from '#web/api/api-failure.ts';
import { root } from '../paths.ts';

const outDir = join(root, '.build/form-kit');
const origin = 'http://form-kit.test';

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const html = `<!doctype html><html lang="en"><head><title>Form</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/page.css">
<script type="module" src="/page.js"></script></head><body><div id="root"></div></body></html>`;

/** Builds the page that holds every part of a form. It is no page of the product, which has no use for it. */
export async function buildFormKit(): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rollupOptions: {
        input: { page: join(import.meta.dirname, 'form-kit-page.tsx') },
        output: { entryFileNames: '[name].js', assetFileNames: 'page[extname]' },
      },
    },
  });
}

/** What was sent, and what a test makes of it. */
export interface Sent {
  readonly body: unknown;
  readonly key: string;
}

export type Refused = Pick<ApiFailure, 'code' | 'message'> & Partial<Pick<ApiFailure, 'errors'>>;

/** Opens the page as somebody who is signed in; what is sent is answered by the test, null when it is saved. */
export async function openFormKit(
  page: Page,
  answer: (sent: Sent) => Promise<Refused | null>,
): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = pathname === '/' ? html : await readFile(join(outDir, pathname));
    await route.fulfill({ body, contentType: mediaTypes[extname(pathname)] ?? 'text/html; charset=utf-8' });
  });
  await page.addInitScript(() => {
    localStorage.setItem('token', 'a token');
    localStorage.setItem(
      'userData',
      JSON.stringify({ fullName: 'Sadia Rafiq', role: 'employee', email: null, language: 'en' }),
    );
  });
  await page.exposeFunction('answerForm', (body: unknown, key: string) => answer({ body, key }));
  await page.goto(`${origin}/`);
}

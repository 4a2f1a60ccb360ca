import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { createAppShell } from './app-shell.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'qist-app-shell-'));
afterAll(() => rmSync(clientDir, { recursive: true }));

const edit = {
  files: ['assets/edit-a1.js', 'assets/edit-a1.css'],
  asks: ['GET /api/lender', 'GET /api/branches'],
};
const built = {
  early: ['assets/early-a1.js'],
  pages: { '/sign-in': { files: [], asks: [] }, '/admin/customers/:id/edit': edit },
};
writeFileSync(join(clientDir, 'addresses.json'), JSON.stringify(built));
writeFileSync(join(clientDir, 'app.html'), '<html lang="en"><head><title>Qist</title></head></html>');

const texts = { lender: { en: 'A & B', ur: 'اے' }, lenderDrawing: null, description: { en: '', ur: '' } };
const app = new Hono().get(
  '*',
  createAppShell(clientDir, () => texts),
);

async function page(path: string) {
  const response = await app.request(path);
  return { status: response.status, html: await response.text() };
}

test('a page of the office preloads every file that it needs', async () => {
  const { status, html } = await page('/admin/customers/7/edit');
  expect(status).toBe(200);
  expect(html).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/edit-a1.js">',
  );
  expect(html).toContain(
    '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/edit-a1.css">',
  );
  expect(html).toContain('data-frame');
});

test('a page of the office requests its data before its code has loaded', async () => {
  const { html } = await page('/admin/customers/7/edit');
  expect(html).toContain('data-asks="GET /api/lender,GET /api/branches"');
  expect(html).toContain('<script type="module" async crossorigin src="/assets/early-a1.js">');
});

test('the sign-in page loads nothing of the office, and an unknown address gets 404', async () => {
  const signIn = await page('/sign-in/');
  expect(signIn.status).toBe(200);
  expect(signIn.html).not.toContain('<link');
  expect(signIn.html).not.toContain('<script');
  expect(signIn.html).not.toContain('data-frame');
  for (const path of ['/admin/nonsense', '/admin/customers/7/8/edit', '/sign-in/x'])
    expect((await page(path)).status, path).toBe(404);
});

import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { api } from '#contract/api.ts';
import type { Language } from '#domain/language.ts';
import { messages as notFound } from '#web/frame/not-found-page.messages.ts';
import { paths } from '#web/paths.ts';

/** A made-up address of the sender, so that every test has the form limits to itself. */
export function ownAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

/** The fault behind an error in the console; null if it is not the page's. */
function complaintOf(message: ConsoleMessage): string | null {
  const text = message.text();
  if (!text.startsWith('Failed to load resource')) return `console: ${text}`;
  // The browser logs refused and lost requests in the same way.
  const { url } = message.location();
  const status = Number(/ status of (\d+)/.exec(text)?.[1]);
  const isMissingAsset = status === 404 && url.includes('/assets/');
  // Right after a user's access changed, and while the server reconnects, it says when to try again; pages then ask by themselves.
  const isPutOff = status === 503 && url.endsWith(api.followLiveChanges.path);
  return (status >= 500 && !isPutOff) || isMissingAsset ? `${status} ${url}` : null;
}

/** The faults of a page: an error that it logged or threw, a broken Content-Security-Policy, an answer of 5xx. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const complaint = message.type() === 'error' ? complaintOf(message) : null;
    if (complaint !== null) complaints.push(complaint);
  });
  return complaints;
}

/** Changes the address of the app that is open, with what the history keeps of it. */
async function goTo(page: Page, path: string, state: object | null): Promise<void> {
  await page.evaluate(
    ([to, kept]) => {
      window.history.pushState(kept, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    [path, state] as const,
  );
}

/**
 * Navigates within the open app like the browser's buttons, without a load. The old page may be visible for a moment. The
 * history state is that of the router, so unsaved changes are asked about.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const index = await page.evaluate(() => window.history.state?.idx ?? 0);
  await goTo(page, path, { usr: null, key: crypto.randomUUID(), idx: index + 1 });
}

/** Goes to another page of the app and waits until it has what it shows. Its heading has the focus, or the search that it begins with. */
export async function openWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await goWithin(page, path);
  await expect(page.locator('h1:focus, main input[type="search"]:focus')).toHaveCount(1);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

/** The app as one worker has it open for all its tests that are not about loading it. */
export interface OpenApp {
  readonly page: Page;
  readonly language: Language;
  readonly complaints: string[];
}

/** The not-found page is outside the office, so nothing of an open page is left on it. */
export async function expectLostPage({ page, language }: OpenApp, isThere: boolean): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: notFound.title[language] });
  await expect(heading).toHaveCount(isThere ? 1 : 0);
}

/** Resets the app for the next test. Faults of the page fail the current test. */
export async function leaveApp(app: OpenApp): Promise<void> {
  const { page, complaints } = app;
  const { viewport } = base.info().project.use;
  await Promise.all(
    page
      .context()
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: null });
  if (viewport) await page.setViewportSize(viewport);
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': ownAddress() });
  // Bypasses the router, which would ask about unsaved changes.
  await goTo(page, paths.notFound, null);
  await expectLostPage(app, true);
  expect(complaints.splice(0)).toEqual([]);
}

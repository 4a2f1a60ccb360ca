import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import type { Role } from '#domain/rights/role.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';

export { expect };

export interface Fixtures {
  /** Fails the test when the page logged an error, threw, broke its Content-Security-Policy or was answered 5xx. */
  cleanPage: undefined;
}

/** A made-up address of the sender, so that every test has the form limits to itself. */
function ownAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

/** What the language switch of the office sends; the form of the profile sends more. */
function isChoiceOfLanguage(request: Request): boolean {
  return request.method() === 'PATCH' && Object.keys(request.postDataJSON()).join() === 'language';
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': ownAddress() });
    // The sample accounts are every test's: none may leave one in another language.
    await context.route('**/api/profile', (route) =>
      isChoiceOfLanguage(route.request()) ? route.abort() : route.fallback(),
    );
    await use(context);
  },
  cleanPage: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
      page.on('console', (message) => {
        // What the browser itself says of a refused or lost request is not the page's fault; 5xx is watched below.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(`console: ${message.text()}`);
        }
      });
      page.on('response', (response) => {
        const isMissingAsset = response.status() === 404 && response.url().includes('/assets/');
        if (response.status() >= 500 || isMissingAsset)
          complaints.push(`${response.status()} ${response.url()}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in as one of the sample accounts without the form: the session is real, only the typing is left out. */
export async function signIn(page: Page, role: Role): Promise<void> {
  const response = await page.request.post('/api/auth/login', {
    data: { identifier: `${role}@example.pk`, password: samplePassword },
  });
  expect(response.status()).toBe(200);
  const { data } = await response.json();
  await page.goto('/robots.txt');
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('userData', JSON.stringify(user));
  }, data);
}

/** Goes to another address of the app that is open, as the browser's buttons do: nothing is loaded anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits for what moves only for a moment: what fades in does not have its colours yet. */
async function standstill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Holds the page, as it is now, against WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await standstill(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { type Language, languages } from '#domain/language.ts';
import type { Role } from '#domain/rights/role.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { readSession, type Session } from '#test/support/calls/raw-request.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { paths } from '#web/paths.ts';
import { complaintsOf, expectLostPage, goWithin, leaveApp, type OpenApp, ownAddress } from './open-app.ts';

export { expect, goWithin };

// Node strips types without moving lines, so stack traces need no source maps, which Playwright would load at each call.
Reflect.deleteProperty(Error, 'prepareStackTrace');

declare global {
  interface Window {
    /** Set once `barriersOf` has given it to the document. */
    readonly axe?: typeof axe;
  }
}

export interface Fixtures {
  /**
   * Goes to an address of the office, which this worker has open already: for what is not about loading a page. It comes from
   * the lost page, so nothing of an earlier test is on it, and goes back there afterwards, in the language that it came in.
   */
  office: (role: Role, path: string, language?: Language) => Promise<Page>;
}

/**
 * Drops the request of the office's language switch: all tests share the sample accounts, so none may change an account's
 * language. It is dropped in the page, because a route of the context would send every request through Playwright and bypass
 * the cache.
 */
function loseChoicesOfLanguage(): void {
  const send = window.fetch.bind(window);
  window.fetch = (target, init) => {
    const isChoice = init?.method === 'PATCH' && /^\{"language":"\w+"\}$/.test(String(init.body));
    return isChoice ? Promise.reject(new TypeError('the choice of language is lost')) : send(target, init);
  };
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': ownAddress() });
    await use(context);
  },
  page: async ({ page }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
  office: async ({ browser }, use) => {
    const used = new Set<OpenApp>();
    await use(async (role, path, language = 'en') => {
      const app = await openOffice(browser, role, language);
      if (used.has(app)) await leaveApp(app);
      used.add(app);
      await goWithin(app.page, path);
      await expectLostPage(app, false);
      return app.page;
    });
    for (const app of used) await leaveApp(app);
  },
});

/** The server of the project that runs. */
export function ownServer(): string {
  const { baseURL } = base.info().project.use;
  if (baseURL === undefined) throw new Error('the project names no server');
  return baseURL;
}

export interface SignedIn {
  readonly session: Session;
  readonly user: object;
}

/** Opens a real session of a sample account, without typing. */
async function openSession(role: Role): Promise<SignedIn> {
  const response = await callsAt(ownServer()).request('signIn', {
    body: { identifier: `${role}@example.pk`, password: samplePassword },
    headers: { 'X-Forwarded-For': ownAddress() },
  });
  return signedInBy(response);
}

/** The session that an answer opens. */
export async function signedInBy(response: Response): Promise<SignedIn> {
  expect(response.status).toBe(200);
  const { data } = await response.clone().json();
  return { session: await readSession(response), user: data.user };
}

/** The sessions that this worker has opened; a worker belongs to one project, and so to one server. */
const opened = new Map<Role, Promise<SignedIn>>();

/** A session of a sample account that every test of this worker uses. */
export function sharedSession(role: Role): Promise<SignedIn> {
  const known = opened.get(role) ?? openSession(role);
  opened.set(role, known);
  return known;
}

/** Gives the browser of a page the session of a user: the next document that the page loads from there finds it. */
export async function putSession(page: Page, { session, user }: SignedIn, at = ownServer()): Promise<void> {
  const [name = '', value = ''] = session.cookie.split('=');
  await page.context().addCookies([{ name, value, url: at, httpOnly: true, sameSite: 'Strict' }]);
  const { origin } = new URL(at);
  const given = await page.addInitScript(
    (stored) => {
      if (window.origin !== stored.origin) return;
      localStorage.setItem('token', stored.token);
      localStorage.setItem('userData', stored.userData);
    },
    { origin, token: session.token, userData: JSON.stringify(user) },
  );
  // Only that document: a later sign-out stays.
  const takeBack = () => {
    if (new URL(page.url()).origin !== origin) return;
    page.off('domcontentloaded', takeBack);
    void given.dispose();
  };
  page.on('domcontentloaded', takeBack);
}

/** Opens a page without scripts, to change the storage before the app reads it. */
export async function openStorage(page: Page): Promise<void> {
  await page.goto('/robots.txt');
}

async function putSampleSession(page: Page, signedIn: SignedIn): Promise<void> {
  await page.context().addInitScript(loseChoicesOfLanguage);
  await putSession(page, signedIn);
}

/** Signs in as one of the sample accounts, in the language that is chosen on this device. */
export async function signIn(page: Page, role: Role, language: Language = 'en'): Promise<void> {
  const { session, user } = await sharedSession(role);
  await putSampleSession(page, { session, user: { ...user, language } });
}

/** The worker's open offices, by role and language. A worker whose test failed is replaced. */
const offices = new Map<string, Promise<OpenApp>>();

function openOffice(browser: Browser, role: Role, language: Language): Promise<OpenApp> {
  const open = async (): Promise<OpenApp> => {
    const { locale = 'en-PK', timezoneId = 'Asia/Karachi' } = base.info().project.use;
    const extraHTTPHeaders = { 'X-Forwarded-For': ownAddress() };
    const context = await browser.newContext({ baseURL: ownServer(), locale, timezoneId, extraHTTPHeaders });
    const page = await context.newPage();
    const app = { page, language, complaints: complaintsOf(page) };
    await signIn(page, role, language);
    await page.goto(paths.notFound);
    await expectLostPage(app, true);
    return app;
  };
  const known = offices.get(`${role} ${language}`) ?? open();
  offices.set(`${role} ${language}`, known);
  return known;
}

/** Lets later tests of this worker sign in anew as a role whose sessions a test has ended. */
export function forgetSessions(role: Role): void {
  opened.delete(role);
  for (const language of languages) offices.delete(`${role} ${language}`);
}

/** Signs in with a new session for this test alone, which it may end. */
export async function signInAnew(page: Page, role: Role): Promise<void> {
  await putSampleSession(page, await openSession(role));
}

/** Publishing takes a second or two, and longer on a machine that is busy with other tests. `bench/page` measures it. */
const publishedMs = 120_000;

/** Waits until a published page has a text: the site is published after the answer. */
export async function expectServed(page: Page, path: string, text: string): Promise<void> {
  const says = async () => (await (await page.request.get(path)).text()).includes(text);
  await expect.poll(says, { message: `${path} says ${text}`, timeout: publishedMs }).toBe(true);
}

/** The title of an office page, after the number of unread notices, if there are any. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\+?\\) )?${RegExp.escape(title)}$`));
}

/**
 * Ends short animations: a fading element does not have its final colours. It does not wait for them, because a page of which a
 * busy browser draws no frame would never come to their end.
 */
async function standstill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(
      ({ playState, effect, timeline }) =>
        // An animation tied to a row's scrolling has no end.
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
    for (const animation of passing) animation.finish();
  });
}

/** Injected into the browser, past the page's policy. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const axeOptions: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Passed checks are not needed.
  resultTypes: ['violations'],
};

/** Moves the sticky bar and footer to their ends: controls below them would count as too small targets. */
async function layBarsDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('header, nav, form *')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
    }
  });
}

/** Draws rows as they are once their answer is here: a change elsewhere may fetch them again while axe looks. */
async function drawRowsWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('tbody { opacity: 1 !important; transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * The failures of the current page against WCAG 2.2 A and AA, and good practice. With open dialogs only the dialogs are
 * checked, because the sweep looks at the page below. Of rows that differ only in their words, the first is checked, unless
 * everything is tried. axe is injected once per document, because a second run takes a third of the time.
 */
export async function barriersOf(page: Page): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await drawRowsWhole(page);
  await standstill(page);
  await layBarsDown(page);
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ options, isEachRow }) => {
      /**
       * The structure of an element: everything but its words and the target of its links, of which only the presence counts.
       */
      const makeOf = (element: Element): string => {
        const attributes = [...element.attributes].map(({ name, value }) =>
          /^(class|style|role|data-.*)$/.test(name) ? `${name}=${value}` : name,
        );
        return [element.tagName, element.textContent.trim() === '', ...attributes].join();
      };
      const made = new Set<string>();
      const rows = isEachRow ? [] : [...document.querySelectorAll('tr, li')];
      const twins = rows.filter((row) => {
        const make = [row, ...row.querySelectorAll('*')].map(makeOf).join('/');
        return made.size === made.add(make).size;
      });
      // A question may lie over a drawer.
      const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog]')];
      const include = dialogs.length > 0 ? dialogs : [document.documentElement];
      const violations = (await window.axe?.run({ include, exclude: twins }, options))?.violations;
      if (violations === undefined) throw new Error('the document was not given axe');
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { options: axeOptions, isEachRow: thorough },
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersOf(page)).toEqual([]);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { fieldTexts } from '#web/field/field.messages.ts';
import { chromiumLaunch } from '../../test/support/browser/chromium.ts';
import { signIn, typePin } from './phone-figures.ts';

const tries = 200;
const pauseMs = 50;
const shownMs = 2_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A phone of an officer: a real browser with a profile on the disk, which is killed with all its processes and started again. */
export class OwnPhone {
  readonly #profile: string;
  readonly #base: string;
  #process: ChildProcess | null = null;
  #browser: Browser | null = null;
  #page: Page | null = null;
  #cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = [];

  constructor(profile: string, base: string) {
    this.#profile = profile;
    this.#base = base;
  }

  get page(): Page {
    if (this.#page === null) throw new Error('the phone is on');
    return this.#page;
  }

  async start(): Promise<void> {
    await rm(join(this.#profile, 'DevToolsActivePort'), { force: true });
    await rm(join(this.#profile, 'SingletonLock'), { force: true });
    const own = [`--user-data-dir=${this.#profile}`, '--remote-debugging-port=0', '--headless=new'];
    const quiet = [
      '--no-first-run',
      '--disable-background-networking',
      '--window-size=360,640',
      'about:blank',
    ];
    this.#process = spawn(
      chromiumLaunch.executablePath ?? chromium.executablePath(),
      [...chromiumLaunch.args, ...own, ...quiet],
      {
        // A group of its own, so that all its processes end at once, as with an empty battery.
        detached: true,
        stdio: 'ignore',
      },
    );
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${await this.#port()}`);
    const devtools = await this.#browser.newBrowserCDPSession();
    const permission = { name: 'persistent-storage' };
    await devtools.send('Browser.setPermission', { permission, setting: 'granted', origin: this.#base });
    // The cookie of the session is lost with the browser. What waits for a sign-in is a test of its own.
    await this.#context.addCookies(this.#cookies);
    await this.openTab();
  }

  async openTab(): Promise<void> {
    this.#page = await this.#context.newPage();
  }

  async #port(): Promise<string> {
    for (let n = 0; n < tries; n += 1) {
      const written = await readFile(join(this.#profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
      const [port] = written.split('\n');
      if (port !== undefined && port !== '') return port;
      await pause(pauseMs);
    }
    throw new Error('the browser says where it can be reached');
  }

  get #context() {
    const [context] = this.#browser?.contexts() ?? [];
    if (context === undefined) throw new Error('the phone is on');
    return context;
  }

  async signIn(): Promise<void> {
    await signIn(this.page, this.#base);
    this.#cookies = await this.#context.cookies();
  }

  /** Opens the field book, and unlocks it if it has a day. */
  async open(): Promise<void> {
    await this.page.goto(`${this.#base}/field`);
    await this.page.getByText(fieldTexts.enterPin.en).waitFor();
    await typePin(this.page);
    await this.page.getByRole('button', { name: fieldTexts.lock.en }).waitFor();
    const toDay = this.page.getByRole('button', { name: fieldTexts.back.en });
    while (await toDay.isVisible()) await toDay.click();
  }

  async takeFirstDay(): Promise<void> {
    await this.page.goto(`${this.#base}/field`);
    await this.page.getByRole('button', { name: fieldTexts.takeMyDay.en }).click();
    await typePin(this.page);
    await this.page.getByText(fieldTexts.pinAgain.en).waitFor();
    await typePin(this.page);
    await this.page.getByRole('heading', { name: fieldTexts.myDay.en }).waitFor();
  }

  /** Goes to the last press of a collection. */
  async fillCollection(visit: number, amount: number): Promise<void> {
    await this.page.locator('.row').nth(visit).click();
    await this.page.getByRole('button', { name: fieldTexts.collected.en }).click();
    await this.page.locator('#amount').fill(String(amount));
  }

  /** Presses, and is killed some milliseconds later. The number of the slip, if the officer saw it before; null if not. */
  async killAfter(
    press: () => Promise<unknown>,
    ms: number,
    what: 'tab' | 'browser',
  ): Promise<string | null> {
    const number = this.page.locator('.slip .number');
    const shown = number.textContent({ timeout: shownMs }).catch(() => null);
    const pressed = press().catch(() => undefined);
    await pause(ms);
    await (what === 'tab' ? this.#crashTab() : this.kill());
    await pressed;
    return shown;
  }

  async #crashTab(): Promise<void> {
    const crashed = this.page.waitForEvent('crash');
    const devtools = await this.#context.newCDPSession(this.page);
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await this.page.close();
  }

  async kill(): Promise<void> {
    const { pid } = this.#process ?? {};
    if (pid === undefined) return;
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
    process.kill(-pid, 'SIGKILL');
    await ended;
    await this.#browser?.close().catch(() => undefined);
    this.#process = null;
  }
}

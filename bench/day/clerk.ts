import { expect as atOnce, type Browser, type Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/rights/role.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { CountedHand } from '#test/support/browser/counted-hand.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { readSession, type Session } from '#test/support/calls/raw-request.ts';
import type { Desk } from '#test/support/lending/lending.ts';
import type { BudgetName } from '../budgets.ts';

/** Ends only what hangs: the seconds that count are those of the hand. */
export const expect = atOnce.configure({ timeout: 30_000 });

/** A trained clerk of the sample lender's branch in Sargodha, with the superadmin at the next desk. */
export interface Clerk {
  readonly language: Language;
  readonly address: string;
  readonly calls: ReturnType<typeof callsAt>;
  /** For what is there before a task begins, and to see that it is done. */
  readonly desk: Desk;
  readonly page: Page;
  readonly superadminPage: Page;
  /** Of the same person on the road. */
  readonly phonePage: Page;
  /** Of the task that is done. */
  readonly hand: CountedHand;
}

/** A clerk between two tasks. */
export type Person = Omit<Clerk, 'hand'>;

/** A task of the day. It prepares by the API, works with the hand alone, and ends in what is recorded then. */
export interface Task {
  readonly name: string;
  /** Of its interactions, where it has one. */
  readonly budget?: BudgetName;
  readonly work: (clerk: Clerk) => Promise<void>;
}

/** A task as it was done. */
export interface DoneTask {
  readonly interactions: number;
  readonly seconds: number;
}

const desktop = { viewport: { width: 1366, height: 768 } } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function openSession(address: string, role: Role): Promise<Session> {
  const body = { identifier: `${role}@example.pk`, password: samplePassword };
  return readSession(await callsAt(address).request('signIn', { body }));
}

/** A browser of a person who has chosen the language. A desk has no telephone: a link to one would only fail. */
async function openPage(
  browser: Browser,
  address: string,
  language: Language,
  screen: typeof desktop | typeof phone = desktop,
): Promise<Page> {
  const context = await browser.newContext({
    ...screen,
    baseURL: address,
    timezoneId: 'Asia/Karachi',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'language', value: language, url: address }]);
  // WhatsApp is another window, and no part of the office.
  await context.route('https://wa.me/**', (route) => route.abort());
  await context.addInitScript(() => {
    window.addEventListener('click', (event) => {
      const isCall = event.target instanceof Element && event.target.closest('a[href^="tel:"]') !== null;
      if (isCall) event.preventDefault();
    });
    window.print = () => document.documentElement.classList.add('printed');
  });
  return context.newPage();
}

/** Both people before they sign in, at an hour at which customers may be called. */
export async function arrive(browser: Browser, address: string, language: Language): Promise<Person> {
  const calls = callsAt(address);
  const employee = await openSession(address, 'employee');
  const superadmin = await openSession(address, 'superadmin');
  for (const as of [employee, superadmin]) await calls.call('editProfile', { as, body: { language } });
  const { content, version } = (await calls.call('getSettings', { as: superadmin })).officeRules;
  const contactHours = { opensAt: '00:00', closesAt: '23:59' };
  const body = { content: { ...content, contactHours }, version };
  await calls.call('saveOfficeRules', { as: superadmin, body });
  return {
    language,
    address,
    calls,
    desk: { employee, superadmin, employeeId: '', superadminId: '' },
    page: await openPage(browser, address, language),
    superadminPage: await openPage(browser, address, language),
    phonePage: await openPage(browser, address, language, phone),
  };
}

/** Does the tasks one after the other, each where the one before ended. */
export async function workThrough(tasks: readonly Task[], person: Person): Promise<DoneTask[]> {
  const done: DoneTask[] = [];
  for (const { name, work } of tasks) {
    const hand = new CountedHand('trained');
    try {
      await work({ ...person, hand });
    } catch (error) {
      throw new Error(`"${name}" is not done, in ${person.language}`, { cause: error });
    }
    done.push(hand);
  }
  return done;
}

/** Opens the palette, types, and waits for the choice that Enter will take. */
export async function find({ page, hand }: Pick<Clerk, 'page' | 'hand'>, text: string, found: string) {
  await hand.key(page, 'Control+k');
  await expect(page.locator('dialog [role=combobox]:focus')).toBeVisible();
  await hand.keys(page, text);
  // A page below has a list of its own.
  const option = page.getByRole('dialog').getByRole('option').filter({ hasText: found });
  await expect(option.first()).toHaveAttribute('aria-selected', 'true');
}

/** Opens what is found, and waits until the palette is gone: no key acts before. */
export async function open(clerk: Pick<Clerk, 'page' | 'hand'>, text: string, found: string) {
  const { page, hand } = clerk;
  await find(clerk, text, found);
  await hand.key(page, 'Enter');
  await expect(page.locator('dialog [role=listbox]')).toHaveCount(0);
}

/** Goes to a page by its letter. */
export async function goTo({ page, hand }: Pick<Clerk, 'page' | 'hand'>, letter: string, path: string) {
  await hand.key(page, 'g');
  await hand.key(page, letter);
  await page.waitForURL((url) => url.pathname === path);
}

/** The open document went to the printer, since this was last asked. */
export async function expectPrinted(page: Page): Promise<void> {
  await expect(page.locator('html.printed')).toBeAttached();
  await page.evaluate(() => document.documentElement.classList.remove('printed'));
}
/** Searches the list of the page. */
export async function searchList({ page, hand }: Pick<Clerk, 'page' | 'hand'>, text: string) {
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toBeVisible();
  await hand.key(page, '/');
  await expect(field).toBeFocused();
  await hand.keys(page, text);
}

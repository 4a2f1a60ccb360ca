import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Language } from '#domain/language.ts';
import { chromiumLaunch } from '#test/support/browser/chromium.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { active, addCustomer, type Desk } from '#test/support/lending/lending.ts';
import { collectAmount, fieldTexts } from '#web/field/field.messages.ts';
import { expect, openStorage, ownServer, putSession, sharedSession } from './fixtures.ts';
import { ownDigits } from './own-digits.ts';

const calls = () => callsAt(ownServer());

/** The texts around a visit: what follows its name, its house, and what was noted at the last call. */
interface VisitTexts {
  readonly tail: string;
  readonly house: string;
  readonly note: string;
}

const plainTexts: VisitTexts = { tail: '', house: 'House', note: 'Come on Friday' };

/** Long texts with signs that turn a line around, pictures, marks of a page, and no place to break. */
export const hostileTexts: VisitTexts = {
  tail: ` ${'Abd-ur-Rahman \u202e😀 <b>x</b> '.repeat(3)}`,
  house: `<img src=x> \u202e 😀 ${'W'.repeat(120)} ${'House '.repeat(20)}`,
  note: `\u202e😀 "${'ہ'.repeat(90)} <script>alert(1)</script> ${'Friday '.repeat(40)}`,
};

/** Customers of one colony, each with Rs 1,000 due today at the sample's officer. The first was called before. */
export async function dueToday(count: number, { tail, house, note }: VisitTexts = plainTexts) {
  const [clerk, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  const desk: Desk = {
    ...{ employee: clerk.session, superadmin: superadmin.session },
    ...{ employeeId: '', superadminId: '' },
  };
  const today = businessDateOf(Date.now());
  const colony = `Colony ${ownDigits(6)}`;
  const made: { readonly name: string; readonly id: string }[] = [];
  // One after another: a clerk's files are taken one at a time.
  for (const letter of 'ABCDE'.slice(0, count)) {
    const name = `Visit ${letter} ${colony}`;
    const customerId = await addCustomer(calls(), desk, {
      cnic: `38${ownDigits(11)}`,
      fullName: { own: `${name}${tail}` },
      address: { own: `${house} ${letter}, ${colony}` },
    });
    const terms = { customerId, price: 6_000, downPayment: 0, count: 6, startOn: today, firstDueOn: today };
    made.push({ name, id: await active(calls(), desk, { ...terms, description: 'A rickshaw body' }) });
  }
  const [first] = made;
  if (first !== undefined) {
    const body = {
      channel: 'call',
      result: 'reached',
      note,
      outsideHoursReason: 'As she asked',
    } as const;
    await calls().call('logContact', { as: desk.employee, params: { id: first.id }, body });
  }
  const paidOf = async (id: string) => {
    const { entries } = await calls().call('getMoneyBasis', { as: desk.employee, params: { id } });
    return entries.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount);
  };
  return { colony, made, paidOf };
}

/** A phone whose browser keeps what it has when it is killed, as that of an installed page does. */
export async function phoneAt(
  profile: string,
  language: Language,
  keeps = true,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumLaunch,
    baseURL: ownServer(),
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  await context.addCookies([{ name: 'language', value: language, url: ownServer() }]);
  const page = context.pages()[0] ?? (await context.newPage());
  const browser = await context.newCDPSession(page);
  const permission = { name: 'persistent-storage' };
  const setting = keeps ? 'granted' : 'prompt';
  await browser.send('Browser.setPermission', { permission, setting, origin: ownServer() });
  return { context, page };
}

export async function signInOn(page: Page): Promise<void> {
  await putSession(page, await sharedSession('employee'));
  await openStorage(page);
}

/** A status with the number of a receipt, in either language. */
const postedSlip = /[A-Z]{3}-\d{6}/;

export async function collect(page: Page, name: string, language: Language): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: fieldTexts.collected[language] }).click();
  await page.getByRole('button', { name: collectAmount[language](1_000) }).click();
  // On a fast line the slip has its receipt already.
  const kept = page.getByText(fieldTexts.kept[language]);
  const posted = page.getByRole('status').filter({ hasText: postedSlip });
  await expect(kept.or(posted)).toBeVisible();
  await page.getByRole('button', { name: fieldTexts.toVisits[language] }).click();
}

/** The PIN of the books of tests. */
export const ownPin = '271828';

export async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

/** Opens a locked book. */
export async function unlock(page: Page, language: Language): Promise<void> {
  await expect(page.getByText(fieldTexts.enterPin[language])).toBeVisible();
  await typePin(page, ownPin);
  await expect(page.getByText(fieldTexts.enterPin[language])).toBeHidden();
}

/** Takes the day along on a new phone, and gives its book a PIN. */
export async function takeDay(page: Page, language: Language): Promise<void> {
  await page.goto('/field');
  await page.getByRole('button', { name: fieldTexts.takeMyDay[language] }).click();
  await expect(page.getByRole('heading', { name: fieldTexts.choosePin[language] })).toBeVisible();
  await typePin(page, ownPin);
  await expect(page.getByText(fieldTexts.pinAgain[language])).toBeVisible();
  await typePin(page, ownPin);
  await expect(page.getByRole('heading', { name: fieldTexts.myDay[language] })).toBeVisible();
}

/** The id under which the server knows the phone of a page; empty before it is registered. */
export function phoneOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opened = indexedDB.open('field-book');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const asked = opened.result.transaction('state').objectStore('state').get('device');
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opened.result.close();
            resolve(asked.result?.id ?? '');
          };
        };
      }),
  );
}

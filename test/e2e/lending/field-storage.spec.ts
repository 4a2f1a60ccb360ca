import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { fieldTexts, slipsAreSafe } from '#web/field/field.messages.ts';
import { itemsToSend } from '#web/field/worker-messages.ts';
import {
  collect,
  dueToday,
  ownPin,
  phoneAt,
  phoneOf,
  signInOn,
  takeDay,
  typePin,
  unlock,
} from '../support/field-phone.ts';
import {
  expect,
  expectAccessible,
  openStorage,
  ownServer,
  putSession,
  sharedSession,
  test,
} from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'qist-phone-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true }));

/** The phones that were registered. */
async function phones() {
  const { session } = await sharedSession('superadmin');
  return callsAt(ownServer()).call('listFieldDevices', { as: session, query: {} });
}

for (const language of languages)
  test(`a private window takes no day along and says why, in ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: ownServer(), viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    await context.addCookies([{ name: 'language', value: language, url: ownServer() }]);
    await putSession(page, await sharedSession('employee'));
    await openStorage(page);
    await page.goto('/field');
    await page.getByRole('button', { name: fieldTexts.takeMyDay[language] }).click();
    await expect(page.getByRole('heading', { name: fieldTexts.forgets[language] })).toBeVisible();
    await expect(page.getByText(fieldTexts.forgetsWhy[language])).toBeVisible();
    await expectAccessible(page);
    expect(await overflowOf(page)).toEqual([]);
    expect(await phoneOf(page)).toBe('');
    await context.close();
  });

test('a window in which the phone promises to keep nothing takes no day along', async () => {
  const { context, page } = await phoneAt(profile, 'en', false);
  await signInOn(page);
  await page.goto('/field');
  await page.getByRole('button', { name: fieldTexts.takeMyDay.en }).click();
  await expect(page.getByText('F-KEEP')).toBeVisible();
  await context.close();
});

test('a phone without room takes no day along', async () => {
  const { context, page } = await phoneAt(profile, 'en');
  await signInOn(page);
  await page.goto('/field');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: ownServer(), quotaSize: 1_000_000 });
  await page.getByRole('button', { name: fieldTexts.takeMyDay.en }).click();
  await typePin(page, ownPin);
  await typePin(page, ownPin);
  await expect(page.getByRole('heading', { name: fieldTexts.isFull.en })).toBeVisible();
  expect(await phoneOf(page)).toBe('');
  await browser.send('Storage.overrideQuotaForOrigin', { origin: ownServer() });
  await page.getByRole('button', { name: fieldTexts.madeRoom.en }).click();
  await takeDay(page, 'en');
  await context.close();
});

test('the slip for which a phone has no room is kept in the room that was reserved, and is the last until there is room', async () => {
  const { made } = await dueToday(2);
  const { context, page } = await phoneAt(profile, 'en');
  await signInOn(page);
  await takeDay(page, 'en');
  const [first = '', second = ''] = made.map(({ name }) => name);
  // The disk is full at the moment at which the next item is written.
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      IDBObjectStore.prototype.add = add;
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await collect(page, first, 'en');
  await page.getByRole('button', { name: second }).click();
  await expect(page.getByRole('heading', { name: fieldTexts.isFull.en })).toBeVisible();
  await expect(page.getByText(slipsAreSafe.en(1))).toBeVisible();
  await page.getByRole('button', { name: fieldTexts.madeRoom.en }).click();
  await expect(page.getByRole('button', { name: fieldTexts.collected.en })).toBeVisible();
  await page.goBack();
  await page.goto('/field');
  await unlock(page, 'en');
  await expect(page.getByRole('button', { name: first })).toContainText(fieldTexts.collected.en);
  await context.close();
});

test('a phone that the office revoked loses the list of its day, and what it sends still arrives', async () => {
  const { made } = await dueToday(1);
  const { context, page } = await phoneAt(profile, 'en');
  await signInOn(page);
  await takeDay(page, 'en');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await collect(page, made[0]?.name ?? '', 'en');
  const id = await phoneOf(page);
  const { session } = await sharedSession('superadmin');
  await callsAt(ownServer()).call('revokeFieldDevice', { as: session, params: { id } });
  await context.setOffline(false);
  await page.goto('/field');
  await expect(page.getByRole('heading', { name: fieldTexts.isGone.en })).toBeVisible();
  await expect(page.getByText(made[0]?.name ?? '')).toHaveCount(0);
  expect((await phones()).find((phone) => phone.id === id)).toMatchObject({ onHold: 1 });
  await context.close();
});

/** Wakes the worker as the browser does when the network is back. */
async function wake(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/field'));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await found;
  const sync = { registrationId, tag: itemsToSend, lastChance: false };
  await browser.send('ServiceWorker.dispatchSyncEvent', { origin: ownServer(), ...sync });
}

test('what was collected is handed in while the field book is closed, once there is a network', async () => {
  const { made, paidOf } = await dueToday(1);
  const { context, page } = await phoneAt(profile, 'en');
  await signInOn(page);
  await takeDay(page, 'en');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await collect(page, made[0]?.name ?? '', 'en');
  const id = await phoneOf(page);
  const itemsOf = async () => (await phones()).find((phone) => phone.id === id)?.lastDay?.items;
  expect(await itemsOf()).toBe(0);
  const other = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await other.goto('/field/icon.svg');
  await wake(context, other);
  await expect.poll(itemsOf).toBe(1);
  // The worker has no session, so nothing is recorded yet.
  expect(await paidOf(made[0]?.id ?? '')).toEqual([]);
  await other.goto('/field');
  await expect.poll(() => paidOf(made[0]?.id ?? '')).toEqual([1_000]);
  await context.close();
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { wrongPinsMax } from '#domain/lending/field/field-pin.ts';
import { areSafe, fieldTexts, notSent, triesAreLeft } from '#web/field/field.messages.ts';
import {
  collect,
  dueToday,
  ownPin,
  phoneAt,
  signInOn,
  takeDay,
  typePin,
  unlock,
} from '../support/field-phone.ts';
import { expect, test } from '../support/fixtures.ts';

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'qist-phone-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true }));

/** All that the field book keeps on the phone, as one text: strings as they are, bytes read as UTF-8 and byte by byte. */
function keptOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answered = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const texts: string[] = [];
    const read = (value: unknown): void => {
      if (typeof value === 'string' || typeof value === 'number') texts.push(String(value));
      else if (value instanceof CryptoKey) texts.push(`a key, extractable: ${value.extractable}`);
      else if (value instanceof Uint8Array)
        texts.push(new TextDecoder().decode(value), new TextDecoder('latin1').decode(value));
      else if (value !== null && typeof value === 'object')
        for (const part of Object.values(value)) read(part);
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        read(await answered(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) texts.push(url);
    return [...texts, ...Object.values(localStorage)].join(' ');
  });
}

test('a locked book keeps no name and no phone that anyone could read, and asks for its PIN at each start', async () => {
  const { made, colony } = await dueToday(1);
  const { context, page } = await phoneAt(profile, 'en');
  await page.clock.install();
  await signInOn(page);
  await takeDay(page, 'en');
  await context.setOffline(true);
  const [first] = made;
  await collect(page, first?.name ?? '', 'en');

  await page.clock.fastForward('04:50');
  await expect(page.getByRole('heading', { name: fieldTexts.myDay.en })).toBeVisible();
  await page.clock.fastForward('00:15');
  await expect(page.getByText(fieldTexts.enterPin.en)).toBeVisible();
  expect(await page.content()).not.toContain(colony);

  const kept = await keptOn(page);
  for (const known of [first?.name ?? '', colony, '"amount"', 'visits', ownPin])
    expect(kept).not.toContain(known);
  expect(kept).not.toMatch(/03\d{9}|extractable: true/);
  // It was looked at in the right place: chain and keys are there.
  expect(kept).toMatch(/extractable: false.*[\da-f]{64}|[\da-f]{64}.*extractable: false/s);

  await unlock(page, 'en');
  await expect(page.getByText(first?.name ?? '')).toBeVisible();
  await page.goto('/field');
  await expect(page.getByText(fieldTexts.enterPin.en)).toBeVisible();
  await expect(page.getByText(colony)).toHaveCount(0);
  await context.close();
});

test('ten wrong PINs wipe the list of the day, and what was collected is still handed in and recorded', async () => {
  const { made, colony, paidOf } = await dueToday(1);
  const { context, page } = await phoneAt(profile, 'en');
  await signInOn(page);
  await takeDay(page, 'en');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await collect(page, made[0]?.name ?? '', 'en');
  await page.getByRole('button', { name: fieldTexts.lock.en }).click();
  for (let left = wrongPinsMax - 1; left > 0; left -= 1) {
    await typePin(page, '314159');
    await expect(page.getByText(triesAreLeft.en(left))).toBeVisible();
    // A start in between gives no guess back.
    if (left === 5) await page.goto('/field');
  }
  await typePin(page, '314159');
  await expect(page.getByText(fieldTexts.wiped.en)).toBeVisible();
  await expect(page.getByText(areSafe.en(1))).toBeVisible();
  expect(await keptOn(page)).not.toContain(colony);

  await context.clearCookies({ name: /session/i });
  await context.setOffline(false);
  await page.goto('/field');
  await expect(page.getByRole('status').getByText(fieldTexts.signedOut.en)).toBeVisible();
  expect(await paidOf(made[0]?.id ?? '')).toEqual([]);
  await signInOn(page);
  await page.goto('/field');
  await expect(page.getByRole('button', { name: notSent.en(1) })).toHaveCount(0);
  await expect.poll(() => paidOf(made[0]?.id ?? '')).toEqual([1_000]);

  await takeDay(page, 'en');
  await expect(page.getByText(made[0]?.name ?? '')).toHaveCount(0);
  await context.close();
});

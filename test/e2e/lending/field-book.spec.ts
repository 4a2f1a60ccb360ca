import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import {
  collectAmount,
  fieldTexts,
  notHomeNames,
  notSent,
  sentOf,
  triesAreLeft,
} from '#web/field/field.messages.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import { collect, dueToday, phoneAt, signInOn, takeDay, typePin, unlock } from '../support/field-phone.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'qist-phone-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true }));

for (const language of languages)
  test(`a day without a network is collected, survives the browser’s death and is recorded once, in ${language}`, async () => {
    const { made, paidOf } = await dueToday(3);
    let { context, page } = await phoneAt(profile, language);
    await signInOn(page);
    await takeDay(page, language);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

    await context.setOffline(true);
    await page.goto('/field');
    await unlock(page, language);
    await expect(page.getByText(fieldTexts.offline[language])).toBeVisible();
    for (const { name } of made) await collect(page, name, language);
    await expect(page.getByRole('button', { name: notSent[language](3) }).first()).toBeVisible();
    await expect(page.getByText(saidRupees[language](3_000)).first()).toBeVisible();

    const killed = page.context().waitForEvent('close');
    const browser = await context.newCDPSession(page);
    await browser.send('Browser.crash').catch(() => undefined);
    await killed;

    ({ context, page } = await phoneAt(profile, language));
    // Of a browser that is killed the cookie of the session is sometimes on the disk and sometimes not. Here it is not.
    await context.clearCookies({ name: /session/i });
    await context.setOffline(true);
    await page.goto('/field');
    await unlock(page, language);
    await expect(page.getByRole('button', { name: notSent[language](3) }).first()).toBeVisible();
    // Without the session the signature of the phone hands the items in.
    await context.setOffline(false);
    await page
      .getByRole('button', { name: notSent[language](3) })
      .first()
      .click();
    await page.getByRole('button', { name: fieldTexts.tryAgain[language] }).click();
    await expect(page.getByRole('status').getByText(fieldTexts.signedOut[language])).toBeVisible();
    for (const { id } of made) expect(await paidOf(id)).toEqual([]);

    await signInOn(page);
    await page.goto('/field');
    await unlock(page, language);
    await page
      .getByRole('navigation')
      .getByRole('button', { name: fieldTexts.toSend[language], exact: true })
      .click();
    await expect(page.getByText(sentOf[language](3, 3))).toBeVisible();
    for (const { id } of made) expect(await paidOf(id)).toEqual([1_000]);
    await page.reload();
    for (const { id } of made) expect(await paidOf(id)).toEqual([1_000]);
    await context.close();
  });

/** The letters of the whole page, as large as a reader sets them in the browser. */
const setTextScale = (page: Page, scale: number) =>
  page.evaluate(
    (percent) => {
      document.documentElement.style.fontSize = percent;
    },
    `${scale * 100}%`,
  );

for (const language of languages)
  test(`each page of the field book fits a phone of 320 px and has no barrier, in ${language}`, async () => {
    const { made } = await dueToday(2);
    const { context, page } = await phoneAt(profile, language);
    await page.setViewportSize({ width: 320, height: 568 });
    const faults: unknown[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const look = async () => {
      await expectAccessible(page);
      expect(await overflowOf(page)).toEqual([]);
      await setTextScale(page, 2);
      expect(await overflowOf(page)).toEqual([]);
      await setTextScale(page, 1);
    };
    await signInOn(page);
    faults.length = 0;
    await page.goto('/field');
    await look();
    await page.getByRole('button', { name: fieldTexts.takeMyDay[language] }).click();
    await look();
    await page.getByRole('button', { name: fieldTexts.back[language] }).click();
    await takeDay(page, language);
    const [first, second] = made.map(({ name }) => page.getByRole('button', { name }));
    await first?.waitFor();
    await look();
    await first?.click();
    await look();
    for (const step of [fieldTexts.promise, fieldTexts.note, fieldTexts.notHome]) {
      await page.getByRole('button', { name: step[language], exact: true }).click();
      await look();
      await page.goBack();
    }
    await page.getByRole('button', { name: fieldTexts.notHome[language] }).click();
    await page.getByRole('button', { name: notHomeNames.locked[language] }).click();
    await page.getByRole('button', { name: fieldTexts.saveVisit[language] }).click();
    await second?.click();
    await page.getByRole('button', { name: fieldTexts.collected[language] }).click();
    await look();
    await page.getByRole('button', { name: collectAmount[language](1_000) }).click();
    await expect(page.getByRole('img', { name: fieldTexts.qrOfReceipt[language] })).toBeVisible();
    await look();
    await page.getByRole('button', { name: fieldTexts.toVisits[language] }).click();
    await page.getByRole('navigation').getByRole('button', { name: fieldTexts.toSend[language] }).click();
    await look();
    await page.getByRole('button', { name: fieldTexts.handOver[language] }).click();
    await look();
    await page.getByRole('button', { name: fieldTexts.lock[language] }).click();
    await typePin(page, '314159');
    await expect(page.getByText(triesAreLeft[language](9))).toBeVisible();
    await look();
    expect(faults).toEqual([]);
    await context.close();
  });

test('a second window of the field book waits until the first is closed', async () => {
  const { context, page } = await phoneAt(profile, 'en');
  await page.goto('/field');
  await expect(page.getByRole('heading', { name: fieldTexts.title.en })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/field');
  await expect(second.getByRole('heading', { name: fieldTexts.otherTab.en })).toBeVisible();
  await page.close();
  await expect(second.getByRole('heading', { name: fieldTexts.title.en })).toBeVisible();
  await context.close();
});

test('a slip goes to the customer on 80 mm, as a text and read out, as far as the phone has a voice', async () => {
  const { made } = await dueToday(1);
  const { context, page } = await phoneAt(profile, 'en');
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    speechSynthesis.getVoices = () => [{ lang: 'en-GB', name: 'A voice' } as SpeechSynthesisVoice];
    speechSynthesis.speak = ({ text }) => said.push(text);
    // The browser refuses a voice that it does not have.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => {} });
  });
  await signInOn(page);
  await takeDay(page, 'en');
  const [first] = made;
  await page.getByRole('button', { name: first?.name ?? '' }).click();
  await page.getByRole('button', { name: fieldTexts.collected.en }).click();
  await page.getByRole('button', { name: collectAmount.en(1_000) }).click();
  await expect(page.getByRole('link', { name: fieldTexts.sms.en })).toHaveAttribute(
    'href',
    /^sms:\+92\d{10}\?body=/,
  );
  const href = (await page.getByRole('link', { name: fieldTexts.whatsApp.en }).getAttribute('href')) ?? '';
  const text = new URL(href).searchParams.get('text');
  expect(text).toContain(`${saidRupees.en(1_000)} received from ${first?.name} for agreement`);
  expect(text).toMatch(/Left to pay by the book of the day: Rs\s5,000\. .*\/r\/[\dA-Z-]{19}$/);
  await page.getByRole('button', { name: fieldTexts.readOut.en }).click();
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    `Received from ${first?.name}: Rupees one thousand only. Left to pay: Rupees five thousand only.`,
  ]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: fieldTexts.sms.en })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  // In Urdu this phone has no voice, so nothing offers to read.
  await page.getByRole('button', { name: fieldTexts.toVisits.en }).click();
  await page.getByRole('button', { name: languageNames.ur }).click();
  await page.getByRole('navigation').getByRole('button', { name: fieldTexts.myCash.ur }).click();
  await page.getByRole('button', { name: first?.name ?? '' }).click();
  await expect(page.getByRole('button', { name: fieldTexts.print.ur })).toBeVisible();
  await expect(page.getByRole('button', { name: fieldTexts.readOut.ur })).toHaveCount(0);
  await context.close();
});

test('the field book can be put on a home screen: its icons are what its manifest says', async ({ page }) => {
  await page.goto('/field');
  const { icons } = await (await page.request.get('/field/book.webmanifest')).json();
  const sides = await page.evaluate(
    (all: { src: string }[]) =>
      Promise.all(
        all.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    icons.slice(0, 3),
  );
  expect(sides).toEqual([192, 512, 512]);
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable', 'any']);
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

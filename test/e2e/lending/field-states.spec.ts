import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '#domain/language.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { cameTwice, clockIsOff, collectAmount, fieldTexts, notSent } from '#web/field/field.messages.ts';
import { stripTexts, youPaid } from '#web/field/slip.messages.ts';
import { collect, dueToday, phoneAt, signInOn, takeDay, unlock } from '../support/field-phone.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { overflowOf } from '../support/page-overflow.ts';

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'qist-phone-'));
});
test.afterEach(async () => {
  for (const dir of [profile, `${profile}-copy`]) await rm(dir, { recursive: true, force: true });
});

test('a browser that cannot keep a day says so in both languages, and takes none', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
  await page.goto('/field');
  for (const language of languages)
    await expect(page.getByRole('heading', { name: fieldTexts.oldBrowser[language] })).toBeVisible();
  await expect(page.getByText('F-OLD')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await layoutFaults(page)).toEqual([]);
});

for (const language of languages) {
  test(`a slip is shown to the customer’s camera, and its strip of 80 mm has both languages, in ${language}`, async () => {
    const { made } = await dueToday(1);
    const { context, page } = await phoneAt(profile, language);
    await signInOn(page);
    await takeDay(page, language);
    const name = made[0]?.name ?? '';
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: fieldTexts.collected[language] }).click();
    await page.getByRole('button', { name: collectAmount[language](1_000) }).click();
    await page.getByRole('button', { name: stripTexts.show[language], exact: true }).click();
    await expect(page.getByRole('heading', { name: youPaid[language](name) })).toBeFocused();
    const code = await page.getByRole('img', { name: fieldTexts.qrOfReceipt[language] }).boundingBox();
    expect(code?.width).toBeGreaterThanOrEqual(224);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await layoutFaults(page)).toEqual([]);
    await page.getByRole('button', { name: stripTexts.done[language] }).click();

    await page.emulateMedia({ media: 'print' });
    const strip = page.locator('.strip');
    const words = amountInWords(rupees(1_000));
    for (const each of languages) {
      await expect(strip.getByText(fieldTexts.slip[each])).toBeVisible();
      await expect(strip.getByText(words[each])).toBeVisible();
      await expect(strip.getByText(stripTexts.noInterest[each])).toBeVisible();
    }
    await expect(page.getByRole('banner')).toBeHidden();
    // 74 mm between the margins.
    await page.setViewportSize({ width: 280, height: 900 });
    expect(await overflowOf(page)).toEqual([]);
    await context.close();
  });

  test(`a phone whose clock was set back says so, and takes cash all the same, in ${language}`, async () => {
    const { made } = await dueToday(2);
    const [first, second] = made.map(({ name }) => name);
    const { context, page } = await phoneAt(profile, language);
    await signInOn(page);
    await takeDay(page, language);
    await collect(page, first ?? '', language);
    await context.setOffline(true);
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() - 26.5 * 3_600_000;
    });
    // A clock that jumps locks the book, as hours without a touch do.
    await unlock(page, language);
    await expect(page.getByText(clockIsOff[language]({ days: 1, hours: 2, isBehind: true }))).toBeVisible();
    await expect(page.getByText('F-CLOCK')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await layoutFaults(page)).toEqual([]);
    await page.getByRole('button', { name: fieldTexts.clockIsSet[language] }).click();
    await collect(page, second ?? '', language);
    await expect(page.getByRole('button', { name: notSent[language](1) }).first()).toBeVisible();
    await context.close();
  });

  test(`a copy of a phone whose slip came twice stops and says whom to call, in ${language}`, async () => {
    const { made, paidOf } = await dueToday(2);
    const [first, second] = made;
    if (first === undefined || second === undefined) throw new Error('two visits');
    let { context, page } = await phoneAt(profile, language);
    await signInOn(page);
    await takeDay(page, language);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.close();
    await cp(profile, `${profile}-copy`, { recursive: true });
    ({ context, page } = await phoneAt(profile, language));
    await signInOn(page);
    await page.goto('/field');
    await unlock(page, language);
    await collect(page, first.name, language);
    await expect.poll(() => paidOf(first.id)).toEqual([1_000]);
    await context.close();

    ({ context, page } = await phoneAt(`${profile}-copy`, language));
    await signInOn(page);
    await page.goto('/field');
    await unlock(page, language);
    await page.getByRole('button', { name: second.name }).click();
    await page.getByRole('button', { name: fieldTexts.collected[language] }).click();
    await page.getByRole('button', { name: collectAmount[language](1_000) }).click();
    await page.getByRole('button', { name: fieldTexts.toVisits[language] }).click();
    await page.getByRole('button', { name: first.name }).click();
    await expect(page.getByRole('heading', { level: 2 })).toContainText(
      cameTwice[language]('SGD-F').split('SGD-F')[0]?.trim() ?? '',
    );
    await expect(page.getByText('F-TWIN')).toBeVisible();
    await expect(page.getByRole('link', { name: fieldTexts.callTheBranch[language] })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await layoutFaults(page)).toEqual([]);
    expect(await paidOf(second.id)).toEqual([]);
    await context.close();
  });
}

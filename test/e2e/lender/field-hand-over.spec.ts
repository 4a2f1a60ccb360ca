import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slipOnHold } from '#contract/lending/labels/field-names.messages.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { count } from '#test/support/lending/cash.ts';
import { pay } from '#test/support/lending/lending.ts';
import { cashTexts, differs, handOverAmount, onHoldToo, waitsToBeCounted } from '#web/field/cash.messages.ts';
import { fieldTexts, sentOf } from '#web/field/field.messages.ts';
import { collect, dueToday, phoneAt, phoneOf, signInOn, takeDay } from '../support/field-phone.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'qist-phone-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true }));

for (const language of languages)
  test(`an officer hands over what is in the hand by slip, once although the answer is lost, in ${language}`, async () => {
    const { made } = await dueToday(2);
    const [first, second] = made;
    if (first === undefined || second === undefined) throw new Error('two visits');
    const calls = callsAt(ownServer());
    const [clerk, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
    const { context, page } = await phoneAt(profile, language);
    await signInOn(page);
    await takeDay(page, language);
    const query = { deviceId: await phoneOf(page) };
    const cash = () => calls.call('getFieldCash', { as: clerk.session, query });
    const before = await cash();
    // Paid at the counter after the day was taken: the cash of the phone waits for a decision.
    await pay(calls, superadmin.session, second.id, 6_000);
    await context.setOffline(true);
    await collect(page, first.name, language);
    await collect(page, second.name, language);
    await page.getByRole('navigation').getByRole('button', { name: fieldTexts.myCash[language] }).click();
    // Without a network the phone shows its own slips, and nothing can be handed over.
    await expect(page.locator('.lines li')).toHaveCount(2);
    await expect(page.getByText(cashTexts.sendFirst[language])).toBeVisible();
    await context.setOffline(false);

    const inHand = before.inHand + 2_000;
    const give = page.getByRole('button', { name: handOverAmount[language](inHand) });
    await expect(give).toBeVisible();
    await expect(page.getByText(second.name)).toBeVisible();
    await expect(page.getByText(slipOnHold[language], { exact: true }).first()).toBeVisible();
    await expect(page.getByText(onHoldToo[language](1, 1_000))).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await layoutFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });

    await page.route('**/api/cash/hand-overs', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await give.click();
    await expect(page.getByText(waitsToBeCounted[language](inHand))).toBeVisible();
    const { waiting } = await cash();
    const offer = waiting.at(-1);
    expect(offer?.amount).toBe(inHand);
    expect(waiting).toHaveLength(before.waiting.length + 1);
    await expect(give).toHaveCount(0);

    await count(calls, superadmin.session, offer?.id ?? '', inHand - 500);
    await page.getByRole('button', { name: fieldTexts.back[language], exact: true }).click();
    await page.getByRole('navigation').getByRole('button', { name: fieldTexts.myCash[language] }).click();
    await expect(page.getByText(differs[language](-500))).toBeVisible();
    await page.getByRole('button', { name: fieldTexts.back[language], exact: true }).click();
    await page.getByRole('navigation').getByRole('button', { name: fieldTexts.toSend[language] }).click();
    await expect(page.getByText(sentOf[language](2, 2))).toBeVisible();
    await context.close();
  });

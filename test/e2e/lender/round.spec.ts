import type { Page } from '@playwright/test';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { messages as due } from '#web/office/lending/collections/due/due.messages.ts';
import { messages as result } from '#web/office/lending/collections/result/result.messages.ts';
import { messages } from '#web/office/lending/collections/round/round.messages.ts';
import { resultNames } from '#web/office/lending/ground/labels/contact-labels.messages.ts';
import { CountedHand } from '../support/counted-hand.ts';
import { expect, expectAccessible, ownServer, sharedSession, signIn, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';

/** Of eight late customers who are called and promise. */
const interactionsMax = 32;
const called = 8;

const calls = () => callsAt(ownServer());

/** Contact hours that include the time of the test run, until the work is done. */
async function withinContactHours(work: () => Promise<void>): Promise<void> {
  const { session: as } = await sharedSession('superadmin');
  const { content, version } = (await calls().call('getSettings', { as })).officeRules;
  const contactHours = { opensAt: '00:00', closesAt: '23:59' };
  await calls().call('saveOfficeRules', { as, body: { content: { ...content, contactHours }, version } });
  await work();
  const later = (await calls().call('getSettings', { as })).officeRules;
  await calls().call('saveOfficeRules', { as, body: { content, version: later.version } });
}

/** A desk without a telephone: the browser would complain of the link. */
async function withoutTelephone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('click', (event) => {
      const isCall = event.target instanceof Element && event.target.closest('a[href^="tel:"]') !== null;
      if (isCall) event.preventDefault();
    });
  });
}

for (const language of languages)
  test(`eight late customers are called in turn and promise, in ${language}`, async ({ page }) => {
    await withoutTelephone(page);
    await withinContactHours(async () => {
      const { session: as } = await sharedSession('employee');
      const overdue = () => calls().call('listDue', { as, query: { group: 'overdue' } });
      const before = (await overdue()).data.slice(0, called + 1);
      expect(before).toHaveLength(called + 1);
      await signIn(page, 'employee', language);
      await page.goto('/employee/due?group=overdue');
      const hand = new CountedHand();
      await hand.press(page.getByRole('link', { name: due.startRound[language] }));
      const panel = page.getByRole('dialog');
      const save = panel.getByRole('button', { name: messages.save[language] });
      for (const { agreementNumber } of before.slice(0, called)) {
        await expect(panel).toContainText(agreementNumber);
        await hand.press(panel.getByRole('link', { name: new RegExp(`^${plainWords.call[language]}`) }));
        await hand.press(panel.getByRole('radio', { name: result.tomorrow[language], exact: true }));
        await hand.press(save);
      }
      expect(hand.interactions).toBeLessThanOrEqual(interactionsMax);

      const [, ...rest] = before.slice(called - 1);
      await expect(panel).toContainText(rest[0]?.agreementNumber ?? '');
      await page.keyboard.press('2');
      await expect(panel.getByRole('radio', { name: resultNames.no_answer[language] })).toBeChecked();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(panel).not.toContainText(rest[0]?.agreementNumber ?? '');

      const promisedFor = addDays(businessDateOf(Date.now()), 1);
      const after = (await overdue()).data;
      for (const { agreementId, dueNow } of before.slice(0, called))
        expect(after.find((item) => item.agreementId === agreementId)).toMatchObject({
          promise: { amount: dueNow, promisedFor, state: 'open' },
          lastContact: { channel: 'call', result: 'promised' },
        });
      const last = after.find(({ agreementId }) => agreementId === rest[0]?.agreementId);
      expect(last).toMatchObject({ lastContact: { result: 'no_answer' } });

      await page.setViewportSize({ width: 320, height: 700 });
      await expect(save, 'the foot stays in sight of a thumb').toBeInViewport({ ratio: 1 });
      expect(await overflowOf(page)).toEqual([]);
    });
  });

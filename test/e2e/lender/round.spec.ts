import type { Page } from '@playwright/test';
import { promiseNames } from '#contract/desk/labels/request-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { CountedHand } from '#test/support/browser/counted-hand.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { contactOutcomeNames } from '#web/office/desk/ground/request-labels.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { messages as due } from '#web/office/lending/collections/due/due.messages.ts';
import { messages as result } from '#web/office/lending/collections/result/result.messages.ts';
import { messages } from '#web/office/lending/collections/round/round.messages.ts';
import { resultNames } from '#web/office/lending/ground/labels/contact-labels.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { expect, expectAccessible, ownServer, sharedSession, signIn, test } from '../support/fixtures.ts';
import { ownAddress } from '../support/open-app.ts';
import { ownDigits } from '../support/own-digits.ts';
import { overflowOf } from '../support/page-overflow.ts';

/** Of eight late customers who are called and promise, and of three requests that are taken with a call. */
const interactionsMax = { promises: 32, requests: 13 };
const called = 8;

const calls = () => callsAt(ownServer());

/** Contact hours that include the time of the test run, until the work is done. */
async function withinContactHours(work: () => Promise<void>): Promise<void> {
  const { session: as } = await sharedSession('superadmin');
  const { content, version } = (await calls().call('getSettings', { as })).officeRules;
  const contactHours = { opensAt: '00:00', closesAt: '23:59' };
  await calls().call('saveOfficeRules', { as, body: { content: { ...content, contactHours }, version } });
  try {
    await work();
  } finally {
    const later = (await calls().call('getSettings', { as })).officeRules;
    await calls().call('saveOfficeRules', { as, body: { content, version: later.version } });
  }
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
      const { session: as } = await sharedSession('superadmin');
      const overdue = () => calls().call('listDue', { as, query: { group: 'overdue' } });
      const before = (await overdue()).data.slice(0, called + 1);
      expect(before).toHaveLength(called + 1);
      await signIn(page, 'superadmin', language);
      await page.goto('/admin/due?group=overdue');
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
      expect(hand.interactions).toBeLessThanOrEqual(interactionsMax.promises);

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

test('a result that is saved at once reaches the server after the call that it comes of', async ({
  page,
}) => {
  await withoutTelephone(page);
  await withinContactHours(async () => {
    await signIn(page, 'superadmin');
    await page.goto('/admin/due?group=overdue');
    const arrive = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.route('**/api/agreements/*/contacts', async (route) => {
      const logged: { readonly result: string } = route.request().postDataJSON();
      sent.push(logged.result);
      if (logged.result === 'opened') await arrive.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: due.startRound.en }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('link', { name: new RegExp(`^${plainWords.call.en}`) }).click();
    await panel.getByRole('radio', { name: resultNames.no_answer.en }).check();
    await panel.getByRole('button', { name: messages.save.en }).click();
    await expect(panel.getByRole('button', { name: plainWords.saving.en })).toBeVisible();
    expect(sent).toEqual(['opened']);
    arrive.resolve();
    await expect.poll(() => sent).toEqual(['opened', 'no_answer']);
  });
});

for (const language of languages)
  test(`three contact requests are taken with a call each, in ${language}`, async ({ page }) => {
    await withoutTelephone(page);
    await withinContactHours(async () => {
      const word = ownDigits(8).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
      for (const first of ['Anwar', 'Bashir', 'Dilawar'])
        await calls().call('submitContactForm', {
          body: {
            formType: 'general_inquiry',
            fullName: `${first} ${word}`,
            phoneNumber: `0346${ownDigits(7)}`,
            message: 'Which papers do I bring? I live in Sargodha.',
          },
          headers: { 'X-Forwarded-For': ownAddress() },
        });
      await signIn(page, 'employee', language);
      await page.goto(`/employee/my-contact-requests?search=${word}`);
      const hand = new CountedHand();
      await hand.press(page.getByRole('link', { name: `Anwar ${word}` }));
      for (const [index, first] of ['Anwar', 'Bashir', 'Dilawar'].entries()) {
        const panel = page.getByRole('dialog', { name: `${first} ${word}` });
        await hand.press(panel.getByRole('link', { name: plainWords.call[language], exact: true }));
        await hand.press(panel.getByRole('radio', { name: contactOutcomeNames.reached[language] }));
        const verb = index < 2 ? plainWords.saveAndNext : lendingWords.logContact;
        await hand.press(panel.locator('form').getByRole('button', { name: verb[language] }));
      }
      const last = page.getByRole('dialog', { name: `Dilawar ${word}` });
      await expect(last).toContainText(promiseNames.kept[language]);
      expect(hand.interactions).toBeLessThanOrEqual(interactionsMax.requests);

      const { session: as } = await sharedSession('employee');
      const found = await calls().call('searchContactRequests', { as, body: { search: word } });
      expect(found.data).toHaveLength(3);
      for (const request of found.data)
        expect(request).toMatchObject({ assignee: { name: { en: 'Bilal Ahmed' } }, status: 'contacted' });
    });
  });

import { firstWeekSteps } from '#domain/insight/first-week.ts';
import { type Language, languages } from '#domain/language.ts';
import { messages as twoStep } from '#web/office/identity/profile/two-step-page.messages.ts';
import {
  branchesOpen,
  progress,
  stepTexts,
  messages as week,
} from '#web/office/insight/dashboards/first-week/first-week.messages.ts';
import { messages as branches } from '#web/office/lender/branches/branches.messages.ts';
import { branchLabels } from '#web/office/lender/ground/branch-labels.messages.ts';
import { pages } from '#web/office/pages.ts';
import { messages as shell } from '#web/office/shell/shell.messages.ts';
import { messages as form } from '#web/sign-in/form/sign-in-form.messages.ts';
import { messages as account } from '#web/sign-in/views/account-view.messages.ts';
import { messages as setUp } from '#web/sign-in/views/set-up-view.messages.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { withNewLender } from '../support/new-lender.ts';
import { overflowOf } from '../support/page-overflow.ts';
import { somebody } from '../support/sign-in-accounts.ts';

const widths: Readonly<Record<Language, number>> = { en: 360, ur: 1366 };

for (const language of languages)
  test(`the first superadmin reads what two-step sign-in is, and may begin without it, in ${language}`, async ({
    page,
  }) => {
    await withNewLender(async (link) => {
      await page.setViewportSize({ width: widths[language], height: 800 });
      await page.goto(link);
      if (language === 'ur') await page.getByRole('button', { name: 'اردو' }).click();
      await expect(page.getByRole('heading', { level: 1, name: setUp.title[language] })).toBeVisible();
      const { fullName, phone, password } = somebody();
      await page.getByLabel(account.fullName[language]).fill(fullName);
      await page.getByLabel(account.phone[language], { exact: true }).fill(phone);
      await page.getByLabel(form.password[language], { exact: true }).fill(password);
      await page.getByRole('button', { name: account.createAccount[language] }).click();

      const title = pages.twoStepSignIn.title[language];
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('list').getByText(twoStep.type[language])).toBeVisible();
      await expectAccessible(page);
      expect(await overflowOf(page)).toEqual([]);
      await page.getByRole('link', { name: twoStep.later[language] }).click();
      await expect(page.getByRole('heading', { level: 1, name: week.title[language] })).toBeVisible();
      await page.reload();
      const steps = page.getByRole('list', { name: week.steps[language] });
      await expect(steps.getByRole('listitem')).toHaveCount(firstWeekSteps.length);
      await expect(
        page.getByRole('main').getByText(progress[language](0, firstWeekSteps.length)),
      ).toBeVisible();
      await expectAccessible(page);
      expect(await overflowOf(page)).toEqual([]);

      await steps.getByRole('link', { name: stepTexts.branches.verb[language] }).click();
      const proposals = page.getByRole('region', { name: branches.drafts[language] });
      const sargodha = proposals.getByRole('listitem').filter({ hasText: 'SGD' });
      await sargodha.getByRole('button', { name: branches.openDraft[language] }).click();
      await expect(page.getByRole('row').filter({ hasText: 'SGD' })).toBeVisible();
      await expect(sargodha).toHaveCount(0);
      const lahore = proposals.getByRole('listitem').filter({ hasText: 'LHE' });
      await expectAccessible(page);
      expect(await overflowOf(page)).toEqual([]);
      await lahore.getByRole('link', { name: branches.changeDraft[language] }).click();
      await expect(page.getByRole('textbox', { name: branchLabels.code[language] })).toHaveValue('LHE');
      await page.goBack();
      await expect(proposals).toBeVisible();
      await page.goto(new URL('/admin', link).href);
      await expect(page.getByText(branchesOpen[language](1))).toBeVisible();
      const dashboard = page.getByRole('heading', { level: 1, name: pages.adminDashboard.title[language] });
      await page.getByRole('button', { name: week.openDashboard[language] }).click();
      await expect(dashboard).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: week.hide[language] }).click();
      await expect(dashboard).toBeVisible();
      await page.reload();
      await expect(dashboard).toBeVisible();
      // The menu says how far the week has come, and leads back to it.
      if (language === 'en') await page.getByRole('button', { name: shell.openMenu.en }).click();
      await page.getByRole('link', { name: week.firstWeek[language] }).click();
      await expect(page.getByRole('heading', { level: 1, name: week.title[language] })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { formMessages } from '#web/office/lending/money/enter/money-form.messages.ts';
import type { MoneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { expect, expectAccessible } from './fixtures.ts';

/** Both steps of a task. Nothing is recorded before the last button. */
export async function settle(
  page: Page,
  texts: MoneyTexts,
  amount: string,
  language: Language,
): Promise<Locator> {
  const drawer = page.getByRole('dialog');
  const foot = drawer.locator('footer');
  await expect(drawer.getByRole('heading', { name: texts.title[language] })).toBeVisible();
  await drawer.getByRole('textbox', { name: texts.amount[language] }).fill(amount);
  await expectAccessible(page);
  await foot.getByRole('button', { name: formMessages.review[language] }).click();
  await expectAccessible(page);
  await foot.getByRole('button', { name: texts.verb[language] }).dblclick();
  await expect(drawer.getByRole('heading', { name: texts.done[language] })).toBeVisible();
  return drawer;
}

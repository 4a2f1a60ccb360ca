import type { Page } from '@playwright/test';
import type { Language, Phrase } from '#domain/language.ts';
import { messages as cash } from '#web/office/lending/money/cash/cash.messages.ts';

/** Presses an action of cash in the menu of the branch of Sargodha. */
export async function chooseForBranch(page: Page, language: Language, action: Phrase): Promise<void> {
  const places = page.getByRole('table', { name: cash.byBranch[language] });
  await places.getByRole('row').filter({ hasText: 'SGD' }).locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: action[language] }).click();
}

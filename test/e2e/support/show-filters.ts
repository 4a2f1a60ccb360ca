import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { messages } from '#web/office/kit/list/list.messages.ts';

/** Opens the filters of a list, which stand below its bar, or closes them where they are open. */
export async function showFilters(page: Page, language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: messages.filters[language] }).click();
}

import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { messages as invoices } from '#web/office/lending/agreements/cost/cost-section.messages.ts';
import { continueTo } from '#web/office/lending/agreements/draft/draft.messages.ts';
import { messages as guarantors } from '#web/office/lending/agreements/guarantors/guarantors.messages.ts';
import { costLabels } from '#web/office/lending/ground/labels/cost-labels.messages.ts';
import { expect } from './fixtures.ts';
import { ownDigits } from './own-digits.ts';

/** A number that nobody else in this run has. */
export function someCnic(): string {
  return `38403${ownDigits(7)}2`;
}

/** A field of a draft, by its place in the form. */
export const numbered = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

export const goOn = (page: Page, language: Language, step: keyof typeof continueTo): Locator =>
  page.getByRole('button', { name: continueTo[step][language] });

export async function addGuarantor(page: Page, language: Language, fullName: string): Promise<void> {
  await numbered(page, 'cnic').fill(someCnic());
  await page.getByRole('button', { name: guarantors.find[language], exact: true }).click();
  await page.getByText(guarantors.isNew[language]).waitFor();
  await numbered(page, 'fullName.own').fill(fullName);
  await numbered(page, 'phone').fill('03009998877');
  await numbered(page, 'address').fill('Chak 47 SB');
  await page.getByRole('button', { name: guarantors.save[language] }).click();
  await expect(page.getByRole('group').filter({ hasText: fullName })).toBeVisible();
}

/** Fills in the supplier's invoice for goods that are not on the product list. */
export async function fillInvoice(page: Page, language: Language, cost: string): Promise<void> {
  await numbered(page, 'supplier').fill('Al-Madina Traders');
  await numbered(page, 'invoiceNumber').fill('AM-1447');
  await numbered(page, 'invoicedOn').fill('19/11/2025');
  await numbered(page, 'cost').fill(cost);
  const buffer = Buffer.from(await samplePicture());
  await page
    .getByRole('group', { name: costLabels.invoice[language] })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'invoice.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: invoices.record[language] }).dblclick();
  await expect(numbered(page, 'supplier')).toHaveCount(0);
}

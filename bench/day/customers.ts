import type { Locator } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { messages as account } from '#web/office/lending/account/account.messages.ts';
import { messages as customers } from '#web/office/lending/customers/customer-form.messages.ts';
import { documentKindNames } from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { pages } from '#web/office/pages.ts';
import { type Clerk, expect, goTo, type Task } from './clerk.ts';

/** The customer of the day, as the forms and the search know her. */
export const newcomer = {
  fullName: 'Nasreen Qandil Bibi',
  inUrdu: 'نسرین قندیل بی بی',
  cnic: '3840377700012',
  phone: '03457770913',
} as const;

/** Her name as the search and the lists show it. */
export const nameIn = (language: Language): string =>
  language === 'ur' ? newcomer.inUrdu : newcomer.fullName;

export const numbered = ({ page }: Pick<Clerk, 'page'>, name: string): Locator =>
  page.locator(`[name="${name}"]`);

/** Three pictures, and what the paper form says. */
async function addCustomer(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  const at = (name: string) => numbered(clerk, name);
  await goTo(clerk, 'c', '/employee/customers');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await hand.key(page, 'n');
  await expect(at('fullName.own')).toBeVisible();
  await hand.type(at('fullName.own'), newcomer.fullName);
  await hand.tabTo(page, at('fullName.ur'), newcomer.inUrdu);
  await hand.tabToChoose(page, at('relative'), 'husband');
  await hand.tabTo(page, at('relativeName.own'), 'Muhammad Aslam');
  await hand.tabTo(page, at('cnic'), newcomer.cnic);
  await hand.tabToChoose(page, at('gender'), 'female');
  await hand.tabTo(page, at('bornOn'), '14031988');
  await hand.tabTo(page, at('phone'), newcomer.phone);
  await hand.tabTo(page, at('address.own'), 'Block 12, Satellite Town');
  await hand.tabTo(page, at('city'), 'Sargodha');
  await hand.type(at('monthlyIncome'), '90000');
  const buffer = Buffer.from(await samplePicture());
  for (const kind of ['photo', 'cnic_front', 'cnic_back'] as const) {
    const group = page.getByRole('group', { name: documentKindNames[kind][language], exact: true });
    await hand.chooseFile(group.locator('input[type=file]').first(), buffer);
  }
  await hand.check(at('hasPrivacyConsent'));
  await hand.tabToChoose(page, at('privacyConsentHow'), 'signed');
  await hand.press(page.getByRole('button', { name: customers.create[language] }));
  await expect(page.getByRole('status').filter({ hasText: account.added[language] })).toBeVisible();
  await expect(page.getByRole('link', { name: pages.newAgreement.title[language] })).toBeFocused();
  const body = { search: newcomer.cnic };
  const { data } = await calls.call('listCustomers', { as: desk.employee, body });
  expect(data).toHaveLength(1);
}

export const customerTasks: readonly Task[] = [
  { name: 'add a customer with three pictures', budget: 'dayCustomer', work: addCustomer },
];

import { messages as panelMessages } from '#web/office/desk/contact-requests/request-panel.messages.ts';
import { messages as account } from '#web/office/lending/account/account.messages.ts';
import { messages as customers } from '#web/office/lending/customers/customer-form.messages.ts';
import { type Clerk, expect, searchList, type Task } from './clerk.ts';
import { numbered } from './customers.ts';

/** A visitor of the site. */
async function visitor({ calls, desk: { employee: as } }: Clerk, fullName: string, phoneNumber: string) {
  const address = 'Block 7, Satellite Town, Sargodha';
  const email = 'visitor@example.pk';
  const body = { formType: 'contact_us', fullName, phoneNumber, email, address } as const;
  await calls.call('submitContactForm', { body });
  const { data } = await calls.call('searchContactRequests', { as, body: { search: fullName } });
  const params = { id: data[0]?.id ?? '' };
  return { params, read: () => calls.call('getContactRequest', { as, params }) };
}

/** On the list of requests, which is open. The next hour with a free place is as good as any. */
async function bookVisit(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  const { read } = await visitor(clerk, 'Rashida Qandil', '03461237770');
  await hand.key(page, 'Escape');
  await searchList(clerk, 'rashida qandil');
  await hand.press(page.getByRole('link', { name: 'Rashida Qandil' }));
  const panel = page.getByRole('dialog', { name: 'Rashida Qandil' });
  await hand.press(panel.getByRole('button', { name: panelMessages.bookVisit[language] }));
  await hand.choose(panel.locator('[name=startsAt]'), { index: 1 });
  await hand.press(panel.locator('form').getByRole('button', { name: panelMessages.bookVisit[language] }));
  await expect(panel.locator('form')).toHaveCount(0);
  expect((await read()).visit).not.toBeNull();
}

/** A visitor who was called before. What the request says is in the form already. */
async function convert(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  const { params, read } = await visitor(clerk, 'Kaneez Qandil', '03461237771');
  await calls.call('takeContactRequest', { as: desk.employee, params });
  const body = { channel: 'call', result: 'reached' } as const;
  await calls.call('logRequestContact', { as: desk.employee, params, body });
  const at = (name: string) => numbered(clerk, name);
  await hand.key(page, 'Escape');
  await searchList(clerk, 'kaneez qandil');
  await hand.press(page.getByRole('link', { name: 'Kaneez Qandil' }));
  const panel = page.getByRole('dialog', { name: 'Kaneez Qandil' });
  await hand.press(panel.getByRole('button', { name: panelMessages.convert[language] }));
  await expect(at('fullName.own')).toHaveValue('Kaneez Qandil');
  await hand.choose(at('relative'), 'husband');
  await hand.tabTo(page, at('relativeName.own'), 'Muhammad Akram');
  await hand.tabTo(page, at('cnic'), '3840377740016');
  await hand.tabToChoose(page, at('gender'), 'female');
  await hand.tabTo(page, at('bornOn'), '21061990');
  await hand.type(at('monthlyIncome'), '60000');
  await hand.check(at('hasPrivacyConsent'));
  await hand.tabToChoose(page, at('privacyConsentHow'), 'signed');
  await hand.press(page.getByRole('button', { name: customers.create[language] }));
  await expect(page.getByRole('status').filter({ hasText: account.added[language] })).toBeVisible();
  expect((await read()).customer?.id).toBeDefined();
}

export const deskTasks: readonly Task[] = [
  { name: 'book a home visit', work: bookVisit },
  { name: 'convert a request into a customer', budget: 'dayConversion', work: convert },
];

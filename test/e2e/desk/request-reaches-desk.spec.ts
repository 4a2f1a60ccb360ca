import { expect, expectAccessible, test } from '../support/fixtures.ts';

const journeys = [
  {
    language: 'English',
    path: '/',
    open: 'Contact Us',
    submit: 'Submit',
    thanks: 'Thank you',
    name: 'Zainab <b>Bibi</b>',
    phone: '0300-1234567',
  },
  {
    language: 'Urdu',
    path: '/ur/',
    open: 'رابطہ کریں',
    submit: 'جمع کرائیں',
    thanks: 'شکریہ',
    name: 'زینب بی بی آزمائش',
    phone: '0300-1234568',
  },
];

for (const { language, path, open, submit, thanks, name, phone } of journeys) {
  test(`a request sent in ${language} on a phone appears at the lender's desk`, async ({ page, office }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.getByRole('button', { name: open }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=fullName]').fill(name);
    await dialog.locator('[name=phoneNumber]').pressSequentially(phone.replace('-', ''));
    await expect(dialog.locator('[name=phoneNumber]')).toHaveValue(phone);
    await dialog.locator('[name=address]').fill('Mohalla Islampura, Sargodha');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: submit }).click();
    await expect(dialog.getByText(thanks)).toBeVisible();

    const desk = await office('superadmin', '/admin/contact-requests');
    await desk.getByRole('searchbox', { name: 'Name or phone' }).fill(phone);
    await desk.getByRole('link', { name }).click();
    const drawer = desk.getByRole('dialog');
    await expect(drawer).toContainText('Mohalla Islampura, Sargodha');
    await expect(drawer).toContainText(phone);
  });
}

import type { Locator, Page, Request } from '@playwright/test';
import { contactFormEndpoints } from '#contract/site/contact-forms.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const { path } = contactFormEndpoints.submitContactForm;

/** Records the forms that are sent, without stopping them. */
function sentForms(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request);
  });
  return sent;
}

async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('the contact dialog reports faults, sends the right fields, and says thanks', async ({ page }) => {
  const sent = sentForms(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact Us' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const summary = dialog.getByRole('region', { name: 'Please correct 3 fields' });
  await expect(summary).toBeFocused();
  for (const [label, message] of [
    ['Address', 'Address is required'],
    ['Phone number', 'Phone number is required'],
    ['Full name', 'Full name is required'],
  ] as const) {
    await summary.getByRole('link', { name: message }).click();
    await expect(dialog.getByLabel(label)).toBeFocused();
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message);
  }
  expect(new URL(page.url()).hash).toBe('');
  expect(sent).toHaveLength(0);

  await dialog.getByRole('textbox', { name: 'Full name', exact: true }).fill('Zainab Bibi');
  await expect(dialog.getByText('Full name is required')).toHaveCount(0);
  await dialog.getByLabel('Phone number').fill('0300-00000');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Phone number')).toHaveAccessibleDescription(
    'Phone number must be in format 03xx-xxxxxxx',
  );
  await dialog.getByLabel('Address').fill('Mohalla Islampura, Sargodha');
  await dialog.getByLabel('Phone number').fill('');
  await paste(dialog.getByLabel('Phone number'), '+92 300 1234567');
  await expect(dialog.getByLabel('Phone number')).toHaveValue('0300-1234567');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(dialog.getByText('A representative will contact you within 24 hours.')).toBeVisible();
  expect(sent[0]?.postDataJSON()).toEqual({
    fullName: 'Zainab Bibi',
    phoneNumber: '0300-1234567',
    email: '',
    address: 'Mohalla Islampura, Sargodha',
    formType: 'contact_us',
  });
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Contact Us' }).first()).toBeFocused();
});

test('a pasted phone is understood: with the country code, in groups, in Urdu and Arabic digits', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const phone = page.locator('#contact [name=phone]');
  await expect(page.locator('#contact button[type=submit]')).toBeEnabled();
  for (const pasted of [
    '+92 300 1234567',
    '0092-300-1234567',
    '0300 123 4567',
    '۰۳۰۰۱۲۳۴۵۶۷',
    '٠٣٠٠-١٢٣٤٥٦٧',
  ]) {
    await phone.fill('');
    await paste(phone, pasted);
    await expect(phone).toHaveValue('0300-1234567');
  }
});

test('a message of more than 10,000 characters shows its limit and is kept', async ({ page }) => {
  const sent = sentForms(page);
  await page.goto('/');
  const form = page.locator('#contact form');
  await form.getByRole('textbox', { name: 'Full name', exact: true }).fill('Riaz Ahmad');
  await form.getByLabel('Phone number').fill('03007654321');
  const long = '<script>alert(1)</script> 🏍️ '.repeat(360);
  await form.getByLabel('Message').fill(long);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(
    'This is too long: at most 10,000 characters',
  );
  await expect(form.getByLabel('Message')).toHaveValue(long);
  expect(sent).toHaveLength(0);
});

test('the message form also sends its raw fields, and can be used again', async ({ page }) => {
  const sent = sentForms(page);
  await page.goto('/');
  const form = page.locator('#contact form');
  await form.getByRole('textbox', { name: 'Full name', exact: true }).fill('Riaz Ahmad');
  const phone = form.getByLabel('Phone number');
  await phone.pressSequentially('03007654321');
  await form.getByLabel(/^Email/).fill('riaz@example.com');
  await form.getByLabel(/^Service/).selectOption('business');
  // A hydrated page groups the digits while they are typed; `raw` is the text in the field.
  const shownPhone = await phone.inputValue();
  await form.getByLabel('Message').fill('A <b>motorcycle</b> loader 🏍️');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('#contact').getByText('Thank you')).toBeVisible();
  expect(sent[0]?.postDataJSON()).toEqual({
    formType: 'general_inquiry',
    fullName: 'Riaz Ahmad',
    phoneNumber: shownPhone,
    emailAddress: 'riaz@example.com',
    serviceType: 'business',
    message: 'A <b>motorcycle</b> loader 🏍️',
    name: 'Riaz Ahmad',
    phone: shownPhone,
    email: 'riaz@example.com',
    service: 'business',
  });
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(form.getByRole('textbox', { name: 'Full name', exact: true })).toHaveValue('');
});

test('a home visit can be requested in Urdu; a day in the past is refused', async ({ page }) => {
  const sent = sentForms(page);
  await page.goto('/ur/');
  await page.getByRole('button', { name: 'گھر پر ملاقات کی درخواست' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=name]').fill('زینب بی بی');
  await dialog.locator('[name=phone]').pressSequentially('۰۳۰۰۱۱۱۲۲۲۲');
  await dialog.locator('[name=address]').fill('محلہ اسلام پورہ، سرگودھا');
  await dialog.locator('[name=date]').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'جمع کرائیں' }).click();
  await expect(dialog.locator('[name=date]')).toHaveAccessibleDescription('آج یا بعد کی کوئی تاریخ چنیے');
  await dialog.getByRole('link', { name: 'پسندیدہ وقت چنیے' }).click();
  await expect(dialog.getByRole('radio', { name: 'صبح' })).toBeFocused();
  await dialog.locator('[name=date]').fill('2099-12-12');
  await dialog.getByLabel('دوپہر').check();
  await dialog.getByRole('button', { name: 'جمع کرائیں' }).click();
  await expect(dialog.getByText('شکریہ')).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({
    formType: 'home_visit',
    preferredDate: '2099-12-12',
    preferredTime: 'afternoon',
    fullName: 'زینب بی بی',
    phoneNumber: '0300-1112222',
    name: 'زینب بی بی',
    phone: '0300-1112222',
    address: 'محلہ اسلام پورہ، سرگودھا',
    date: '2099-12-12',
    time: 'afternoon',
  });
  expect(sent[0]?.headers()['accept-language']).toBe('ur');
});

test('a form submitted offline is kept and says so, and is stored once however often it is sent', async ({
  page,
  context,
}) => {
  const sent = sentForms(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Request Home Visit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=name]').fill('Kept Offline');
  await dialog.locator('[name=phone]').fill('03003334444');
  await dialog.locator('[name=address]').fill('Chak 47, Sargodha');
  await dialog.getByLabel('Any time').check();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText(/offline|not booked/i).first()).toBeVisible();
  await expect(dialog.locator('[name=name]')).toHaveValue('Kept Offline');
  await context.setOffline(false);

  // The request arrives, its answer is lost on the way back.
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await lost;
  await page.unroute(`**${path}`);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Thank you')).toBeVisible();
  expect(sent.length).toBeGreaterThanOrEqual(2);
  const keys = sent.map((request) => request.headers()['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('the home-visit dialog shows its heading, summary and buttons in full on a low screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { width, height } of [
    { width: 1366, height: 768 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/ur/', { waitUntil: 'networkidle' });
    await page.locator('main [data-opens=visit]').click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: 'جمع کرائیں' });
    await submit.click();
    const summary = dialog.locator('section');
    await expect(summary).toBeFocused();
    for (const whole of [dialog.getByRole('heading'), summary, submit]) {
      await expect(whole).toBeInViewport({ ratio: 1 });
    }
    await dialog.locator('[name=notes]').focus();
    for (const whole of [dialog.getByRole('heading'), dialog.locator('[name=notes]'), submit]) {
      await expect(whole).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  test(`a toast at ${width} px closes with the next attempt or its dialog, and covers nothing important`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route(`**${path}`, (route) => route.fulfill({ status: 409, json: { message: 'Closed' } }));
    const toast = page.getByRole('status').locator('p');
    const covered = () =>
      toast.evaluate((text) => {
        const { left, right, top, bottom } = text.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const needed = 'h1, h2, h3, header a, aside a, dialog button, #contact form > :last-child button';
        return [...document.querySelectorAll(needed)]
          .filter((element) => element.closest('[role=status]') === null)
          .filter(
            (element) =>
              document.querySelector('dialog[open]') === null || element.closest('dialog') !== null,
          )
          .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
          .map(({ name }) => name);
      });

    const form = page.locator('#contact form');
    await form.getByRole('textbox', { name: 'Full name', exact: true }).fill('A');
    await form.getByLabel('Phone number').fill('03007654321');
    await form.getByLabel('Message').fill('A fan');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast).toHaveText('Failed to submit contact form. Please try again.');
    await expect(form.locator('section')).toBeFocused();
    expect(await covered()).toEqual([]);
    await form.getByLabel('Message').fill('');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('link', { name: 'Message is required' })).toBeVisible();
    await expect(toast).toHaveCount(0);

    await page.evaluate(() => window.scrollTo(0, 0));
    const opener = page.getByRole('button', { name: 'Contact Us' }).first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Full name', exact: true }).fill('A');
    await dialog.getByLabel('Phone number').fill('03007654321');
    await dialog.getByLabel('Address').fill('Sargodha');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(toast).toHaveText('An unknown error occurred. Please try again.');
    expect(await covered()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(toast).toHaveCount(0);
    await opener.click();
    await expect(toast).toHaveCount(0);
  });
}

test('a dialog opens, closes and returns the focus with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Contact Us' }).first();
  for (const key of ['Enter', 'Space']) {
    await opener.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('text typed before hydration is kept when the language is switched at once', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/hydrate-.*\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Message' }).fill('A sewing machine');
  await page.getByRole('link', { name: 'اردو' }).first().click();
  script.resolve();
  await expect(page).toHaveURL('/ur/');
  await expect(page.getByRole('textbox', { name: 'پیغام' })).toHaveValue('A sewing machine');
});

test('a button pressed before hydration still works', async ({ page }) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/hydrate-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Contact Us' }).first().click();
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
});

const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 900 },
];

for (const { name, width, height } of screens) {
  for (const language of ['/', '/ur/']) {
    test(`${language} meets WCAG 2.2 on a ${name}, with each dialog open and its errors shown`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto(language, { waitUntil: 'networkidle' });
      for (const opens of ['contact', 'visit']) {
        await page.locator(`[data-opens=${opens}]`).first().click();
        const dialog = page.getByRole('dialog');
        await expectAccessible(page);
        await dialog.locator('button[type=submit]').click();
        await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    });
  }
}

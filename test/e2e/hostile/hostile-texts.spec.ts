import type { Page } from '@playwright/test';
import { searchEndpoints } from '#contract/insight/search.ts';
import { readableName } from '#domain/person/readable-name.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { hostileTexts } from '#test/support/calls/hostile-texts.ts';
import { customerBody } from '#test/support/lending/lending.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { foundOf, messages } from '#web/office/shell/palette/palette.messages.ts';
import { expect, goWithin, openStorage, ownServer, sharedSession, signIn } from '../support/fixtures.ts';
import { expectNothingRan, test } from '../support/hostile-watch.ts';
import { ownAddress } from '../support/open-app.ts';
import { ownDigits } from '../support/own-digits.ts';

/** Several at once, because each would run independently. */
const together = thorough ? 1 : 12;

const paletteOf = (page: Page) => page.getByRole('dialog', { name: messages.title.en });

/** Searches in the open palette, and waits for its results. Returns their number. */
async function lookFor(page: Page, text: string): Promise<number> {
  const palette = paletteOf(page);
  // The text typed before may be answered meanwhile.
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith(searchEndpoints.search.path) && response.request().postDataJSON().text === text,
  );
  await palette.getByRole('combobox').fill(text);
  const { data } = await (await answered).json();
  await expect(palette.getByRole('status')).toHaveText(foundOf.en(data.length));
  await expectNothingRan(page);
  return data.length;
}

test("text in any field of a visitor's form is shown at the desk as written, and none of it runs", async ({
  page,
}) => {
  test.slow();
  const ids: string[] = [];
  const calls = callsAt(ownServer());
  for (const [index, text] of hostileTexts.entries()) {
    const person = { fullName: text, phoneNumber: `0344${ownDigits(7)}` };
    const home = { ...person, address: text, email: text };
    const contact = { formType: 'contact_us', ...home } as const;
    const visit = { formType: 'home_visit', ...home, notes: text, preferredTime: 'anytime' } as const;
    const inquiry = { formType: 'general_inquiry', ...person, message: text, emailAddress: text } as const;
    const body = [contact, visit, inquiry][index % 3] ?? contact;
    const headers = { 'X-Forwarded-For': ownAddress() };
    ids.push((await calls.call('submitContactForm', { body, headers })).id);
  }
  await signIn(page, 'superadmin');
  await page.goto('/admin/contact-requests');
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
  for (const [index, id] of ids.entries()) {
    await goWithin(page, `/admin/contact-requests?open=${id}`);
    const drawer = page.getByRole('dialog');
    const written = readableName(hostileTexts[index] ?? '');
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(written);
    await expect(drawer.getByRole('link', { name: 'Call' })).toBeVisible();
    await expectNothingRan(page);
  }
});

test('text typed into the forms of the site never runs there', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const form = page.locator('#contact form');
  const fields = ['name', 'email', 'message', 'phone'];
  for (const [index, text] of hostileTexts.entries()) {
    await form.locator(`[name=${fields[index % fields.length]}]`).fill(text);
  }
  await form.locator('[name=email]').fill('');
  await form.locator('[type=submit]').click();
  await expect(form).toContainText('Please correct 1 field');
  await page.reload({ waitUntil: 'networkidle' });
  await expectNothingRan(page);
});

test('names of customers, guarantors and goods are shown as written, and never run', async ({ page }) => {
  test.slow();
  await signIn(page, 'employee');
  const { session: as } = await sharedSession('employee');
  const calls = callsAt(ownServer());
  const word = `hostile${ownDigits(8)}`;
  const wordOf = (index: number) => `${word}${Math.trunc(index / together)}`;
  for (const [index, text] of hostileTexts.entries()) {
    const name = `${wordOf(index)} ${text}`;
    const particulars = {
      fullName: { own: name, ur: name },
      relativeName: { own: text },
      cnic: `3${ownDigits(12)}`,
      phone: `0321${ownDigits(7)}`,
      address: { own: text },
      city: text.slice(0, 80),
      occupation: text,
      notes: text,
    };
    const customer = await calls.call('createCustomer', { as, body: customerBody(particulars) });
    expect(customer.fullName.own).toBe(readableName(name));
    await calls.call('saveGuarantor', {
      as,
      body: {
        fullName: { own: text },
        cnic: `3${ownDigits(12)}`,
        phone: '03000000102',
        address: text,
        occupation: text,
      },
    });
  }
  await page.goto('/employee');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  for (const text of hostileTexts) {
    if (thorough) await lookFor(page, text);
    else await paletteOf(page).getByRole('combobox').fill(text);
  }
  for (let first = 0; first < hostileTexts.length; first += together)
    expect(await lookFor(page, wordOf(first))).toBeGreaterThan(0);
  await lookFor(page, word);
  await expect(page.getByRole('group', { name: 'Customers' }).getByRole('option')).toHaveCount(20);
  await expect(page.getByRole('option', { name: word }).first()).toContainText('hostile()');
});

test("the name of the signed-in user is plain text, even if edited in the browser's storage", async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  await openStorage(page);
  for (let first = 0; first < hostileTexts.length; first += together) {
    await page.evaluate(
      (fullName) => {
        const user = JSON.parse(localStorage.getItem('userData') ?? '{}');
        localStorage.setItem('userData', JSON.stringify({ ...user, fullName, email: fullName }));
      },
      hostileTexts.slice(first, first + together).join(' '),
    );
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingRan(page);
  }
});

test('no address of the app runs code in it', async ({ page }) => {
  await signIn(page, 'superadmin');
  // One for each place in the page where an address can be rendered.
  const few = [
    `</script><script>hostile()</script></title><script>hostile()</script>"><img src=x onerror=hostile()>`,
    `--><script>hostile()</script><!--' onmouseover='hostile()' x='`,
    'javascript:hostile()',
  ];
  for (const text of thorough ? hostileTexts : few) {
    const written = encodeURIComponent(text);
    for (const path of [
      `/admin/contact-requests?search=${written}`,
      `/${written}`,
      `/sign-in?next=${written}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingRan(page);
    }
  }
});

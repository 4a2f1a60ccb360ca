import type { Page } from '@playwright/test';
import { callsAt } from '#test/support/calls/calls.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { expect, expectAccessible, putSession } from '../support/fixtures.ts';
import { type OwnLender, test } from '../support/own-lender.ts';
import { appCode, type Person, somebody } from '../support/sign-in-accounts.ts';

// One lender for all of them: starting one takes longer than each of these.
test.describe.configure({ mode: 'default' });

async function signInByForm(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Phone or email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Puts an employee on record who has no password yet. */
async function addEmployee({ address, superadmin }: OwnLender, person: Person) {
  const calls = callsAt(address);
  const { session: as } = await superadmin();
  const { data: branches } = await calls.call('listBranches', { as });
  return calls.call('createEmployee', {
    as,
    body: {
      fullName: { own: person.fullName },
      email: person.email,
      cnic: `3840${person.phone.slice(2)}`,
      language: 'en',
      branchId: branches[0]?.id ?? '',
      mayRecordPayments: true,
      mayMatchUnknownLines: false,
      backDatingDaysMax: 0,
    },
  });
}

async function continueWithGoogle(page: Page, { address }: OwnLender): Promise<void> {
  await page.goto(`${address}/sign-in`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

test('a user with a verified e-mail at Google is signed in, and stays so after a reload', async ({
  page,
  lender,
}) => {
  const person = somebody();
  await addEmployee(lender, person);
  lender.google.accounts.set('known', { email: person.email, email_verified: true });
  lender.google.letIn('known');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await continueWithGoogle(page, lender);
  await expect(page).toHaveURL(`${lender.address}/employee`);
  await expect(page.getByRole('button', { name: /Account/ })).toContainText(person.fullName);
  // The browser came back from another site, which the cookies of the attempt and of the session had to survive.
  expect(asked).toContain(lender.google.settings.GOOGLE_ISSUER);
  await page.reload();
  await expect(page.getByRole('button', { name: /Account/ })).toContainText(person.fullName);
  await expect(page).toHaveURL(`${lender.address}/employee`);
});

test('the link to Google is shown in the profile and can be removed there once there is a password', async ({
  page,
  lender,
}) => {
  const person = somebody();
  // A tall window, so that no panel is under the bar at the top.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await addEmployee(lender, person);
  lender.google.accounts.set('linked', { email: person.email, email_verified: true });
  lender.google.letIn('linked');
  await continueWithGoogle(page, lender);
  await expect(page).toHaveURL(`${lender.address}/employee`);
  await page.goto(`${lender.address}/employee/profile`);
  const panel = page.getByRole('region', { name: 'Google sign-in' });
  await expect(panel).toContainText('it is your only way to sign in');
  await expect(panel.getByRole('button')).toHaveCount(0);

  const count = lender.mail.mails.length;
  const calls = callsAt(lender.address);
  await calls.call('forgetPassword', { body: { identifier: person.email } });
  const mail = (await lender.mail.arrived(count + 1)).at(-1) ?? '';
  const token = /#reset=([\w-]{43})/.exec(mail)?.[1] ?? '';
  await calls.call('resetPassword', { body: { token, password: person.password } });
  await page.goto(`${lender.address}/sign-in`);
  await signInByForm(page, person);
  await expect(page).toHaveURL(`${lender.address}/employee`);
  await page.goto(`${lender.address}/employee/profile`);
  await panel.getByRole('button', { name: 'Turn off Google sign-in' }).click();
  await panel.getByLabel('Current password').fill(person.password);
  await panel.getByRole('button', { name: 'Turn off Google sign-in' }).click();
  await expect(panel).toContainText('no Google account opens this account');
  await expectAccessible(page);

  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await continueWithGoogle(page, lender);
  await expect(page.getByRole('region', { name: 'Could not sign you in' })).toContainText(
    'Google sign-in is off for this account',
  );
});

test("a superadmin removes an employee's link to Google on the employee's page", async ({
  page,
  browser,
  lender,
}) => {
  const person = somebody();
  const { id } = await addEmployee(lender, person);
  lender.google.accounts.set('undone', { email: person.email, email_verified: true });
  lender.google.letIn('undone');
  const theirs = await (await browser.newContext()).newPage();
  await continueWithGoogle(theirs, lender);
  await expect(theirs).toHaveURL(`${lender.address}/employee`);

  await putSession(page, await lender.superadmin(), lender.address);
  await page.goto(`${lender.address}/admin/employees/${id}/edit`);
  await page.getByRole('button', { name: 'Turn off Google sign-in' }).click();
  const question = page.getByRole('dialog', { name: `Turn off Google sign-in for ${person.fullName}?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Turn off Google sign-in' }).click();
  await expect(page.getByText(`Google sign-in is off for ${person.fullName}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off Google sign-in' })).toHaveCount(0);
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/sign-in/);
});

test('an unknown person returns from Google to a sentence that says so', async ({ page, lender }) => {
  lender.google.accounts.set('unknown', { email: somebody().email, email_verified: true });
  lender.google.letIn('unknown');
  await continueWithGoogle(page, lender);
  const summary = page.getByRole('region', { name: 'Could not sign you in' });
  await expect(summary).toContainText('No account uses the email of this Google account');
  await expect(summary).toBeFocused();
  await expect(page).toHaveURL(`${lender.address}/sign-in`);
  await expectAccessible(page);
});

test('a forgotten password is replaced by the link in the mail, which works once', async ({
  page,
  lender,
}) => {
  const person = somebody();
  await lender.addSuperadmin(person);
  const count = lender.mail.mails.length;
  await page.goto(`${lender.address}/sign-in`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeFocused();
  await page.getByLabel('Phone or email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();
  await expectAccessible(page);

  const mail = (await lender.mail.arrived(count + 1)).at(-1) ?? '';
  expect(mail).toContain(`To: ${person.email}`);
  const link = /http:\/\/localhost:\d+\/sign-in#reset=[\w-]{43}/.exec(mail)?.[0] ?? '';
  const setPassword = async (password: string) => {
    // A mail is opened beside whatever is open.
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    await expect(page).toHaveURL(`${lender.address}/sign-in`);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
  };
  await setPassword('a green rickshaw at dusk');
  await expect(page.getByRole('heading', { level: 1, name: 'Your new password is set' })).toBeFocused();
  await setPassword('a white rickshaw at dawn');
  await expect(page.getByRole('region', { name: 'The password was not changed' })).toContainText(
    'This link has already been used or has expired',
  );
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await signInByForm(page, { ...person, password: 'a green rickshaw at dusk' });
  await expect(page).toHaveURL(`${lender.address}/admin/two-step-sign-in`);
});

test('a superadmin of a real lender is led to two-step sign-in from every page, until it is on', async ({
  page,
  context,
  lender,
}) => {
  const person = somebody();
  await lender.addSuperadmin(person);
  await page.goto(`${lender.address}/sign-in`);
  await signInByForm(page, person);
  await expect(page).toHaveURL(`${lender.address}/admin/two-step-sign-in`);
  const panel = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(panel).toContainText('It is off. Superadmins must turn it on');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  await expect(page).toHaveURL(`${lender.address}/admin/two-step-sign-in`);
  await page.goto(`${lender.address}/admin/contact-requests`);
  await expect(page).toHaveURL(`${lender.address}/admin/two-step-sign-in`);

  await panel.getByRole('button', { name: 'Set it up' }).click();
  await panel.getByLabel('Current password').fill(person.password);
  await panel.getByRole('button', { name: 'Continue' }).click();
  const secret = (await panel.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).innerText()).replaceAll(' ', '');
  await panel.getByLabel('6-digit code').fill(appCode(secret));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await expect(panel.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await panel.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: lender.address });
  const copied = async () => (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  await panel.getByRole('button', { name: 'Copy' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied()).toEqual(['Asaan Qist: Your recovery codes', ...codes, '']);
  await page.getByRole('button', { name: 'اردو' }).click();
  const inUrdu = page.getByRole('region', { name: 'دو مرحلہ سائن اِن' });
  await inUrdu.getByRole('button', { name: 'کاپی ہو گیا' }).click();
  await expect.poll(copied).toEqual(['آسان قسط: آپ کے بحالی کوڈ', ...codes, '']);
  await page.getByRole('button', { name: 'English' }).click();
  await panel.getByRole('button', { name: 'I have saved them' }).click();
  await expect(panel).toContainText('It is on. 10 recovery codes are left.');

  await page.getByRole('link', { name: 'Employees', exact: true }).click();
  await expect(page.getByRole('row', { name: formatStoredPhone(person.phone) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: formatStoredPhone(person.phone) })).toBeVisible();
  await expect(page).toHaveURL(`${lender.address}/admin/employees`);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { readSession } from '#test/support/calls/raw-request.ts';
import { customerBody } from '#test/support/lending/lending.ts';
import { ServerProcess } from '#test/support/servers/process.ts';
import { expect, test } from '../support/fixtures.ts';

/** Values that may be only in the database and on the screen, in each form in which they are written. */
const visitorPhone = '03329876501';
const customerPhone = '03319876502';
const cnic = '3840398765438';
const wrongPassword = 'a-wrong-password-8841';

const phoneForms = (phone: string) => [
  phone,
  `${phone.slice(0, 4)}-${phone.slice(4)}`,
  `92${phone.slice(1)}`,
  `${phone.slice(0, 4)} ${phone.slice(4)}`,
];
const secrets = [
  ...phoneForms(visitorPhone),
  ...phoneForms(customerPhone),
  cnic,
  `${cnic.slice(0, 5)}-${cnic.slice(5, 12)}-${cnic.slice(12)}`,
  wrongPassword,
  samplePassword,
];

let address: string;

async function leaveRequest(page: Page): Promise<void> {
  await page.goto(address);
  const form = page.locator('#contact form');
  await form.locator('[name=name]').fill('Sidra Munir');
  await form.locator('[name=phone]').fill(visitorPhone);
  await form.locator('[name=message]').fill('A fridge');
  await form.locator('[type=submit]').click();
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
}

async function signInByForm(page: Page, password: string): Promise<void> {
  await page.getByLabel('Phone or email').fill('superadmin@example.pk');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function addCustomer(): Promise<void> {
  const calls = callsAt(address);
  const credentials = { identifier: 'employee@example.pk', password: samplePassword };
  const as = await readSession(await calls.request('signIn', { body: credentials }));
  const body = customerBody({ fullName: { own: 'Rubina Yasmeen' }, phone: customerPhone, cnic });
  await calls.call('createCustomer', { as, body });
  expect(await calls.refusal('createCustomer', { as, body })).toMatchObject({ code: 'cnic_taken' });
  const mistyped = { ...body, cnic: `${cnic}0` };
  expect(await calls.refusal('createCustomer', { as, body: mistyped })).toMatchObject({ fields: ['cnic'] });
}

async function searchByPalette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(text);
  await expect(page.getByRole('option', { name: 'Rubina Yasmeen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('no phone, CNIC, password or token is in a log, in an address, or in browser storage other than the two keys', async ({
  page,
  context,
}) => {
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-leaks-'));
  const { QIST_SPARE: sampleLender = '' } = process.env;
  const server = new ServerProcess({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: sampleLender,
    SAMPLE_DATA: 'on',
    LOG_LEVEL: 'debug',
  });
  address = await server.ready();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));

  await leaveRequest(page);
  await page.goto(`${address}/sign-in`);
  await signInByForm(page, wrongPassword);
  await expect(page.getByRole('region', { name: 'Could not sign you in' })).toBeVisible();
  await addCustomer();
  await signInByForm(page, samplePassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const cookie = (await context.cookies(`${address}/api`)).find(({ httpOnly }) => httpOnly)?.value ?? '';
  expect(token.length).toBeGreaterThan(40);
  expect(cookie.length).toBeGreaterThan(40);

  await searchByPalette(page, customerPhone);
  await searchByPalette(page, cnic);
  await page.getByRole('link', { name: 'Contact Requests', exact: true }).click();
  await page.getByRole('searchbox').fill(visitorPhone);
  await expect(page.getByText('1 of 1 request shown')).toBeVisible();
  await page.getByRole('link', { name: 'Sidra Munir' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Call' })).toBeVisible();
  addresses.push(page.url());
  // Going back to the page finds the search again, without an address that tells it.
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(visitorPhone);

  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    userData: localStorage.getItem('userData') ?? '',
    session: JSON.stringify({ ...sessionStorage }),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));
  expect(kept.local).toEqual(['token', 'userData']);
  expect(kept.databases).toEqual([]);
  expect(kept.caches).toEqual([]);

  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${address}/sign-in`);
  await expect(page.getByRole('button', { name: 'Fill in the Superadmin sign-in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const { output } = await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
  expect(output).toContain('"msg":"request"');
  // The password of the sample sign-ins is printed at the start, so it is no secret.
  const log = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
  for (const secret of [...secrets, token, cookie]) {
    expect(log, `${secret} in the log`).not.toContain(secret);
    expect(
      addresses.filter((one) => decodeURIComponent(one).includes(secret)),
      `${secret} in an address`,
    ).toEqual([]);
    expect(kept.userData + kept.session + kept.cookies, `${secret} in the browser`).not.toContain(secret);
  }
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt, pathOf } from '#test/support/calls/calls.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';

/** The text of the file that a button saves. */
async function savedBy(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  return readFile(await (await saved).path(), 'utf8');
}

/** A register of two customers under the headings of the template. */
function registerOf(headings: string, cnic: string, bornOn: string): Buffer {
  const rows = [
    ['کنیز فاطمہ', '', 'شوہر', 'محمد رمضان', '', '38403-5550001-2', '', 'عورت', '25/03/1985', '۰۳۰۰-۵۵۵۰۰۰۱'],
    ['بشیر احمد', '', 'والد', 'نذیر احمد', '', cnic, '', 'مرد', bornOn, '0300-5550002'],
  ].map((cells) => [...cells, '', '', 'چک 47 شمالی', '', 'سرگودھا', 'SGD', '', '', '', '', ''].join(','));
  return Buffer.from([headings, ...rows].join('\r\n'));
}

async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[name="customers"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Delays the page's polling until the test allows it, as on a slow line. */
async function holdProgress(page: Page): Promise<() => void> {
  const look = Promise.withResolvers<void>();
  await page.route(`**${pathOf('getImport', { id: importOf(page) })}`, async (route) => {
    await look.promise;
    await route.fallback();
  });
  return look.resolve;
}

/** The id of the file that is open. */
const importOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The server's progress with the open file. */
function stateOf(page: Page) {
  const id = importOf(page);
  return async () => {
    const { session } = await sharedSession('superadmin');
    return (await callsAt(ownServer()).call('getImport', { as: session, params: { id } })).state;
  };
}

test('a register sent again tells what differs from the record, and a chosen change is taken over', async ({
  office,
}) => {
  const { session } = await sharedSession('superadmin');
  const calls = callsAt(ownServer());
  const headings = (
    await calls.call('downloadImportCsv', { as: session, params: { kind: 'customers' } })
  ).split('\r\n')[0];
  const rowWith = (phone: string, address: string) =>
    Buffer.from(
      [
        headings?.replace('\uFEFF', ''),
        `Zubaida Khanum,,husband,Ghulam Nabi,,38403-5550007-4,,female,25/03/1985,${phone},,,${address},,Sargodha,SGD,,,,,`,
      ].join('\r\n'),
    );
  const table = new Uint8Array(rowWith('0300-5550007', 'Chak 47'));
  const body = { kind: 'customers', fileName: 'first.csv', table } as const;
  const { id } = await calls.call('checkImport', { as: session, body });
  await calls.call('startImport', { as: session, params: { id }, body: { password: samplePassword } });
  const first = () => calls.call('getImport', { as: session, params: { id } });
  await expect.poll(async () => (await first()).rows.created).toBe(1);

  const page = await office('superadmin', '/admin/imports', 'en');
  await send(page, 'second.csv', rowWith('0311-5550007', 'Chak 48 South'));
  await page.getByRole('link', { name: 'On record with other values' }).click();
  const row = page.getByRole('row', { name: 'Zubaida Khanum' });
  await expect(row.getByText('0300-5550007')).toBeVisible();
  await expect(row.getByText('0311-5550007')).toBeVisible();
  await expect(row.getByText('Chak 48 South')).toBeVisible();
  // Rows of the previous answer are faint.
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Take over' }).click();
  await page.getByRole('button', { name: 'Take over 1 row' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('will not bring the old values back');
  await expectAccessible(page);
  await dialog.getByLabel('Current password').fill(samplePassword);
  await dialog.getByRole('button', { name: 'Take over 1 row' }).click();
  await expect.poll(stateOf(page)).toBe('done');
  await page.getByRole('link', { name: 'Changes taken over' }).click();
  await page.getByRole('link', { name: 'Zubaida Khanum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zubaida Khanum' })).toBeVisible();
  await expect(page.getByText('0311-5550007').first()).toBeVisible();
});

test('a register is checked, corrected, imported and undone, in Urdu', async ({ office }) => {
  const page = await office('superadmin', '/admin/imports', 'ur');
  const template = await savedBy(page, 'نمونہ \u2066(CSV)\u2069');
  const headings = template.replace('\uFEFF', '').split('\r\n')[0] ?? '';
  expect(headings).toContain('شناختی کارڈ نمبر');

  await send(page, 'register.csv', registerOf(headings, '38403-555', '03/04/1980'));
  await expect(page.getByText('شناختی کارڈ نمبر کے 13 ہندسے ہونے چاہییں', { exact: false })).toBeVisible();
  await expect(
    page.getByText('دن پہلے یا مہینہ پہلے، دونوں طرح پڑھا جا سکتا ہے', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('اس فائل میں تاریخیں').selectOption('day_first');
  await page.getByRole('button', { name: 'دوبارہ جانچیں' }).click();
  await expect(page.getByText('دونوں طرح پڑھا جا سکتا ہے', { exact: false })).toHaveCount(0);
  expect((await savedBy(page, 'درست کرنے کی سطریں (ایکسل)')).slice(0, 2)).toBe('PK');

  await office('superadmin', '/admin/imports', 'ur');
  await send(page, 'corrected.csv', registerOf(headings, '38403-5550002-1', '13/04/1980'));
  await page.getByRole('button', { name: 'سطریں امپورٹ کریں' }).click();
  await page.getByRole('dialog').getByLabel('موجودہ پاس ورڈ').fill(samplePassword);
  await expectAccessible(page);
  const look = await holdProgress(page);
  await page.getByRole('dialog').getByRole('button', { name: 'سطریں امپورٹ کریں' }).click();
  await expect.poll(stateOf(page)).toBe('done');
  look();
  await expect(page.getByRole('button', { name: 'امپورٹ واپس لیں' })).toBeVisible();
  await page.getByRole('link', { name: 'بشیر احمد' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'بشیر احمد' })).toBeVisible();

  await office('superadmin', '/admin/imports', 'ur');
  await page.getByRole('link', { name: 'corrected.csv' }).click();
  await page.getByRole('button', { name: 'امپورٹ واپس لیں' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'وجہ' }).fill('غلط رجسٹر');
  await page.getByRole('dialog').getByLabel('موجودہ پاس ورڈ').fill(samplePassword);
  await page.getByRole('dialog').getByRole('button', { name: 'امپورٹ واپس لیں' }).click();
  await expect(page.getByRole('row', { name: /بشیر احمد واپس لی گئی/ })).toBeVisible();
});

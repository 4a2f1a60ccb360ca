import type { Page } from '@playwright/test';
import { messages as lists } from '#web/office/kit/list/list.messages.ts';
import { expect, expectAccessible } from '../support/fixtures.ts';
import { goWithin } from '../support/open-app.ts';
import { showFilters } from '../support/show-filters.ts';
import { test } from './gallery-server.ts';

async function inUrdu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Goes to another page of the gallery that is open, and waits until it is there. */
async function openPiece(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await goWithin(page, path);
  await expect(heading).not.toHaveText(before);
}

for (const language of ['English', 'Urdu']) {
  test(`every component is accessible in ${language} and fits a screen of 320 px`, async ({
    page,
    gallery,
  }) => {
    await page.goto(`${gallery}/kit`);
    await expect(page.getByRole('heading', { level: 1, name: 'Kit' })).toBeVisible();
    if (language === 'Urdu') await inUrdu(page);
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overflow(page)).toBe(0);
    for (const path of ['form', 'list', 'record', 'print']) {
      await openPiece(page, `/kit/${path}`);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await overflow(page), path).toBe(0);
    }
    await openPiece(page, '/kit');
    const buttons = page.getByRole('region').first().getByRole('button');
    for (const place of [2, 3, 4]) {
      await buttons.nth(place).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(buttons.nth(place)).toBeFocused();
    }
  });
}

test('a disabled button keeps the focus and says why, on focus, hover and touch', async ({ kit }) => {
  const page = await kit('/kit');
  const button = page.getByRole('button', { name: 'Submit for approval' });
  const reason = page.getByRole('tooltip', { name: 'Needs two guarantors. One is missing.' });
  await expect(button).toHaveAccessibleDescription('Needs two guarantors. One is missing.');
  await expect(reason).toBeHidden();
  await button.focus();
  await expect(reason).toBeVisible();
  await page.setViewportSize({ width: 320, height: 720 });
  await expect(reason, 'a screen of another size leaves no tip outside of it').toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await button.blur();
  await button.focus();
  await expect(reason).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
  await button.blur();
  await button.hover();
  await reason.hover();
  await expect(reason).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(reason).toBeHidden();
});

test('Escape in a drawer closes the reason first, then the drawer, and the focus returns', async ({
  kit,
}) => {
  const page = await kit('/kit');
  const opener = page.getByRole('button', { name: 'Open the drawer' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Check before recording' });
  await expect(drawer.getByRole('heading', { name: 'Check before recording' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Record Rs 14,600' }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a drawer is at the inline end of the page, in both directions', async ({ page, gallery }) => {
  await page.goto(`${gallery}/kit`);
  await page.getByRole('button', { name: 'Open the drawer' }).click();
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({
    x: width - 536 - 12,
    y: 12,
    width: 536,
  });
  await page.keyboard.press('Escape');
  await inUrdu(page);
  await page.getByRole('button', { name: 'دراز کھولیں' }).click();
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 12, y: 12, width: 536 });
});

test('a question that needs a reason cannot be answered without one', async ({ kit }) => {
  const page = await kit('/kit');
  await page.getByRole('button', { name: 'Ask for a reason' }).click();
  const question = page.getByRole('dialog', { name: 'Request reversal of Rs 12,500?' });
  const reason = question.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toBeFocused();
  await reason.fill('   ');
  await question.getByRole('button', { name: 'Request reversal of Rs 12,500' }).click();
  const summary = question.getByRole('region', { name: 'Please correct 1 field' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Reason' }).press('Enter');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription('A reason is required');
  await reason.fill('Posted to the wrong agreement');
  await question.getByRole('button', { name: 'Request reversal of Rs 12,500' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask for a reason' })).toBeFocused();
});

test('a refusal of the server appears in the dialog, and what was entered stays', async ({ kit }) => {
  const page = await kit('/kit');
  await page.getByRole('button', { name: 'Ask for the password' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Current password').fill('a blue rickshaw');
  await page.keyboard.press('Enter');
  const refused = question.getByRole('region', { name: 'This could not be done' });
  await expect(refused).toContainText('This agreement changed meanwhile.');
  await expect(refused).toBeFocused();
  await expect(question.getByLabel('Current password')).toHaveValue('a blue rickshaw');
});

test('a toast stays at least six seconds, longer under the pointer, and can be closed', async ({
  page,
  gallery,
}) => {
  await page.clock.install();
  await page.goto(`${gallery}/kit`);
  await page.getByRole('button', { name: 'Show messages' }).click();
  const messages = page.getByRole('status', { name: 'Messages' });
  await expect(messages.getByText('Payment recorded')).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(messages.getByText('Payment recorded')).toBeVisible();
  await messages.getByText('You are offline').hover();
  await page.clock.runFor(60_000);
  await expect(messages.getByText('Payment recorded')).toBeHidden();
  await expect(messages.getByText('You are offline')).toBeVisible();
  await messages.getByRole('button', { name: 'Close' }).click();
  await expect(messages.getByText('You are offline')).toBeHidden();
});

test('a chart reads out the point under the pointer or the arrow keys, and has a table', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}/kit`);
  const chart = page.getByRole('region', { name: 'Collections against due' });
  const readout = chart.getByRole('paragraph').filter({ hasText: 'Collected' });
  await expect(readout).toContainText('Nov');
  await chart.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(readout).toContainText('Oct');
  await expect(readout).toContainText('7,446,200');
  const plot = await chart.getByRole('slider').boundingBox();
  if (plot === null) throw new Error('the chart has a plot');
  await page.mouse.move(plot.x + 4, plot.y + plot.height / 2);
  await expect(readout).toContainText('Jun');
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(7);
  await inUrdu(page);
  await page.mouse.move(plot.x + 4, plot.y + plot.height / 2 + 200);
  const mirrored = page.getByRole('region', { name: 'واجبات کے مقابلے میں وصولی' });
  await mirrored.getByRole('slider').scrollIntoViewIfNeeded();
  const box = await mirrored.getByRole('slider').boundingBox();
  if (box === null) throw new Error('the chart has a plot');
  await page.mouse.move(box.x + 4, box.y + box.height / 2);
  await expect(mirrored.getByRole('paragraph').filter({ hasText: 'واجب ہوا' })).toContainText('نومبر');
});

test('a column heading sorts the list and says in which direction', async ({ kit }) => {
  const page = await kit('/kit');
  const table = page.getByRole('table', { name: 'Lists' });
  const heading = table.getByRole('columnheader', { name: 'Days past due' });
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(table.getByRole('row').nth(1)).toContainText('Shabana Kausar');
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.getByRole('row').nth(1)).toContainText('Siddiqui');
  await expect(heading.getByRole('button')).toBeFocused();
});

test('the row of beads says in words how much of an agreement is paid', async ({ kit }) => {
  const page = await kit('/kit');
  await expect(
    page.getByRole('img', { name: '9 of 12 installments paid, the next one partly' }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: '10 of 10 installments paid' })).toBeVisible();
});

test('a print page has only the sheet, on A5 and on a receipt roll that ends with it', async ({ kit }) => {
  const page = await kit('/kit/print');
  await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
  const sizeInMm = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    return boxes.map(([, width, height]) =>
      [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
    );
  };
  expect(await sizeInMm()).toEqual([[148, 210]]);
  await page.getByRole('button', { name: '80 mm' }).click();
  const [[width, height] = [], ...further] = await sizeInMm();
  const slip = await page.locator('[data-paper="roll"]').evaluate((paper) => paper.getBoundingClientRect());
  expect(width).toBe(80);
  expect(height).toBe(Math.ceil((slip.height * 80) / slip.width));
  expect(further).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('on a phone the filters of a list are a sheet', async ({ kit }) => {
  const page = await kit('/kit/list');
  await page.setViewportSize({ width: 390, height: 844 });
  await showFilters(page);
  const sheet = page.getByRole('dialog', { name: lists.filters.en });
  await sheet.getByRole('combobox', { name: 'Status' }).selectOption('on_time');
  await expect(page).toHaveURL(/state=on_time/);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: lists.showList.en }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: lists.filters.en })).toBeFocused();
  expect(await overflow(page)).toBe(0);
});

test('a list keeps its state in the address and says which row is open', async ({ kit }) => {
  const page = await kit('/kit/list');
  const list = page.getByRole('region', { name: 'A list' });
  const rows = list.getByRole('row');
  await expect(list.getByText('2 of 5')).toBeVisible();
  await list.getByRole('link', { name: 'Next' }).click();
  await expect(rows.nth(1)).toContainText('Rukhsana Parveen');
  await list.getByRole('searchbox', { name: 'Name' }).fill('shabana');
  await expect(rows).toHaveCount(2);
  await showFilters(page);
  await list.getByRole('combobox', { name: 'Status' }).selectOption('on_time');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?search=shabana&state=on_time');
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(list.getByText('2 of 5')).toBeVisible();
  await list.getByRole('textbox', { name: 'Due from' }).fill('01/12/2026');
  await expect(list.getByText('2 of 3')).toBeVisible();
  await list.getByRole('button', { name: 'Muhammad Abdul-Rehman Siddiqui', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Muhammad Abdul-Rehman Siddiqui' });
  await expect(panel).toContainText('143,700');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  const more = list.getByRole('button', { name: 'More about Nasreen Akhtar' });
  await more.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Call' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('a list is saved as a file, or says why it is not', async ({ kit }) => {
  const page = await kit('/kit/list');
  const asked: string[] = [];
  await page.route('**/api/kit/list.csv*', async (route) => {
    asked.push(new URL(route.request().url()).search);
    if (asked.length === 1) return route.abort();
    const headers = { 'Content-Disposition': 'attachment; filename="list.csv"' };
    return route.fulfill({ contentType: 'text/csv', headers, body: 'Customer' });
  });
  await page.getByRole('link', { name: 'Late' }).click();
  await expect(page.getByText('2 of 2')).toBeVisible();
  const save = page.getByRole('button', { name: 'Export CSV' });
  await save.click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  const download = page.waitForEvent('download');
  await save.click();
  expect((await download).suggestedFilename()).toBe('list.csv');
  expect(asked).toEqual(['?state=late', '?state=late']);
});

test('a person and a product can be chosen by keyboard alone, and missing choices are reported', async ({
  kit,
}) => {
  const page = await kit('/kit/record');
  const sent: unknown[] = [];
  await page.route('**/api/kit/visit', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { data: null } });
  });
  const panel = page.getByRole('region', { name: 'A part sent by itself' });
  const book = panel.getByRole('button', { name: 'Book' });
  await book.press('Enter');
  await expect(panel.getByRole('region', { name: 'Please correct 4 fields' })).toBeFocused();
  const officer = panel.getByRole('combobox', { name: 'Officer' });
  await expect(officer).toHaveAccessibleDescription('Choose someone who works at the customer’s branch');
  await officer.focus();
  await page.keyboard.type('Nadia');
  await panel.getByRole('combobox', { name: 'Product' }).focus();
  await page.keyboard.press('ArrowDown');
  await panel.getByRole('combobox', { name: 'Begins at' }).selectOption('10:00');
  await panel.getByRole('checkbox', { name: 'Raast' }).press('Space');
  await book.press('Enter');
  await expect(panel.getByText('Booked')).toBeVisible();
  expect(sent).toEqual([
    {
      startsAt: '10:00',
      officerId: '0199b6a0-0000-7000-8000-000000000012',
      productId: '0199b6a0-0000-7000-8000-000000000021',
      methods: ['raast'],
    },
  ]);
});

test('a click beside a question does not close it, and Cancel is an answer', async ({ kit }) => {
  const page = await kit('/kit');
  const opener = page.getByRole('button', { name: 'Ask for a reason' });
  await opener.click();
  const question = page.getByRole('dialog', { name: 'Request reversal of Rs 12,500?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('Posted to the wrong agreement');
  await page.keyboard.press('Escape');
  const slip = page.getByRole('dialog', { name: 'Leave without saving?' });
  await slip.getByRole('button', { name: 'Keep editing' }).click();
  await expect(slip).toHaveCount(0);
  await expect(question.getByRole('textbox', { name: 'Reason' })).toHaveValue(
    'Posted to the wrong agreement',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(opener).toBeFocused();
});

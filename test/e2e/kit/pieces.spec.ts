import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../support/fixtures.ts';
import { test } from './gallery-server.ts';

async function inUrdu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of ['English', 'Urdu']) {
  test(`every piece is accessible in ${language}, and none is wider than a screen of 320 px`, async ({
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

test('a button that cannot be used keeps the focus and says why, on focus, under the pointer and by touch', async ({
  kit,
}) => {
  const page = await kit('/kit');
  const button = page.getByRole('button', { name: 'Submit for approval' });
  const reason = page.getByRole('tooltip', { name: 'Needs two guarantors. One is missing.' });
  await expect(button).toHaveAccessibleDescription('Needs two guarantors. One is missing.');
  await expect(reason).toBeHidden();
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

test('in a drawer Escape closes the reason first, then the drawer, and the focus goes back', async ({
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

test('a drawer takes the inline end of the page, in both directions', async ({ page, gallery }) => {
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

test('a question that needs a reason is not answered without one', async ({ kit }) => {
  const page = await kit('/kit');
  await page.getByRole('button', { name: 'Ask for a reason' }).click();
  const question = page.getByRole('dialog', { name: 'Request reversal of Rs 12,500?' });
  const reason = question.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toBeFocused();
  await reason.fill('   ');
  await question.getByRole('button', { name: 'Request reversal of Rs 12,500' }).click();
  await expect(question.getByText('Enter a reason')).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.fill('Posted to the wrong agreement');
  await question.getByRole('button', { name: 'Request reversal of Rs 12,500' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask for a reason' })).toBeFocused();
});

test('what the server refuses is told in the dialog, and what was entered stays', async ({ kit }) => {
  const page = await kit('/kit');
  await page.getByRole('button', { name: 'Ask for the password' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Current password').fill('a blue rickshaw');
  await page.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toContainText('This agreement changed meanwhile.');
  await expect(question.getByLabel('Current password')).toHaveValue('a blue rickshaw');
});

test('a message stays at least six seconds, longer while it is looked at, and can be closed', async ({
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

test('a chart reads out the point under the pointer or of the arrow keys, and has a table', async ({
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
  const mirrored = page.getByRole('region', { name: 'واجبات کے مقابل وصولی' });
  await mirrored.getByRole('slider').scrollIntoViewIfNeeded();
  const box = await mirrored.getByRole('slider').boundingBox();
  if (box === null) throw new Error('the chart has a plot');
  await page.mouse.move(box.x + 4, box.y + box.height / 2);
  await expect(mirrored.getByRole('paragraph').filter({ hasText: 'واجب ہوا' })).toContainText('نومبر');
});

test('a list is sorted by the heading of a column, and says which way', async ({ kit }) => {
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

test('beads say in words how far an agreement is', async ({ kit }) => {
  const page = await kit('/kit');
  await expect(
    page.getByRole('img', { name: '9 of 12 installments paid, the next one partly' }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: '10 of 10 installments paid' })).toBeVisible();
});

test('a page to print is the sheet alone, on A5 and on the roll of the counter', async ({ kit }) => {
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
  expect(await sizeInMm()).toEqual([[80, 297]]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

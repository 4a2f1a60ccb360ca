import type { Locator, Page } from '@playwright/test';
import { blackPng } from '#test/support/files/pictures.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { expect, expectAccessible } from '../support/fixtures.ts';
import { signInAtDesk, test } from './gallery-server.ts';

// A browser that writes the month first, as many office machines do.
test.use({ locale: 'en-US' });

interface Sent {
  readonly body: unknown;
  readonly key: string | null;
}

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

type Answer = 'saved' | 'lost' | Refused;

/** Answers every submission as saved, except for the given answers. */
async function answer(page: Page, ...answers: readonly (Answer | Promise<Answer>)[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/api/kit/form', async (route) => {
    const request = route.request();
    sent.push({ body: request.postDataJSON(), key: await request.headerValue('Idempotency-Key') });
    const answer = (await answers[sent.length - 1]) ?? 'saved';
    if (answer === 'lost') return route.abort();
    const refused = answer !== 'saved';
    return route.fulfill({ status: refused ? 422 : 200, json: refused ? answer : { data: null } });
  });
  return sent;
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const item = (page: Page, number: number) => page.getByRole('group', { name: `Item ${number}` });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

type Enter = (field: Locator, value: string) => Promise<void>;

const keyByKey: Enter = (field, value) => field.pressSequentially(value);

const usually: Enter = thorough ? keyByKey : (field, value) => field.fill(value);

/** Fills what the contract asks for. */
async function fill(page: Page, enter = usually): Promise<void> {
  await field(page, 'Full name').fill('Samina Kausar');
  await enter(field(page, 'CNIC'), '3840312345674');
  await enter(field(page, 'Phone'), '+92 300 1234567');
  await enter(field(page, 'Date of birth'), '3/4/1985');
  await page.getByRole('combobox', { name: 'Gender' }).selectOption({ label: 'Female' });
  await enter(field(page, 'Monthly income'), '52000');
  await item(page, 1).getByLabel('Description').fill('Sewing machine');
  await enter(item(page, 1).getByLabel('Price of one'), '۴۵۰۰۰');
  await enter(field(page, 'Down payment'), '5000');
  await field(page, 'Title in English').fill('Tailor');
  await field(page, 'Title in Urdu').fill('درزی');
}

test('digits are grouped while they are typed, in Urdu digits too, and sent as plain numbers', async ({
  kit,
}) => {
  const page = await kit('/kit/form');
  const sent = await answer(page);
  await fill(page, keyByKey);
  await expect(field(page, 'CNIC')).toHaveValue('38403-1234567-4');
  await expect(field(page, 'Phone')).toHaveValue('0300-1234567');
  await expect(field(page, 'Date of birth')).toHaveValue('03/04/1985');
  await expect(field(page, 'Monthly income')).toHaveValue('52,000');
  await expect(item(page, 1).getByLabel('Price of one')).toHaveValue('45,000');
  await expect(page.getByText('Rupees five thousand only')).toBeVisible();
  await expect(page.getByText('پانچ ہزار روپے صرف')).toBeVisible();
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeFocused();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      fullName: { own: 'Samina Kausar', ur: '' },
      cnic: '3840312345674',
      phone: '03001234567',
      bornOn: '1985-04-03',
      gender: 'female',
      isCnicSeen: false,
      monthlyIncome: 52_000,
      photo: null,
      title: { en: 'Tailor', ur: 'درزی' },
      items: [{ productId: null, description: 'Sewing machine', quantity: 1, unitPrice: 45_000 }],
      downPayment: 5_000,
      count: 12,
      notes: '',
    },
  ]);
});

test('in the middle of an amount the caret keeps its place, and keys do not stop at a comma', async ({
  kit,
}) => {
  const page = await kit('/kit/form');
  await answer(page);
  const amount = field(page, 'Down payment');
  await amount.pressSequentially('145000');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('23');
  await expect(amount).toHaveValue('12,345,000');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(amount).toHaveValue('145,000');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(amount).toHaveValue('100');
  await page.keyboard.press('End');
  await page.keyboard.type('.50');
  await expect(amount).toHaveValue('100.50');
});

test('a line longer than its field is visible in full, and stays one line', async ({ kit }) => {
  const page = await kit('/kit/form');
  await page.setViewportSize({ width: 390, height: 800 });
  const title = field(page, 'Title in English');
  const before = (await title.boundingBox())?.height ?? 0;
  const long = 'The price we agree on is the price you pay. Not one rupee more, whatever comes.';
  await title.fill(long.replace('. ', '.\n'));
  await expect(title).toHaveValue(long);
  expect((await title.boundingBox())?.height).toBeGreaterThan(before);
  expect(await title.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThanOrEqual(1);
  await title.press('Enter');
  await expect(page.getByRole('region', { name: /correct/ })).toBeFocused();
  await expect(title).toHaveValue(long);
});

test('the two languages of a text stand side by side if there is room, else one below the other', async ({
  kit,
}) => {
  const page = await kit('/kit/form');
  const tops = async () => {
    const boxes = ['Title in English', 'Title in Urdu'].map((label) => field(page, label).boundingBox());
    return (await Promise.all(boxes)).map((box) => box?.y);
  };
  const [english, urdu] = await tops();
  expect(urdu).toBe(english);
  await page.setViewportSize({ width: 360, height: 740 });
  const [above, below] = await tops();
  expect(below).toBeGreaterThan(Number(above));
});

test("a date picked in the browser's calendar is written as in Pakistan", async ({ kit }) => {
  const page = await kit('/kit/form');
  await answer(page);
  await page.getByRole('button', { name: 'Choose from the calendar: Date of birth' }).click();
  await page.locator('input[type=date]').fill('1985-04-03');
  await expect(field(page, 'Date of birth')).toHaveValue('03/04/1985');
});

test('missing fields are listed row by row in a summary that takes the focus and links to each', async ({
  kit,
}) => {
  const page = await kit('/kit/form');
  const sent = await answer(page);
  await page.getByRole('button', { name: 'Add an item' }).click();
  await item(page, 2).getByLabel('Quantity').fill('two');
  await field(page, 'Date of birth').fill('31/02/1985');
  await save(page);
  const summary = page.getByRole('region', { name: /^Please correct \d+ fields$/ });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Full name is required',
    'CNIC is required',
    'Phone number is required',
    'Date of birth',
    'Gender',
    'Item 1: Description',
    'Item 1: Price of one',
    'Item 2: Description',
    'Item 2: Quantity',
    'Item 2: Price of one',
    'Down payment',
    'Title in English',
    'Title in Urdu',
  ]);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Item 2: Quantity' }).click();
  await expect(item(page, 2).getByLabel('Quantity')).toBeFocused();
  expect(sent).toEqual([]);
});

test('the focus moves into a new row, and from a removed row to the next; each row keeps its own problems', async ({
  kit,
}) => {
  const page = await kit('/kit/form');
  await answer(page);
  const add = page.getByRole('button', { name: 'Add an item' });
  await item(page, 1).getByLabel('Description').fill('Fan');
  await add.click();
  await expect(item(page, 2).getByLabel('Description')).toBeFocused();
  await add.click();
  await item(page, 3).getByLabel('Description').fill('Iron');
  await save(page);
  await expect(item(page, 2).getByLabel('Description')).toHaveAccessibleDescription('This is required');

  await item(page, 1).getByRole('button', { name: 'Remove Item 1' }).click();
  await expect(page.getByRole('button', { name: 'Remove Item 1' })).toBeFocused();
  await expect(item(page, 1).getByLabel('Description')).toHaveAccessibleDescription('This is required');
  await expect(item(page, 2).getByLabel('Description')).toHaveValue('Iron');
  await expect(item(page, 2).getByLabel('Description')).toHaveAccessibleDescription('');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(item(page, 1)).toHaveCount(0);
  await expect(add).toBeFocused();
  await save(page);
  await page.getByRole('link', { name: 'Items', exact: true }).click();
  await expect(add).toBeFocused();
  await expect(add).toHaveAccessibleDescription('Items Add at least one item');
});

test('a submission without an answer is sent again with the same key, and the button keeps the focus', async ({
  kit,
}) => {
  let lose: (answer: Answer) => void = () => undefined;
  const waiting = new Promise<Answer>((resolve) => {
    lose = resolve;
  });
  const page = await kit('/kit/form');
  const sent = await answer(page, waiting);
  await fill(page);
  const button = page.getByRole('button', { name: 'Save' });
  await button.click();
  const sending = page.getByRole('button', { name: 'Saving…' });
  await expect(sending).toBeFocused();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  lose('lost');
  const summary = page.getByRole('region', { name: 'No answer came' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('The server could not be reached.');
  await expect(summary, 'nobody knows whether it was saved').toContainText('It may already have arrived.');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeFocused();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a refusal of the server appears at its field', async ({ kit }) => {
  const page = await kit('/kit/form');
  await answer(page, {
    code: 'invalid_input',
    message: 'Please correct the marked fields.',
    errors: [{ field: 'items.0.unitPrice', message: 'A product is sold at its cash price' }],
  });
  await fill(page);
  await save(page);
  await expect(page.getByRole('region', { name: 'Please correct 1 field' })).toBeFocused();
  await expect(item(page, 1).getByLabel('Price of one')).toHaveAccessibleDescription(
    'A product is sold at its cash price',
  );
});

test('leaving asks only if something was changed', async ({ kit }) => {
  const page = await kit('/kit/form');
  await answer(page);
  const elsewhere = page.getByRole('link', { name: 'Kit', exact: true });
  await field(page, 'Full name').fill('Samina');
  await elsewhere.click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  // No key reaches the form while the question is open.
  await expect(elsewhere).toBeFocused();
  await expect(field(page, 'Full name')).toHaveValue('Samina');
  await field(page, 'Full name').fill('');
  await elsewhere.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kit' })).toBeVisible();
});

test('the question about leaving closes by itself, and so does the page, when the late answer says saved', async ({
  kit,
}) => {
  const late = Promise.withResolvers<Answer>();
  const page = await kit('/kit/form');
  await answer(page, late.promise);
  await fill(page);
  await save(page);
  await page.getByRole('link', { name: 'Kit', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  late.resolve('saved');
  await expect(page.getByRole('heading', { level: 1, name: 'Kit' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('a late answer does not take the focus from another field', async ({ kit }) => {
  const refused = Promise.withResolvers<Answer>();
  const saved = Promise.withResolvers<Answer>();
  const page = await kit('/kit/form');
  await answer(page, refused.promise, saved.promise);
  await fill(page);
  await save(page);
  await field(page, 'Notes').pressSequentially('Her son');
  refused.resolve('lost');
  await expect(page.getByRole('region', { name: 'No answer came' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No answer came' })).toBeVisible();
  await page.keyboard.type(' signs');
  await field(page, 'Full name').press('Enter');
  await field(page, 'Notes').press('End');
  saved.resolve('saved');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.keyboard.type(' too');
  await expect(field(page, 'Notes')).toHaveValue('Her son signs too');
  await field(page, 'Full name').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeFocused();
});

/** A picture of one red pixel. */
const picture = {
  name: 'card.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a picture is shown before it is uploaded, and can be replaced and removed by keyboard', async ({
  kit,
}) => {
  const page = await kit('/kit/form');
  await answer(page);
  const photo = page.getByRole('group', { name: 'Photo' });
  const choose = async (button: string, file = picture) => {
    const chooser = page.waitForEvent('filechooser');
    await photo.getByRole('button', { name: button }).press('Enter');
    await (await chooser).setFiles(file);
  };
  await choose('Choose a picture');
  const shown = photo.getByRole('img', { name: 'Photo' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expectAccessible(page);
  await choose('Replace', { ...picture, buffer: Buffer.from(blackPng(200, 800)) });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(800);
  const [whole, frame] = await Promise.all([shown.boundingBox(), shown.locator('..').boundingBox()]);
  expect(whole?.height, 'a slip is taller than its frame').toBeLessThanOrEqual(frame?.height ?? 0);
  await photo.getByRole('button', { name: 'Remove it' }).press('Enter');
  await expect(shown).toHaveCount(0);
  await expect(photo.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
});

test('in Urdu on a narrow phone every field fits, and numbers run left to right', async ({
  page,
  gallery,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await answer(page);
  await signInAtDesk(page);
  await page.goto(`${gallery}/kit/form`);
  await fill(page);
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(field(page, 'پیشگی ادائیگی')).toHaveValue('5,000');
  for (const label of ['پیشگی ادائیگی', 'شناختی کارڈ نمبر', 'فون', 'تاریخِ پیدائش']) {
    await expect(field(page, label)).toHaveCSS('direction', 'ltr');
  }
  await page.getByRole('button', { name: 'محفوظ کریں' }).click();
  await expect(page.getByRole('region', { name: 'براہِ کرم \u20662\u2069 خانے درست کیجیے' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^چیز .*2.*: تفصیل$/ })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

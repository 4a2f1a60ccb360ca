import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Calls, callsAt } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { customerBody, productBody } from '#test/support/lending/lending.ts';
import { expect, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';

interface Desk {
  readonly calls: Calls;
  readonly as: Session;
}

interface Entered {
  readonly label: string;
  readonly value: string;
}

interface Form {
  readonly address: string;
  /** The reader's input, and the change that somebody else saves meanwhile in another field. */
  readonly here: Entered;
  readonly there: Entered;
  /** The other field's name outside its part of the form. */
  readonly told?: string;
  /** Somebody else saves it. */
  readonly change: () => Promise<unknown>;
  /** An action beside the form fetches the record again, which must not make the old form count as one of the new version. */
  readonly aside?: (page: Page) => Promise<void>;
  /** Puts the lender back as the other tests know it. */
  readonly giveBack?: () => Promise<unknown>;
}

async function branchOf({ calls, as }: Desk, code: string) {
  const branch = (await calls.call('listBranches', { as })).data.find((each) => each.code === code);
  if (branch === undefined) throw new Error(`the sample lender has a branch ${code}`);
  return branch;
}

/** Every form that edits a record. */
const forms: Readonly<Record<string, (desk: Desk) => Promise<Form>>> = {
  async customer({ calls, as }) {
    const { id: branchId } = await branchOf({ calls, as }, 'SGD');
    const customer = await calls.call('createCustomer', {
      as,
      body: customerBody({ cnic: `3840${ownDigits(8)}2`, branchId }),
    });
    const { id } = customer;
    return {
      address: `/admin/customers/${id}/edit`,
      here: { label: 'Occupation', value: 'Weaver' },
      there: { label: 'City', value: 'Bhalwal' },
      change: () =>
        calls.call('editCustomer', {
          as,
          params: { id },
          body: { ...customer, cnic: null, city: 'Bhalwal' },
        }),
      async aside(page) {
        await page.getByRole('button', { name: 'Show' }).click();
        await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible();
      },
    };
  },
  async product({ calls, as }) {
    const product = await calls.call('createProduct', {
      as,
      body: productBody({ name: { own: `Loom ${ownDigits(9)}` } }),
    });
    const { id } = product;
    return {
      address: `/admin/products/${id}/edit`,
      here: { label: 'Minimum down payment, %', value: '20' },
      there: { label: 'Name in Urdu', value: 'کھڈی' },
      change: () =>
        calls.call('editProduct', {
          as,
          params: { id },
          body: { ...product, name: { ...product.name, ur: 'کھڈی' } },
        }),
      async aside(page) {
        const picture = { width: 600, height: 400, channels: 3, background: '#7aa7e8' } as const;
        await page
          .locator('input[type=file]')
          .first()
          .setInputFiles({
            name: 'loom.jpg',
            mimeType: 'image/jpeg',
            buffer: await sharp({ create: picture }).jpeg().toBuffer(),
          });
        await expect(page.getByText('The picture is saved')).toBeVisible();
      },
    };
  },
  async employee({ calls, as }) {
    const { id: branchId } = await branchOf({ calls, as }, 'MUX');
    const employee = await calls.call('createEmployee', {
      as,
      body: {
        fullName: { own: 'Nadia Rafiq' },
        phone: `0398${ownDigits(7)}`,
        email: null,
        cnic: ownDigits(13),
        language: 'ur',
        branchId,
        designationId: null,
        joinedOn: null,
        mayRecordPayments: true,
        mayMatchUnknownLines: false,
        backDatingDaysMax: 0,
      },
    });
    const { id } = employee;
    return {
      address: `/admin/employees/${id}/edit`,
      here: { label: 'Full name in Urdu', value: 'نادیہ رفیق' },
      there: { label: 'Full name', value: 'Nadia Rafiq Butt' },
      change: () =>
        calls.call('editEmployee', {
          as,
          params: { id },
          body: {
            ...employee,
            branchId,
            cnic: null,
            successorId: null,
            fullName: { own: 'Nadia Rafiq Butt' },
          },
        }),
      async aside(page) {
        await page.getByRole('button', { name: 'New activation code' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'New activation code' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Nadia Rafiq Butt' })).toBeVisible();
      },
    };
  },
  async branch({ calls, as }) {
    const branch = await branchOf({ calls, as }, 'KHI');
    const params = { id: branch.id };
    const save = (manager: typeof branch.manager) => async () => {
      const { version } = await calls.call('getBranch', { as, params });
      await calls.call('editBranch', { as, params, body: { ...branch, version, manager } });
    };
    return {
      address: `/admin/branches/${branch.id}/edit`,
      here: { label: 'Manager in Urdu', value: 'عمران' },
      there: { label: 'Manager in English', value: 'Imran' },
      change: save({ ...branch.manager, en: 'Imran' }),
      giveBack: save(branch.manager),
    };
  },
  async 'lender profile'({ calls, as }) {
    const { content } = (await calls.call('getSettings', { as })).lenderProfile;
    const save = (changed: Partial<typeof content>) => async () => {
      const { version } = (await calls.call('getSettings', { as })).lenderProfile;
      await calls.call('saveLenderProfile', { as, body: { content: { ...content, ...changed }, version } });
    };
    return {
      address: '/admin/settings/lender',
      here: { label: 'Email', value: 'office@example.pk' },
      there: { label: 'Facebook', value: 'https://example.pk/f' },
      change: save({ social: { ...content.social, facebook: 'https://example.pk/f' } }),
      giveBack: save({}),
    };
  },
  async 'site texts'({ calls, as }) {
    const { content } = (await calls.call('getSettings', { as })).siteTexts;
    const save = (changed: Partial<typeof content>) => async () => {
      const { version } = (await calls.call('getSettings', { as })).siteTexts;
      await calls.call('saveSiteTexts', { as, body: { content: { ...content, ...changed }, version } });
    };
    return {
      address: '/admin/settings/texts',
      here: { label: 'Sentence in English', value: 'Goods now, paid in parts.' },
      there: { label: 'Description in English', value: 'Installments without interest.' },
      told: 'Search results: Description in English',
      change: save({ description: { ...content.description, en: 'Installments without interest.' } }),
      giveBack: save({}),
    };
  },
  async 'office rules'({ calls, as }) {
    const { content } = (await calls.call('getSettings', { as })).officeRules;
    const save = (changed: Partial<typeof content>) => async () => {
      const { version } = (await calls.call('getSettings', { as })).officeRules;
      await calls.call('saveOfficeRules', { as, body: { content: { ...content, ...changed }, version } });
    };
    return {
      address: '/admin/settings/rules',
      here: { label: 'Sign out after (minutes)', value: '35' },
      there: { label: 'Back-dating limit, in days', value: '9' },
      change: save({ newEmployeeBackDatingDays: 9 }),
      giveBack: save({}),
    };
  },
};

for (const [what, prepare] of Object.entries(forms)) {
  test(`what someone else saved of the ${what} meanwhile is shown and taken over, and no own entry is lost`, async ({
    office,
  }) => {
    const desk = { calls: callsAt(ownServer()), as: (await sharedSession('superadmin')).session };
    const { address, here, there, told = there.label, change, aside, giveBack } = await prepare(desk);
    const page = await office('superadmin', address);
    const field = ({ label }: Entered) => page.getByRole('textbox', { name: label, exact: true });
    await field(here).fill(here.value);
    await change();
    await aside?.(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Nothing was saved' })).toBeFocused();
    await page.getByRole('button', { name: 'Add their changes' }).click();
    await expect(page.getByText(`They changed: ${told}. What you entered is kept.`)).toBeVisible();
    await expect(field(there)).toHaveValue(there.value);
    await expect(field(here)).toHaveValue(here.value);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeFocused();
    await page.reload();
    await expect(field(there)).toHaveValue(there.value);
    await expect(field(here)).toHaveValue(here.value);
    await giveBack?.();
  });
}

for (const what of ['customer', 'product', 'lender profile']) {
  test(`a save of the ${what} whose answer was lost is not taken for someone else's`, async ({ office }) => {
    const desk = { calls: callsAt(ownServer()), as: (await sharedSession('superadmin')).session };
    const prepare = forms[what];
    if (prepare === undefined) throw new Error(`the ${what} has a form`);
    const { address, here, there, giveBack } = await prepare(desk);
    const page = await office('superadmin', address);
    const field = ({ label }: Entered) => page.getByRole('textbox', { name: label, exact: true });
    const save = page.getByRole('button', { name: 'Save' });
    await field(here).fill(here.value);
    let lost = 0;
    await page.route('**/api/**', async (route) => {
      if (lost > 0 || route.request().method() === 'GET') return route.fallback();
      lost += 1;
      // The server has it, and its answer never arrives.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await save.click();
    await expect(page.getByRole('region', { name: 'No answer came' })).toBeFocused();
    await save.click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeFocused();
    expect(lost).toBe(1);
    // The next save starts from the current record.
    await field(there).fill(there.value);
    const saved = page.waitForResponse((response) => response.request().method() !== 'GET');
    await save.click();
    expect((await saved).ok()).toBe(true);
    await page.reload();
    await expect(field(there)).toHaveValue(there.value);
    await expect(field(here)).toHaveValue(here.value);
    await giveBack?.();
  });
}

test('text entered while a record is being saved is kept and still unsaved', async ({ office }) => {
  const desk = { calls: callsAt(ownServer()), as: (await sharedSession('superadmin')).session };
  const prepare = forms['lender profile'];
  if (prepare === undefined) throw new Error('the lender profile has a form');
  const { address, here, there, giveBack } = await prepare(desk);
  const page = await office('superadmin', address);
  const field = ({ label }: Entered) => page.getByRole('textbox', { name: label, exact: true });
  await field(here).fill(here.value);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/settings/**', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await field(there).fill(there.value);
  answer.resolve();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeFocused();
  await page.reload();
  await expect(field(there)).toHaveValue(there.value);
  await expect(field(here)).toHaveValue(here.value);
  await giveBack?.();
});

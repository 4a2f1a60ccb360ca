import type { Page } from '@playwright/test';
import { customerLabels } from '#contract/lending/field-labels.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { type Language, languages, type Phrase } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { branchBody } from '#test/support/desk/office.ts';
import { agreementBody, customerBody, productBody } from '#test/support/lending/lending.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { now } from '#web/format/now.ts';
import { messages as reassigning } from '#web/office/lender/employees/reassign.messages.ts';
import { messages as account } from '#web/office/lending/account/account.messages.ts';
import { messages as reach } from '#web/office/lending/ground/contact/contact.messages.ts';
import { messages as shell } from '#web/office/shell/shell.messages.ts';
import { expect, putSession } from '../support/fixtures.ts';
import { openWithin } from '../support/open-app.ts';
import { type OwnLender, test } from '../support/own-lender.ts';
import { cutWordsOf, overflowOf, setDrawn } from '../support/page-overflow.ts';

/** A word of eighty letters, then Urdu and English mixed, up to the longest name that a form takes. */
const word = 'Wolfeschlegelsteinhausen'.repeat(4).slice(0, 80);
const long = `${word} عبدالرحمٰن Siddiqui صدیقی`.padEnd(120, 'x');
const longUrdu = `${'عبدالرحمٰنصدیقی'.repeat(6).slice(0, 80)} Siddiqui`.padEnd(120, 'ا');

const allWidths = [320, 390, 600, 820, 1366];

/** In full both languages at each width, else English at a width of each layout and Urdu at the first and the last. */
const widths: Readonly<Record<Language, readonly number[]>> = thorough
  ? { en: allWidths, ur: allWidths }
  : { en: [320, 600, 820, 1366], ur: [320, 1366] };

/** An overlay on a page: a drawer, a dialog, or the palette. */
interface Overlay {
  readonly address: string;
  readonly open: (page: Page) => Promise<void>;
}

interface Filled {
  readonly addresses: readonly string[];
  readonly overlays: readonly Overlay[];
  /** Gives the lender, which other tests have too, its name back. */
  readonly giveBack: () => Promise<unknown>;
}

/** Records of every kind with the longest names, the addresses of their pages, and the overlays on them. */
async function fill({ address, superadmin, decider }: OwnLender): Promise<Filled> {
  const calls = callsAt(address);
  const { session: as } = await superadmin();
  const { content: profile } = (await calls.call('getSettings', { as })).lenderProfile;
  const saveProfile = async (content: typeof profile) => {
    const { version } = (await calls.call('getSettings', { as })).lenderProfile;
    await calls.call('saveLenderProfile', { as, body: { content, version } });
  };
  await saveProfile({ ...profile, name: { en: 'Q', ur: 'ق' } });
  const both = (lengthMax: number) => ({ en: long.slice(0, lengthMax), ur: longUrdu.slice(0, lengthMax) });
  const branch = await calls.call('createBranch', {
    as,
    body: branchBody({ city: both(40), area: both(60), address: both(120), manager: both(80) }),
  });
  const employee = await calls.call('createEmployee', {
    as,
    body: {
      fullName: { own: long, ur: longUrdu },
      phone: '03000000555',
      email: `${'long'.repeat(14)}@${'example'.repeat(8)}.pk`,
      cnic: '3840300000991',
      language: 'ur',
      branchId: branch.id,
      joinedOn: null,
      mayRecordPayments: true,
      mayMatchUnknownLines: false,
      backDatingDaysMax: 0,
    },
  });
  const product = await calls.call('createProduct', {
    as,
    body: productBody({ name: { own: long, ur: longUrdu } }),
  });
  const customer = await calls.call('createCustomer', {
    as,
    body: customerBody({
      fullName: { own: long, ur: longUrdu },
      relativeName: { own: long, ur: longUrdu },
      address: { own: long, ur: longUrdu },
      city: long.slice(0, 80),
      occupation: long,
      notes: long,
      branchId: branch.id,
    }),
  });
  const guarantor = await calls.call('saveGuarantor', {
    as,
    body: {
      fullName: { own: long, ur: longUrdu },
      cnic: '3840300000992',
      phone: '03000000556',
      address: long,
      occupation: long,
    },
  });
  const terms = {
    ...agreementBody(customer.id),
    items: [{ productId: product.id, description: long, quantity: 1, unitPrice: product.cashPrice }],
    downPayment: 1_800,
    guarantors: [{ guarantorId: guarantor.id, relation: long.slice(0, 80) }],
    notes: long,
  };
  const { id: draft } = await calls.call('draftAgreement', { as, body: terms });
  const { id } = await calls.call('draftAgreement', { as, body: terms });
  const params = { id };
  await calls.call('recordConsent', { as, params, body: { termsVersion: 1, how: 'signed' } });
  await calls.call('submitWithFewerGuarantors', { as, params, body: { reason: long } });
  const { session: other } = await decider();
  await calls.call('approveAgreement', { as: other, params, body: { termsVersion: 1 } });
  await calls.call('activateAgreement', { as, params, body: { method: 'cash', deliveredOn: null } });
  const paid = await calls.call('recordPayment', {
    as,
    params,
    body: { amount: 1_000, method: 'bank', reference: word, note: long },
  });
  const day = businessDateOf(now());
  await calls.call('recordPayment', {
    as,
    params,
    body: { amount: 500, method: 'cheque', reference: word, valuedOn: day },
  });
  const { version } = await calls.call('getReliefFund', { as });
  await calls.call('setReliefBudget', { as, body: { budget: 1_000, reason: long, version } });
  await calls.call('requestRelief', { as, params, body: { amount: 100, reason: 'Flood', evidence: long } });
  await calls.call('submitContactForm', {
    body: { formType: 'contact_us', fullName: long, phoneNumber: '03000000557', address: long },
  });
  const about = `/admin/customers/${customer.id}`;
  const employed = `/admin/employees/${employee.id}/edit`;
  const addresses = [
    '/admin',
    '/admin/customers',
    `${about}/edit`,
    `${about}/balance`,
    `${about}/agreements/new`,
    `${about}/agreements/${draft}`,
    `${about}/agreements/${id}/statement`,
    `${about}/agreements/${id}/key-facts`,
    `${about}/agreements/${id}/agreement`,
    '/admin/payments',
    '/admin/payments/today',
    '/admin/payments/cheques',
    `/admin/receipts/${paid.entryId}`,
    '/admin/approvals',
    '/admin/products',
    `/admin/products/${product.id}/edit`,
    '/admin/employees',
    employed,
    '/admin/branches',
    `/admin/branches/${branch.id}/edit`,
    '/admin/settings/lender',
    '/admin/settings/relief-fund',
    '/admin/contact-requests',
    '/admin/audit',
    '/admin/profile',
  ];
  const overlays = [
    { address: `${about}/balance`, open: press(account.recordPayment) },
    { address: `${about}/balance`, open: press(reach.call) },
    { address: employed, open: press(reassigning.deactivate) },
    {
      address: '/admin/approvals',
      open: (page: Page) => page.getByRole('table').getByRole('button').first().click(),
    },
    {
      address: '/admin/contact-requests',
      open: (page: Page) => page.getByRole('table').getByRole('link').first().click(),
    },
    { address: '/admin/profile', open: searchForTheLongest },
  ];
  return { addresses, overlays, giveBack: () => saveProfile(profile) };
}

function press({ ur: name }: Phrase) {
  return (page: Page) => page.getByRole('main').getByRole('button', { name }).first().click();
}

async function searchForTheLongest(page: Page): Promise<void> {
  await page.getByRole('button', { name: shell.search.ur }).click();
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').fill(word.slice(0, 12));
  await expect(palette.getByRole('option', { name: longUrdu.slice(0, 20) }).first()).toBeVisible();
}

async function showOffice(page: Page, { address, superadmin }: OwnLender, language: Language) {
  const { session, user } = await superadmin();
  await putSession(page, { session, user: { ...user, language } }, address);
}

test('the longest names fit every page, drawer and dialog at every width, uncut', async ({
  page,
  lender,
}) => {
  const { addresses, overlays, giveBack } = await fill(lender);
  const faults: string[] = [];
  for (const language of languages) {
    await showOffice(page, lender, language);
    await page.goto(`${lender.address}/admin/settings`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await setDrawn(page, false);
    for (const address of addresses) {
      await openWithin(page, address);
      for (const width of widths[language]) {
        await page.setViewportSize({ width, height: 900 });
        const found = [...(await overflowOf(page)), ...(await cutWordsOf(page))];
        faults.push(...found.map((fault) => `${language} ${address}: ${fault} at ${width} px`));
      }
    }
  }
  // In Urdu, the last of the languages. What is drawn for a phone is opened on one.
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, { address, open }] of overlays.entries()) {
      if (new URL(page.url()).pathname !== address) await openWithin(page, address);
      await open(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      const found = [...(await overflowOf(page)), ...(await cutWordsOf(page))];
      faults.push(...found.map((fault) => `${index} over ${address}: ${fault} at ${width} px`));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }
  await giveBack();
  expect(faults).toEqual([]);
});

test('a name of 200 characters stays in its field, which says that it is too long', async ({
  page,
  lender,
}) => {
  await showOffice(page, lender, 'en');
  await page.goto(`${lender.address}/admin/customers/new`);
  const field = page.getByRole('textbox', { name: customerLabels.fullName.en, exact: true });
  const name = long.padEnd(200, 'x').slice(0, 200);
  await field.fill(name);
  await expect(field).toHaveValue(name);
  await expect(field).toHaveAccessibleDescription(/at most 120 characters/);
  await field.fill(name.slice(0, 120));
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

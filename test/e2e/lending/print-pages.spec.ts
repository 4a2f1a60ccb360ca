import { businessDateOf } from '#domain/calendar/business-date.ts';
import { type Language, languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import {
  active,
  addCustomer,
  agreementBody,
  ask,
  type Desk,
  draft,
  grant,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { formatDate } from '#web/format/date-time.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import { messages as printing } from '#web/office/kit/print/print.messages.ts';
import { messages as agreementWords } from '#web/office/lending/account/agreement/agreement.messages.ts';
import { replacedVersionOf } from '#web/office/lending/ground/sheet/paper-sheet.messages.ts';
import { termsVersionName } from '#web/office/lending/papers/print-agreement.messages.ts';
import { messages as receiptMessages } from '#web/office/lending/papers/receipt/receipt.messages.ts';
import { type PageName, type PageParameters, pagePath, pages } from '#web/office/pages.ts';
import { complaintsAddress } from '#web/paths.ts';
import {
  expect,
  expectAccessible,
  type Fixtures,
  ownServer,
  sharedSession,
  signIn,
  test,
} from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';
import { printedPages } from '../support/printed-pages.ts';

const today = () => businessDateOf(Date.now());

/** Enough rows for a second page; a payment that was reversed, and one that was not. */
async function printable(language: Language) {
  const calls = callsAt(ownServer());
  const { session: employee } = await sharedSession('employee');
  const { session: superadmin } = await sharedSession('superadmin');
  const desk: Desk = { employee, superadmin, employeeId: '', superadminId: '' };
  const cnic = `38403${ownDigits(7)}2`;
  const customerId = await addCustomer(calls, desk, {
    cnic,
    fullName: { own: 'Rukhsana Parveen', ur: 'رخسانہ پروین' },
    language,
  });
  const terms = { price: 132_000, downPayment: 12_000, count: 48, startOn: today(), firstDueOn: today() };
  const id = await active(calls, desk, { customerId, description: 'Carved bed and wardrobe', ...terms });
  const taken = await pay(calls, employee, id, 7_300);
  await grant(calls, desk, await ask(calls, desk, 'requestReversal', taken.entryId));
  const { entryId } = await pay(calls, employee, id, 14_600);
  return { customerId, id, entryId, agreement: await readAgreement(calls, employee, id) };
}

/** A draft of 90,000, which was one of 60,000 at first. */
async function edited(language: Language) {
  const calls = callsAt(ownServer());
  const { session: employee } = await sharedSession('employee');
  const desk: Desk = { employee, superadmin: employee, employeeId: '', superadminId: '' };
  const customerId = await addCustomer(calls, desk, { cnic: `38403${ownDigits(7)}2`, language });
  const terms = { description: 'Carved bed', downPayment: 0, startOn: today(), firstDueOn: today() };
  const id = await draft(calls, desk, { customerId, price: 60_000, ...terms });
  const body = { ...agreementBody('', { price: 90_000, ...terms }), termsVersion: 1 };
  await calls.call('editDraft', { as: employee, params: { id }, body });
  return { customerId, id };
}

async function open<Name extends PageName>(
  office: Fixtures['office'],
  language: Language,
  name: Name,
  ...parameters: PageParameters<Name>
) {
  const page = await office('employee', pagePath('employee', name, ...parameters), language);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pages[name].title[language]);
  const paper = page.locator('[data-paper]');
  await expect(paper).toBeVisible();
  return paper;
}

/** The space between the margins of an A4 page. */
const a4Inside = '182mm';

/** The page of complaints where visitors open the site. */
const complaints = (language: Language) => complaintsAddress(new URL(ownServer()).host, language);

const said = (amount: number) => amount.toLocaleString('en');

for (const language of languages) {
  test(`a statement has the schedule and every entry with its balance, in ${language}`, async ({
    office,
  }) => {
    const { customerId, id, agreement } = await printable(language);
    const paper = await open(office, language, 'agreementStatement', customerId, id);
    const [schedule, entries] = [paper.locator('section').first(), paper.locator('section').last()];
    await expect(schedule.locator('tbody tr')).toHaveCount(agreement.installments.length);
    for (const [index, row] of agreement.installments.entries())
      await expect(schedule.locator('tbody tr').nth(index)).toContainText(
        [row.amount, row.paid, row.amount - row.paid].map(said).join(''),
      );
    await expect(entries.locator('tbody tr')).toHaveCount(agreement.entries.length);
    for (const [index, entry] of agreement.entries.entries()) {
      const row = entries.locator('tbody tr').nth(index);
      await expect(row.locator('td').last()).toHaveText(said(entry.balance));
      if (entry.receiptNumber !== null) await expect(row).toContainText(entry.receiptNumber);
      const line = await row
        .locator('span')
        .first()
        .evaluate((name) => getComputedStyle(name).textDecorationLine);
      expect(line).toBe(entry.isReversed ? 'line-through' : 'none');
    }
    await expect(paper).toContainText(said(agreement.outstanding));
    await expect(paper.locator('article')).toHaveAttribute('lang', language);
    await expectAccessible(paper.page());
    expect(await printedPages(paper.page(), a4Inside)).toBeGreaterThan(1);
  });

  test(`a key fact statement and the agreement have the price and every installment, in ${language}`, async ({
    office,
  }) => {
    const { customerId, id, agreement } = await printable(language);
    const figures = [agreement.price, agreement.downPayment, agreement.financed].map(said);
    const installments = agreement.installments.filter(({ number }) => number > 0);
    for (const name of ['agreementKeyFacts', 'agreementPaper'] as const) {
      const paper = await open(office, language, name, customerId, id);
      for (const figure of [...figures, agreement.number, '0.00%']) await expect(paper).toContainText(figure);
      await expect(paper).toContainText(complaints(language));
      await expect(paper.locator('ol li')).toHaveCount(installments.length);
      for (const [index, { number, amount }] of installments.entries()) {
        const row = paper.locator('ol li').nth(index);
        await expect(row.locator('bdi')).toHaveText([String(number), said(amount)]);
      }
      await expectAccessible(paper.page());
      expect(await printedPages(paper.page(), a4Inside)).toBeGreaterThan(0);
    }
  });

  test(`the key facts of terms that were replaced can be printed again, and say so, in ${language}`, async ({
    office,
  }) => {
    const { customerId, id } = await edited(language);
    const paper = await open(office, language, 'agreementKeyFacts', customerId, id);
    await expect(paper).toContainText(said(90_000));
    await paper
      .page()
      .getByRole('button', { name: termsVersionName[language]('1') })
      .click();
    const replaced = replacedVersionOf[language](1, formatDate(today(), language));
    await expect(paper).toContainText(replaced);
    await expect(paper).toContainText(said(60_000));
    await expectAccessible(paper.page());
    await paper.page().reload();
    await expect(paper).toContainText(replaced);
  });

  test(`a receipt is printed as the original once, and then as a duplicate, in ${language}`, async ({
    page,
  }) => {
    const { entryId, agreement } = await printable(language);
    // Records the mark on the paper at each print.
    await page.addInitScript(() => {
      const marks: string[] = [];
      Object.assign(window, {
        marks,
        print: () => {
          marks.push(document.querySelector('[data-mark]')?.getAttribute('data-mark') ?? 'original');
          window.dispatchEvent(new Event('afterprint'));
        },
      });
    });
    await signIn(page, 'employee', language);
    await page.goto(pagePath('employee', 'receipt', entryId));
    const paper = page.locator('[data-paper]');
    await expect(paper).toContainText(agreement.entries.at(-1)?.receiptNumber ?? 'no receipt');
    for (const figure of [14_600, agreement.outstanding]) await expect(paper).toContainText(said(figure));
    await expect(paper).toContainText(complaints(language));
    const print = page.getByRole('button', { name: printing.print[language], exact: true });
    const marks = () => page.evaluate(() => (window as unknown as { marks: string[] }).marks);
    await print.click();
    await expect.poll(marks).toEqual(['original']);
    await print.click();
    await expect.poll(marks).toEqual(['original', 'duplicate']);
    await page.reload();
    await expect(paper).toContainText(receiptMessages.duplicate[language]);
    expect(await printedPages(page, '148mm')).toBe(1);
  });
}

test("a printed page is in the customer's language first, and in the other language at a click", async ({
  office,
}) => {
  const { customerId, id } = await printable('ur');
  const paper = await open(office, 'en', 'agreementPaper', customerId, id);
  await expect(paper.locator('article')).toHaveAttribute('dir', 'rtl');
  await paper.page().getByRole('button', { name: languageNames.en }).last().click();
  await expect(paper.locator('article')).toHaveAttribute('dir', 'ltr');
});

test('an account links to its print pages', async ({ office }) => {
  const { customerId, id } = await printable('en');
  for (const name of ['agreementKeyFacts', 'agreementStatement'] as const) {
    const account = `${pagePath('employee', 'customerBalance', customerId)}?agreement=${id}`;
    const page = await office('employee', account);
    await page.getByRole('button', { name: agreementWords.print.en, exact: true }).click();
    await page.getByRole('menuitem', { name: pages[name].title.en, exact: true }).click();
    await expect(page).toHaveURL(pagePath('employee', name, customerId, id));
  }
});

import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { pay } from '#test/support/lending/lending.ts';
import { messages as cash, moreOfBranch, noteLabels } from '#web/office/lending/money/cash/cash.messages.ts';
import { messages } from '#web/office/lending/money/cash-days/cash-days.messages.ts';
import { pages } from '#web/office/pages.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';
import { printedPages } from '../support/printed-pages.ts';

const password = 'asaan-qist-2026';

/** The width of A4 between the margins of the page. */
const a4Inside = '182mm';

/** A branch of the sample for each language. Other tests move the cash of Sargodha. */
const branches = { en: 'LHE', ur: 'KHI' } as const;

for (const language of languages)
  test(`a superadmin closes the day of a branch whose drawer is short, and reopens it, in ${language}`, async ({
    office,
  }) => {
    const code = branches[language];
    const { session: as } = await sharedSession('superadmin');
    const { branches: places } = await callsAt(ownServer()).call('getCashPosition', { as });
    const closed = places.find(({ branchCode }) => branchCode === code);
    if (closed === undefined) throw new Error(`The sample has no branch ${code}`);
    const { drawer, city } = closed;

    const page = await office('superadmin', '/admin/cash', language);
    await page.getByRole('button', { name: moreOfBranch[language](city[language]) }).click();
    await page.getByRole('menuitem', { name: pages.cashDay.title[language] }).click();
    await expect(page.getByText(messages.bookAfterCount[language])).toBeVisible();
    await page.getByRole('button', { name: messages.countDrawer[language] }).click();
    const counting = page.getByRole('dialog');
    await expect(counting).not.toContainText(drawer.toLocaleString('en'));
    await counting.getByLabel(noteLabels.coins[language]).fill('100');
    await expectAccessible(page);
    await counting.getByRole('button', { name: cash.lock[language] }).click();
    await expect(counting).toContainText(drawer.toLocaleString('en'));
    await expect(counting).toContainText(messages.short[language]);
    await counting.getByRole('button', { name: cash.done[language] }).click();
    await expect(counting).toBeHidden();
    const book = page.getByRole('region', { name: messages.book[language] });
    await expect(book).toContainText(drawer.toLocaleString('en'));
    const signatures = page.getByRole('region', { name: messages.signatures[language] });
    await expect(signatures).toContainText(messages.notClosedYet[language]);

    for (const why of await page.getByLabel(messages.explanation[language]).all())
      await why.fill('On the round, brings it tomorrow');
    for (const seen of await page.getByRole('switch', { name: messages.requestsSeen[language] }).all())
      await seen.check();
    await page
      .getByLabel(messages.differenceReason[language])
      .fill('Taken to the bank, the slip comes tomorrow');
    await expectAccessible(page);
    expect(await overflowOf(page)).toEqual([]);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('main')).toContainText(messages.closedToday[language]);
    await expect(signatures).not.toContainText(messages.notClosedYet[language]);
    const month = page.getByRole('region', { name: messages.month[language] });
    await expect(month.getByRole('link', { name: messages.closedUneven[language] }).last()).toBeVisible();
    const sheets = page.getByRole('table', { name: messages.closedDays[language] });
    await expect(sheets).toContainText(`${code}-D-0010`);
    await expectAccessible(page);

    await sheets.getByRole('link').first().click();
    const paper = page.getByRole('article');
    await expect(paper).toContainText('Taken to the bank, the slip comes tomorrow');
    await expect(paper).toContainText(drawer.toLocaleString('en'));
    await expectAccessible(page);
    // Nastaliq is taller: the signatures may come to a second page.
    expect(await printedPages(page, a4Inside)).toBeLessThanOrEqual(language === 'en' ? 1 : 2);
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goBack();

    await sheets.getByRole('button', { name: messages.reopen[language] }).click();
    const asked = page.getByRole('dialog');
    await asked.getByRole('textbox').first().fill('The slip was found');
    await asked.locator('input[type=password]').fill(password);
    await expectAccessible(page);
    await asked.getByRole('button', { name: messages.reopen[language] }).click();
    await expect(asked).toBeHidden();
    await expect(sheets).toContainText('The slip was found');
    await expect(page.getByRole('button', { name: messages.countDrawer[language] })).toBeVisible();
  });

test('cash that another hand takes during a count hides neither its result nor what is explained', async ({
  office,
}) => {
  const { session: as } = await sharedSession('superadmin');
  const calls = callsAt(ownServer());
  const { branches: places } = await calls.call('getCashPosition', { as });
  const branchId = places.find(({ branchCode }) => branchCode === 'FSD')?.branchId ?? '';
  const { data: due } = await calls.call('listDue', { as, query: { branchId, group: 'overdue' } });

  const page = await office('superadmin', `/admin/cash/drawers/${branchId}/day`);
  const explanations = page.getByLabel(messages.explanation.en);
  await explanations.first().fill('On the round, brings it tomorrow');
  const holders = await explanations.count();
  await page.getByRole('button', { name: messages.countDrawer.en }).click();
  const counting = page.getByRole('dialog');
  await counting.getByLabel(noteLabels.coins.en).fill('100');
  await pay(calls, as, due[0]?.agreementId ?? '', 1_000);
  await counting.getByRole('button', { name: cash.lock.en }).click();

  await expect(explanations).toHaveCount(holders + 1);
  await expect(counting).toContainText(messages.counted.en);
  await counting.getByRole('button', { name: cash.done.en }).click();
  await expect(explanations.first()).toHaveValue('On the round, brings it tomorrow');
});

import { businessDateOf } from '#domain/calendar/business-date.ts';
import { languages } from '#domain/language.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { addCustomer, approved, type Desk, readAgreement } from '#test/support/lending/lending.ts';
import { setScreening } from '#test/support/lending/screening.ts';
import {
  messages as activation,
  startWords,
} from '#web/office/lending/agreements/activation/activation.messages.ts';
import { startsOf } from '#web/office/lending/agreements/waiting/waiting.messages.ts';
import { messages } from '#web/office/lending/screening/screening.messages.ts';
import { pagePath, pages } from '#web/office/pages.ts';
import { messages as launcher, subjectNames } from '#web/office/shell/launcher/launcher.messages.ts';
import { someCnic } from '../support/agreement-steps.ts';
import { expect, expectAccessible, ownServer, sharedSession, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';

const server = () => callsAt(ownServer());
const today = () => businessDateOf(Date.now());
const bell = { en: /^Notices/, ur: /^اطلاعات/ } as const;
const stopped = {
  en: 'A CNIC is on a list: decide the match',
  ur: 'شناختی کارڈ نمبر فہرست میں ہے: فیصلہ کریں',
} as const;
const ask = {
  en: 'Ask the head office before you go on with this agreement.',
  ur: 'اس معاہدے پر آگے بڑھنے سے پہلے مرکزی دفتر سے پوچھیے۔',
} as const;

async function openDesk(): Promise<Desk> {
  const [employee, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  return { employee: employee.session, superadmin: superadmin.session, employeeId: '', superadminId: '' };
}

test.beforeEach(async () => setScreening(server(), await openDesk(), true));
test.afterEach(async () => setScreening(server(), await openDesk(), false));

for (const language of languages)
  test(`a listed customer gets no goods until a superadmin has decided, and staff hear nothing else, in ${language}`, async ({
    office,
  }) => {
    const desk = await openDesk();
    const cnic = someCnic();
    const customerId = await addCustomer(server(), desk, { cnic, fullName: { own: 'Zubair Anjum' } });
    const terms = { price: 3_000, downPayment: 0, count: 3, startOn: today(), firstDueOn: today() };
    const id = await approved(server(), desk, { customerId, description: 'Handloom', ...terms });

    const lists = await office('superadmin', pagePath('superadmin', 'screeningPart', 'lists'), language);
    const text = `name,cnic,reference\nListed Somebody,${cnic},Q.17\n`;
    await lists
      .locator('section input[name=list]')
      .first()
      .setInputFiles({
        name: 'persons.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      });
    const question = lists.getByRole('dialog');
    await question.locator('[name=name]').fill(`Persons ${cnic}`);
    await expectAccessible(lists);
    await question.getByRole('button', { name: messages.add[language] }).click();
    await expect(lists.getByText(messages.added[language])).toBeVisible();
    await expect(lists.getByRole('cell', { name: `Persons ${cnic}`, exact: true })).toBeVisible();

    const handing = await office('employee', pagePath('employee', 'editAgreement', customerId, id), language);
    await handing.getByRole('button', { name: startsOf.deferred_sale.verb[language] }).click();
    const words = startWords.deferred_sale;
    const drawer = handing.getByRole('dialog', { name: words.title[language] });
    await drawer.getByRole('button', { name: activation.review[language] }).click();
    await drawer.getByRole('button', { name: words.verb[language] }).click();
    await expect(drawer.getByText(ask[language])).toBeVisible();
    for (const leak of ['Listed Somebody', 'Persons', 'Q.17'])
      await expect(handing.locator('body')).not.toContainText(leak);

    const matches = await office('superadmin', pagePath('superadmin', 'approvals'), language);
    await matches
      .getByRole('link', { name: new RegExp(pages.screening.title[language]) })
      .last()
      .click();
    await expect(matches.getByRole('link', { name: 'Zubair Anjum' }).first()).toBeVisible();
    await matches.getByRole('button', { name: bell[language] }).click();
    const told = matches.getByRole('menuitem').filter({ hasText: stopped[language] });
    await told.filter({ hasText: 'Zubair Anjum' }).first().click();
    await expect(matches.getByRole('heading', { level: 1, name: 'Zubair Anjum' })).toBeVisible();
    await expect(matches.getByText('Listed Somebody')).toBeVisible();
    await expectAccessible(matches);
    for (const width of [320, 1366]) {
      await matches.setViewportSize({ width, height: 900 });
      expect(await overflowOf(matches), `nothing leaves a screen of ${width} px`).toEqual([]);
    }
    await matches.getByRole('button', { name: messages.clear[language] }).click();
    const decision = matches.getByRole('dialog');
    await decision.locator('[name=reason]').fill('Born in another year, seen on the card');
    await decision.getByRole('button', { name: messages.record[language] }).click();
    await expect(matches.getByText(messages.decided[language])).toBeVisible();
    await expect(matches.getByText('Born in another year, seen on the card')).toBeVisible();

    await drawer.getByRole('button', { name: words.verb[language] }).click();
    await expect(drawer.getByText(activation.started[language])).toBeVisible();
    expect(await readAgreement(server(), desk.employee, id)).toMatchObject({ status: 'active' });
  });

test('while screening is off, its page says so and the launcher does not list it', async ({ office }) => {
  await setScreening(server(), await openDesk(), false);
  const page = await office('superadmin', pagePath('superadmin', 'screening'));
  await expect(page.getByRole('heading', { name: messages.offTitle.en })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: launcher.title.en, exact: true }).click();
  const places = page.getByRole('dialog', { name: launcher.title.en });
  await expect(places.getByRole('link', { name: 'Rules of screening' })).toBeVisible();
  const desk = places.getByRole('region', { name: subjectNames.desk.en });
  await expect(desk.getByRole('link', { name: 'Screening', exact: true })).toHaveCount(0);
});

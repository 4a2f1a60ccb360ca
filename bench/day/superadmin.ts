import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { messages as portfolio } from '#web/office/insight/dashboards/portfolio/portfolio.messages.ts';
import { messages as list } from '#web/office/kit/list/list.messages.ts';
import { messages as employees } from '#web/office/lender/employees/employee-form.messages.ts';
import { messages as account } from '#web/office/lending/account/account.messages.ts';
import { messages as moves } from '#web/office/lending/customers/moving/move-customers.messages.ts';
import { pages } from '#web/office/pages.ts';
import { messages as blog } from '#web/office/site/blog/manage-blog.messages.ts';
import { messages as check } from '#web/receipt-check/receipt-check.messages.ts';
import { agreementOf } from './agreements.ts';
import { type Clerk, expect, goTo, open, type Task } from './clerk.ts';
import { nameIn, newcomer, numbered } from './customers.ts';

async function seeCollections(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  await goTo(clerk, 'd', '/admin/dashboard');
  await hand.choose(page.getByRole('combobox', { name: portfolio.period[language] }), 'today');
  await hand.press(page.getByText(portfolio.officers[language], { exact: true }));
  await expect(
    page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: 'Bilal' })
      .or(page.getByRole('table').getByRole('row').filter({ hasText: 'بلال' }))
      .first(),
  ).toBeVisible();
}

async function exportMonth(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  await goTo(clerk, 'p', '/admin/payments');
  await hand.press(page.getByRole('button', { name: list.exportAs[language] }));
  const saved = page.waitForEvent('download');
  await hand.press(page.getByRole('menuitem', { name: list.excel[language] }));
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
}

async function changeBranchPhone(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  await open(clerk, 'branches', pages.branches.title[language]);
  await hand.press(page.getByRole('row').filter({ hasText: 'SGD' }).getByRole('link').first());
  await hand.type(numbered(clerk, 'phone'), '03215557788');
  await hand.key(page, 'Enter');
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
  const { data } = await calls.call('listBranches', { as: desk.superadmin });
  expect(data.find(({ code }) => code === 'SGD')?.phone).toContain('5557788');
}

/** In both languages, because readers in both get it. */
async function publishPost(clerk: Clerk): Promise<void> {
  const { page, hand, language } = clerk;
  await open(clerk, 'new post', pages.newPost.title[language]);
  const at = (name: string) => numbered(clerk, name);
  await hand.type(at('title.own'), 'Open until nine in Ramadan');
  await hand.tabTo(page, at('summary.own'), 'Our branches stay open later.');
  await hand.tabTo(page, at('body.own'), 'All branches are open until nine.');
  await hand.type(at('title.ur'), 'رمضان میں نو بجے تک');
  await hand.tabTo(page, at('summary.ur'), 'برانچیں دیر تک کھلی ہیں۔');
  await hand.tabTo(page, at('body.ur'), 'تمام برانچیں نو بجے تک کھلی ہیں۔');
  await hand.press(page.getByRole('button', { name: blog.create[language] }));
  await hand.press(page.getByRole('button', { name: blog.publish[language], exact: true }));
  await expect(page.getByText(blog.published[language]).first()).toBeVisible();
}

async function addEmployee(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  await goTo(clerk, 'e', '/admin/employees');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await hand.key(page, 'n');
  const at = (name: string) => numbered(clerk, name);
  await expect(at('fullName.own')).toBeVisible();
  await hand.type(at('fullName.own'), 'Farooq Qandil');
  await hand.tabTo(page, at('phone'), '03007779911');
  await hand.tabTo(page, at('cnic'), '3840377750017');
  await hand.tabToChoose(page, at('branchId'), { index: 1 });
  await hand.tabToChoose(page, at('designationId'), { index: 1 });
  await hand.press(page.getByRole('button', { name: employees.create[language] }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Farooq Qandil');
  const body = { search: 'farooq qandil' };
  const { data } = await calls.call('listEmployees', { as: desk.superadmin, body });
  expect(data).toHaveLength(1);
}

/** The customer of the day goes to another branch, and to an officer there. */
async function moveCustomer(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  const branches = await calls.call('listBranches', { as: desk.superadmin });
  const lahore = branches.data.find(({ code }) => code === 'LHE');
  await open(clerk, newcomer.cnic, nameIn(language));
  await hand.press(page.getByRole('button', { name: account.more[language] }));
  await hand.press(page.getByRole('menuitem', { name: account.move[language] }));
  await hand.choose(numbered(clerk, 'branchId'), lahore?.id ?? '');
  await hand.tabToChoose(page, numbered(clerk, 'officerId'), { index: 1 });
  await hand.tabTo(page, numbered(clerk, 'reason'), 'The family has moved');
  const dialog = page.getByRole('dialog');
  await hand.press(dialog.getByRole('button', { name: moves.verb[language] }));
  await expect(dialog).toBeHidden();
  const body = { search: newcomer.cnic };
  const { data } = await calls.call('listCustomers', { as: desk.superadmin, body });
  expect(data[0]?.branch).toEqual(lahore?.city);
}

/** The address stands on the paper. The check needs no session. */
async function checkReceipt(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  const { entries } = await agreementOf(clerk);
  const entryId = entries.find(({ receiptNumber }) => receiptNumber !== null)?.id ?? '';
  const { code } = await calls.call('getReceipt', { as: desk.superadmin, params: { entryId } });
  const path = receiptCheckPath(code ?? '');
  const visitor = await page.context().newPage();
  await hand.visit(visitor, `${clerk.address}${path}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(check.valid[language]);
  await visitor.close();
}

const atTheOtherDesk = ({ work, ...task }: Task): Task => ({
  ...task,
  work: (clerk) => work({ ...clerk, page: clerk.superadminPage }),
});

export const superadminTasks: readonly Task[] = [
  { name: 'see today’s collections by officer', work: seeCollections },
  { name: 'export the month', work: exportMonth },
  { name: 'change a branch’s phone', work: changeBranchPhone },
  { name: 'publish a post in both languages', work: publishPost },
  { name: 'add an employee', work: addEmployee },
  { name: 'check a receipt in public', work: checkReceipt },
  { name: 'move a customer to another branch', work: moveCustomer },
].map(atTheOtherDesk);

import type { Page } from '@playwright/test';
import { deciderErrors } from '#contract/errors/decider-errors.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { type Language, languages } from '#domain/language.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  readAgreement,
  submitted,
} from '#test/support/lending/lending.ts';
import { messages as day, partNames } from '#web/office/insight/dashboards/needs-you/needs-you.messages.ts';
import { messages as form } from '#web/office/kit/form/form.messages.ts';
import { labels as proof } from '#web/office/kit/form/question/question.messages.ts';
import { messages as employee, labels } from '#web/office/lender/employees/employee-form.messages.ts';
import { messages as words } from '#web/office/lending/account/agreement/agreement.messages.ts';
import { messages as inbox } from '#web/office/lending/approvals/approvals.messages.ts';
import { messages as decide } from '#web/office/lending/approvals/decide/decide.messages.ts';
import { trailNames } from '#web/office/lending/approvals/decide/request-trail.messages.ts';
import {
  expect,
  expectAccessible,
  ownServer,
  putSession,
  type SignedIn,
  sharedSession,
  signedInBy,
  test,
} from '../support/fixtures.ts';
import { openDrawer } from '../support/open-drawer.ts';
import { ownDigits } from '../support/own-digits.ts';
import { overflowOf } from '../support/page-overflow.ts';
import { somebody } from '../support/sign-in-accounts.ts';

const calls = () => callsAt(ownServer());

async function sampleDesk(): Promise<Desk> {
  const [clerk, superadmin] = await Promise.all([sharedSession('employee'), sharedSession('superadmin')]);
  return { employee: clerk.session, superadmin: superadmin.session, employeeId: '', superadminId: '' };
}

/** A new colleague at the branch of the sample's employee, signed in. */
async function colleague({ superadmin: as }: Desk, language: Language) {
  const { fullName, phone, email, password } = somebody();
  const { data: branches } = await calls().call('listBranches', { as });
  const body = {
    ...{ fullName: { own: fullName }, phone, email, language, cnic: ownDigits(13) },
    ...{ branchId: branches.find(({ code }) => code === 'SGD')?.id ?? '', designationId: null },
    ...{ joinedOn: null, mayRecordPayments: true, mayMatchUnknownLines: false, backDatingDaysMax: 0 },
  };
  const { id } = await calls().call('createEmployee', { as, body });
  const { code = '' } = (await calls().call('issueActivationCode', { as, params: { id } })) ?? {};
  const person = { fullName, phone, email, password, activationCode: code, language };
  return { id, signedIn: await signedInBy(await calls().request('signUp', { body: person })) };
}

/** An agreement of this test's own over Rs 6,000. */
async function ownAgreement(desk: Desk, make: typeof active) {
  const today = businessDateOf(Date.now());
  const customerId = await addCustomer(calls(), desk, { cnic: `38${ownDigits(11)}` });
  const firstDueOn = addDays(today, 30);
  const description = 'Tools for a carpenter’s shop';
  const terms = {
    customerId,
    description,
    price: 6_000,
    downPayment: 0,
    count: 6,
    startOn: today,
    firstDueOn,
  };
  const agreementId = await make(calls(), desk, terms);
  const { number } = await readAgreement(calls(), desk.employee, agreementId);
  return { agreementId, number };
}

/** The same with a request of the sample's employee for relief. */
async function requested(desk: Desk, amount: number) {
  const own = await ownAgreement(desk, active);
  return { ...own, id: await ask(calls(), desk, 'requestRelief', own.agreementId, { amount }) };
}

async function openAs(page: Page, signedIn: SignedIn, path: string): Promise<void> {
  await putSession(page, signedIn);
  await page.goto(path);
}

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflowOf(page)).toEqual([]);
}

for (const language of languages)
  test(`a colleague's request is decided at the branch within the limits that a superadmin set, in ${language}`, async ({
    office,
    page,
  }) => {
    const desk = await sampleDesk();
    const { id: colleagueId, signedIn } = await colleague(desk, language);
    const [small, large] = [await requested(desk, 1_500), await requested(desk, 1_501)];
    const agreement = await ownAgreement(desk, submitted);

    const edit = await office('superadmin', `/admin/employees/${colleagueId}/edit`, language);
    await expect(edit.getByRole('heading', { name: employee.decisions[language] })).toBeVisible();
    await edit.getByRole('textbox', { name: labels.decidesReliefTo[language] }).fill('1500');
    await edit.getByRole('textbox', { name: labels.decidesAgreementsTo[language] }).fill('6000');
    await expectAccessible(edit);
    await edit.setViewportSize({ width: 360, height: 800 });
    await expectNoOverflow(edit);
    await edit.getByRole('button', { name: form.save[language], exact: true }).click();
    const question = edit.getByRole('dialog');
    await question.getByLabel(proof.currentPassword[language]).fill(samplePassword);
    await question.getByRole('button', { name: form.save[language] }).click();
    await expect(edit.getByText(employee.saved[language], { exact: true })).toBeVisible();

    await page.setViewportSize({ width: language === 'en' ? 360 : 390, height: 844 });
    await openAs(page, signedIn, '/employee');
    const waiting = page.getByRole('region', { name: day.title[language] });
    await expect(waiting).toBeVisible();
    await expect(waiting.getByText(large.number)).toHaveCount(0);
    await expectNoOverflow(page);
    await waiting.getByRole('link', { name: partNames.decisions[language] }).click();
    await waiting.getByRole('link', { name: day.wholeList[language] }).click();
    await expect(page.getByRole('link', { name: inbox.mine[language] })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const queue = page.url();
    const row = page.getByRole('row').filter({ hasText: small.number });
    await expect(row).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: large.number })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflow(page);

    // By its address, as from a notice or another list.
    const beyond = await openDrawer(page, { name: 'decide', id: large.id });
    await expect(beyond.getByText(deciderErrors.beyond_decision_limit.text[language])).toBeVisible();
    await expect(beyond.getByRole('button', { name: decide.reject[language], exact: true })).toHaveCount(0);
    await expect(beyond.getByRole('button', { name: /1,501/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(beyond).toBeHidden();

    // The account offers the decision of what the reader may decide, and of nothing else.
    const requestsOf = async (of: { readonly agreementId: string }) => {
      const { customerId } = await readAgreement(calls(), desk.employee, of.agreementId);
      await page.goto(`/employee/customers/${customerId}/balance`);
      return page.getByRole('region', { name: words.waiting[language] });
    };
    const answered = page.waitForResponse(/\/api\/approvals\/[\w-]+$/);
    const beyondLimit = await requestsOf(large);
    await answered;
    await expect(beyondLimit).toContainText('1,501');
    await expect(beyondLimit.getByRole('button')).toHaveCount(0);
    await (await requestsOf(small)).getByRole('button', { name: words.decide[language] }).click();
    const decision = page.getByRole('dialog').first();
    await decision.getByRole('button', { name: /1,500/ }).click();
    await expect(decision.getByText(decide.approvedDone[language], { exact: true })).toBeVisible();
    await expect(decision.getByText(trailNames.approved[language])).toBeVisible();
    await page.goto(queue);
    await expect(page.getByRole('row').filter({ hasText: agreement.number })).toBeVisible();
    await expect(row).toHaveCount(0);
    const [done, open] = await Promise.all(
      [small, large].map(({ agreementId }) => readAgreement(calls(), desk.employee, agreementId)),
    );
    expect(done?.outstanding).toBe(4_500);

    // On a slow line the terms arrive after the request. Nobody approves terms that are not shown yet.
    const terms = Promise.withResolvers<void>();
    await page.route(`**/api/agreements/${agreement.agreementId}`, async (route) => {
      await terms.promise;
      await route.continue();
    });
    const requestArrived = page.waitForResponse(/\/api\/approvals\/[\w-]+$/);
    await page.getByRole('row').filter({ hasText: agreement.number }).getByRole('button').first().click();
    await requestArrived;
    await expect(decision).toBeVisible();
    await expect(decision.getByRole('button', { name: /6,000/ })).toHaveCount(0);
    terms.resolve();
    await decision.getByRole('button', { name: /6,000/ }).click();
    await expect(decision.getByText(decide.approvedDone[language], { exact: true })).toBeVisible();
    const { status } = await readAgreement(calls(), desk.employee, agreement.agreementId);
    expect(status).toBe('approved');
    expect(open).toMatchObject({ outstanding: 6_000, pendingApprovals: [{ id: large.id }] });
  });

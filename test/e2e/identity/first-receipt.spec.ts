import type { Page } from '@playwright/test';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import { CountedHand } from '#test/support/browser/counted-hand.ts';
import { messages as twoStep } from '#web/office/identity/profile/two-step-page.messages.ts';
import {
  branchesOpen,
  stepTexts,
  messages as week,
} from '#web/office/insight/dashboards/first-week/first-week.messages.ts';
import { messages as branches } from '#web/office/lender/branches/branches.messages.ts';
import { messages as account } from '#web/office/lending/account/account.messages.ts';
import {
  activateNames,
  messages as words,
} from '#web/office/lending/account/agreement/agreement.messages.ts';
import {
  messages as activation,
  handOverAnd,
} from '#web/office/lending/agreements/activation/activation.messages.ts';
import { messages as guarantors } from '#web/office/lending/agreements/guarantors/guarantors.messages.ts';
import { messages as statement } from '#web/office/lending/agreements/statement/statement.messages.ts';
import { messages as waiting } from '#web/office/lending/agreements/waiting/waiting.messages.ts';
import { messages as decide } from '#web/office/lending/approvals/decide/decide.messages.ts';
import { messages as customers } from '#web/office/lending/customers/customer-form.messages.ts';
import { formMessages } from '#web/office/lending/money/enter/money-form.messages.ts';
import { moneyTexts } from '#web/office/lending/money/money-tasks.messages.ts';
import { pages } from '#web/office/pages.ts';
import { messages as check } from '#web/receipt-check/receipt-check.messages.ts';
import { messages as form } from '#web/sign-in/form/sign-in-form.messages.ts';
import { messages as signUp } from '#web/sign-in/views/account-view.messages.ts';
import { goOn, numbered } from '../support/agreement-steps.ts';
import { expect, test } from '../support/fixtures.ts';
import { withNewLender } from '../support/new-lender.ts';

/** From the empty machine to the first receipt: ten minutes, and no more presses and fields than now. */
const secondsMax = 600;
const interactionsMax = 74;

const licence = 'SC/NBFC-77/2026';
const password = 'a blue rickshaw at noon';
const { payment } = moneyTexts;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a step of the first week. The card in the menu leads back to the steps. */
async function openStep(page: Page, hand: CountedHand, step: keyof typeof stepTexts): Promise<void> {
  const steps = page.getByRole('list', { name: week.steps.en });
  if (!(await steps.isVisible())) await hand.press(page.getByRole('link', { name: week.firstWeek.en }));
  await hand.press(steps.getByRole('link', { name: stepTexts[step].verb.en }));
}

/** The set-up link, a password, and two-step sign-in later. */
async function begin(page: Page, hand: CountedHand, link: string): Promise<void> {
  await page.goto(link);
  await hand.type(page.getByLabel(signUp.fullName.en), 'Asif Mahmood Cheema');
  await hand.type(page.getByLabel(signUp.phone.en, { exact: true }), '03001234567');
  await hand.type(page.getByLabel(form.password.en, { exact: true }), password);
  await hand.press(button(page, signUp.createAccount.en));
  await hand.press(page.getByRole('link', { name: twoStep.later.en }));
  await expect(page.getByRole('heading', { level: 1, name: week.title.en })).toBeVisible();
}

/** The licence, a branch and a product. */
async function setUp(page: Page, hand: CountedHand): Promise<void> {
  await openStep(page, hand, 'licence');
  await hand.type(numbered(page, 'licenceNumber'), licence);
  await hand.type(numbered(page, 'phone'), '03215550000');
  await hand.press(button(page, 'Save'));
  await expect(page.getByText('Saved. The public site shows it once it is published.')).toBeVisible();
  await openStep(page, hand, 'branches');
  const sargodha = page.getByRole('listitem').filter({ hasText: 'SGD' });
  await hand.press(sargodha.getByRole('button', { name: branches.openDraft.en }));
  await expect(page.getByRole('row').filter({ hasText: 'SGD' })).toBeVisible();
  await openStep(page, hand, 'products');
  await hand.type(page.getByRole('textbox', { name: 'Name', exact: true }), 'Sewing machine');
  await hand.type(page.getByLabel('Cash price'), '30000');
  await hand.check(page.getByRole('checkbox', { name: '6', exact: true }));
  await hand.press(button(page, 'Add product'));
  await expect(page.getByRole('heading', { level: 1, name: 'Sewing machine' })).toBeVisible();
}

async function addCustomer(page: Page, hand: CountedHand): Promise<void> {
  await openStep(page, hand, 'customer');
  const typed = {
    'fullName.own': 'Rukhsana Parveen',
    'relativeName.own': 'Muhammad Aslam',
    cnic: '3840312345672',
    bornOn: '14031988',
    phone: '03451234567',
    'address.own': 'Block 12, Satellite Town',
    city: 'Sargodha',
    monthlyIncome: '52000',
  };
  for (const [name, text] of Object.entries(typed)) await hand.type(numbered(page, name), text);
  await hand.choose(numbered(page, 'relative'), 'husband');
  await hand.choose(numbered(page, 'gender'), 'female');
  await hand.check(numbered(page, 'hasPrivacyConsent'));
  await hand.choose(numbered(page, 'privacyConsentHow'), 'signed');
  await hand.press(button(page, customers.create.en));
  await expect(page.getByRole('status').filter({ hasText: account.added.en })).toBeVisible();
}

/** An agreement of six installments with two guarantors and the customer's consent, submitted. */
async function agree(page: Page, hand: CountedHand): Promise<void> {
  await hand.press(page.getByRole('link', { name: pages.newAgreement.title.en }).first());
  await hand.choose(numbered(page, 'service'), 'business');
  await hand.choose(numbered(page, 'items.0.productId'), { index: 1 });
  await hand.press(goOn(page, 'en', 'plan'));
  await hand.type(numbered(page, 'downPayment'), '6000');
  await hand.press(goOn(page, 'en', 'guarantors'));
  const people = [
    { cnic: '3840311111112', fullName: 'Abdul Ghafoor', phone: '03009998877' },
    { cnic: '3840322222224', fullName: 'Bashir Ahmad', phone: '03009998866' },
  ];
  for (const [row, { cnic, fullName, phone }] of people.entries()) {
    await hand.type(numbered(page, 'cnic'), cnic);
    await hand.press(page.getByRole('button', { name: guarantors.find.en, exact: true }));
    await hand.type(numbered(page, 'fullName.own'), fullName);
    await hand.type(numbered(page, 'phone'), phone);
    await hand.type(numbered(page, 'address'), 'Chak 47 SB');
    await hand.press(button(page, guarantors.save.en));
    await hand.type(numbered(page, `guarantors.${row}.relation`), 'neighbor');
  }
  await hand.press(goOn(page, 'en', 'statement'));
  await hand.choose(numbered(page, 'how'), 'signed');
  await hand.press(button(page, statement.record.en));
  await hand.press(goOn(page, 'en', 'submit'));
  await hand.press(button(page, statement.submit.en));
  await expect(page.getByText(waiting.submitted.en)).toBeVisible();
}

/** The only superadmin decides alone, with the password again, and hands the goods over. */
async function start(page: Page, hand: CountedHand): Promise<void> {
  await hand.press(page.getByRole('link', { name: pages.customerBalance.title.en }));
  await hand.press(button(page, words.decide.en));
  const drawer = page.getByRole('dialog').first();
  await hand.press(drawer.getByRole('button', { name: new RegExp(`^${decide.approve.en}`) }));
  const asked = page.getByRole('dialog').last();
  await hand.type(asked.locator('[name=currentPassword]'), password);
  await hand.press(asked.getByRole('button', { name: new RegExp(`^${decide.approve.en}`) }));
  await expect(drawer.getByText(decide.approvedDone.en, { exact: true })).toBeVisible();
  await hand.press(drawer.getByRole('button', { name: 'Close' }).last());
  await hand.press(button(page, activateNames.deferred_sale.en));
  await hand.press(drawer.getByRole('button', { name: activation.review.en }));
  await hand.press(drawer.getByRole('button', { name: handOverAnd.en(6_000) }));
  await expect(drawer).toContainText(activation.started.en);
  await hand.press(drawer.getByRole('button', { name: activation.done.en }));
}

/** The first installment, up to the paper of its receipt. */
async function takePayment(page: Page, hand: CountedHand): Promise<void> {
  await hand.press(button(page, account.recordPayment.en).first());
  const drawer = page.getByRole('dialog');
  await hand.type(drawer.getByRole('textbox', { name: payment.amount.en }), '4000');
  const foot = (name: string) => drawer.locator('footer').getByRole('button', { name });
  await hand.press(foot(formMessages.review.en));
  await hand.press(foot(payment.verb.en));
  await expect(drawer.getByRole('heading', { name: payment.done.en })).toBeVisible();
  await hand.press(drawer.getByRole('link', { name: 'Print the receipt' }));
}

test('from the empty machine to the first receipt takes one person less than ten minutes', async ({
  page,
  browser,
}) => {
  await withNewLender(async (link) => {
    const hand = new CountedHand();
    await begin(page, hand, link);
    await setUp(page, hand);
    await addCustomer(page, hand);
    await agree(page, hand);
    await start(page, hand);
    await takePayment(page, hand);
    await expect(page.getByText(/SGD-\d{6}/).first()).toBeVisible();
    await expect(page.getByText(licence).first()).toBeVisible();
    const address = await page
      .getByText(/\/r\/[\w-]+/)
      .first()
      .innerText();

    // A visitor, who has no session.
    const visitor = await browser.newPage();
    const code = /\/r\/([^#?]+)/.exec(address)?.[1] ?? '';
    await visitor.goto(new URL(receiptCheckPath(code), link).href);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(check.valid.en);
    await visitor.close();

    expect(hand.seconds).toBeLessThan(secondsMax);
    expect(hand.interactions).toBeLessThanOrEqual(interactionsMax);
    await page.goto(new URL('/admin', link).href);
    await expect(page.getByText(branchesOpen.en(1))).toBeVisible();
  });
});

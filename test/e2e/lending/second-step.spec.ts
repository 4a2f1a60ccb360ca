import type { Page } from '@playwright/test';
import { approvalStateNames } from '#contract/lending/labels/approval-names.messages.ts';
import type { Language } from '#domain/language.ts';
import { type Calls, callsAt } from '#test/support/calls/calls.ts';
import { readSession } from '#test/support/calls/raw-request.ts';
import { customerBody } from '#test/support/lending/lending.ts';
import { correctFields } from '#web/office/kit/form/form.messages.ts';
import {
  messages as inbox,
  questions,
} from '#web/office/lending/approvals/second-step/second-step-resets.messages.ts';
import { labels, messages } from '#web/office/lending/customers/second-step.messages.ts';
import { messages as queues } from '#web/office/lending/ground/waiting/waiting-queues.messages.ts';
import { pages } from '#web/office/pages.ts';
import {
  expect,
  expectAccessible,
  type Fixtures,
  ownServer,
  sharedSession,
  test,
} from '../support/fixtures.ts';
import { appCode, type Person, somebody } from '../support/sign-in-accounts.ts';

/** A customer on record who signs in by two steps. */
async function addWithTwoSteps(calls: Calls, { fullName, phone, email, password }: Person) {
  const { session: as } = await sharedSession('employee');
  const cnic = `38${phone}`;
  const { id } = await calls.call('createCustomer', {
    as,
    body: customerBody({ fullName: { own: fullName }, phone, cnic }),
  });
  const { code } = await calls.call('issueCustomerActivationCode', { as, params: { id } });
  const body = { fullName, phone, email, password, activationCode: code };
  const theirs = await readSession(await calls.request('signUp', { body }));
  const { secret } = await calls.call('startTotp', { as: theirs, body: { currentPassword: password } });
  await calls.call('confirmTotp', { as: theirs, body: { code: appCode(secret) } });
  return id;
}

/** Requests the reset from the customer's page, with the proof of identity. */
async function askForReset(office: Fixtures['office'], id: string, language: Language): Promise<Page> {
  const page = await office('employee', `/employee/customers/${id}/edit`, language);
  await page.getByRole('button', { name: messages.ask[language] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(labels.reason[language]).fill('The phone was stolen on the bus');
  await dialog.getByRole('button', { name: messages.send[language] }).click();
  await expect(dialog.getByRole('region', { name: correctFields[language](1) })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel(labels.identityProof[language]).fill('The original CNIC, and the photo on record');
  await dialog.getByRole('button', { name: messages.send[language] }).click();
  await expect(page.getByText(messages.waits[language])).toBeVisible();
  return page;
}

test('the branch requests the reset of a second step, withdraws it and requests again; another person approves, and the password alone signs in', async ({
  office,
}) => {
  const calls = callsAt(ownServer());
  const known = somebody();
  const person = { ...known, fullName: `Sadia ${known.phone.slice(-6)}` };
  const id = await addWithTwoSteps(calls, person);
  const page = await askForReset(office, id, 'ur');
  await page.getByRole('link', { name: pages.secondStepResets.title.ur }).click();
  const asked = page.getByRole('listitem').filter({ hasText: person.fullName });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: inbox.withdraw.ur }).click();
  await page.getByRole('dialog').getByRole('button', { name: inbox.withdraw.ur }).dblclick();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: person.fullName })).toContainText(
    approvalStateNames.withdrawn.ur,
  );
  await askForReset(office, id, 'ur');

  const language: Language = 'en';
  const other = await office('superadmin', '/admin/approvals', language);
  await other.getByRole('link', { name: queues.secondStepResets[language] }).click();
  const waiting = other.getByRole('listitem').filter({ hasText: person.fullName });
  await expect(waiting).toContainText('The original CNIC, and the photo on record');
  await expectAccessible(other);
  await waiting.getByRole('button', { name: inbox.approve[language] }).click();
  await other
    .getByRole('dialog', { name: questions.approved[language](person.fullName) })
    .getByRole('button', { name: inbox.approve[language] })
    .click();
  await expect(waiting).toHaveCount(0);
  const closed = other.getByRole('row').filter({ hasText: person.fullName });
  await expect(closed).toHaveCount(2);
  await expect(closed.first()).toContainText(approvalStateNames.approved[language]);
  const { phone: identifier, password } = person;
  expect(await calls.attempt('signIn', { body: { identifier, password } })).toMatchObject({ ok: true });
});

import { type Language, languages } from '#domain/language.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { readSession } from '#test/support/calls/raw-request.ts';
import { messages as form } from '#web/office/kit/form/form.messages.ts';
import { labels as proof } from '#web/office/kit/form/question/question.messages.ts';
import { labels } from '#web/office/lender/employees/employee-form.messages.ts';
import { messages as roles } from '#web/office/lender/employees/reassign.messages.ts';
import { messages } from '#web/office/lender/employees/rights.messages.ts';
import { rightsKindNames } from '#web/office/lender/ground/rights-kind-names.messages.ts';
import {
  expect,
  expectAccessible,
  ownServer,
  putSession,
  sharedSession,
  signedInBy,
  test,
} from '../support/fixtures.ts';
import { ownDigits } from '../support/own-digits.ts';
import { overflowOf } from '../support/page-overflow.ts';
import { appCode, somebody } from '../support/sign-in-accounts.ts';

const calls = () => callsAt(ownServer());

/** A new colleague who has chosen a password. */
async function colleague(language: Language) {
  const { session: as } = await sharedSession('superadmin');
  const { fullName, phone, email, password } = somebody();
  const { data: branches } = await calls().call('listBranches', { as });
  const body = {
    ...{ fullName: { own: fullName }, phone, email, language, cnic: ownDigits(13) },
    ...{ branchId: branches[0]?.id ?? '', designationId: null, joinedOn: null },
    ...{ mayRecordPayments: true, mayMatchUnknownLines: false, backDatingDaysMax: 0 },
  };
  const { id } = await calls().call('createEmployee', { as, body });
  const { code = '' } = (await calls().call('issueActivationCode', { as, params: { id } })) ?? {};
  const person = { fullName, phone, email, password, activationCode: code, language };
  const answer = await calls().request('signUp', { body: person });
  return { id, fullName, password, answer };
}

/** A second superadmin of the lender, with the second step that a superadmin needs. */
async function secondSuperadmin(language: Language) {
  const { id, password, answer } = await colleague(language);
  const as = await readSession(answer.clone());
  const { secret } = await calls().call('startTotp', { as, body: { currentPassword: password } });
  await calls().call('confirmTotp', { as, body: { code: appCode(secret) } });
  const { session: admin } = await sharedSession('superadmin');
  const body = { role: 'superadmin', currentPassword: samplePassword } as const;
  await calls().call('changeEmployeeRole', { as: admin, params: { id }, body });
  const signedIn = await signedInBy(answer);
  return { id, signedIn: { ...signedIn, user: { ...signedIn.user, role: 'superadmin' as const } } };
}

for (const language of languages)
  test(`limits for an employee need the password and another superadmin, who sees and confirms them, in ${language}`, async ({
    office,
    page: theirs,
  }) => {
    const { id } = await colleague(language);
    const second = await secondSuperadmin(language);
    try {
      const path = `/admin/employees/${id}/edit`;
      const mine = await office('superadmin', path, language);
      await mine.getByRole('textbox', { name: labels.decidesReliefTo[language] }).fill('1500');
      await mine.getByRole('button', { name: form.save[language], exact: true }).click();
      const question = mine.getByRole('dialog');
      await question.getByLabel(proof.currentPassword[language]).fill(samplePassword);
      await expectAccessible(mine);
      await question.getByRole('button', { name: messages.save[language] }).click();
      await expect(mine.getByText(messages.limitsWait[language])).toBeVisible();
      await expect(mine.getByText(messages.ownWaits[language])).toBeVisible();

      await theirs.setViewportSize({ width: 320, height: 800 });
      await putSession(theirs, second.signedIn);
      await theirs.goto(path);
      const waiting = theirs.getByRole('region', { name: rightsKindNames.limits[language] });
      await expect(waiting).toContainText('1,500');
      expect(await overflowOf(theirs)).toEqual([]);
      await waiting.getByRole('button', { name: messages.approve[language], exact: true }).click();
      await expectAccessible(theirs);
      await theirs
        .getByRole('dialog')
        .getByRole('button', { name: messages.approve[language], exact: true })
        .click();
      await expect(waiting).toHaveCount(0);
      await expect(theirs.getByRole('textbox', { name: labels.decidesReliefTo[language] })).toHaveValue(
        '1,500',
      );
    } finally {
      const { session: as } = await sharedSession('superadmin');
      await calls().call('deactivateEmployee', {
        as,
        params: { id: second.id },
        body: { successorId: null },
      });
    }
  });

test('a superadmin is made by the password and another superadmin, or not at all', async ({ office }) => {
  const { id } = await colleague('en');
  const second = await secondSuperadmin('en');
  try {
    const page = await office('superadmin', `/admin/employees/${id}/edit`);
    await page.getByRole('button', { name: roles.changeRole.en }).click();
    const question = page.getByRole('dialog');
    await question.getByLabel(proof.currentPassword.en).fill(samplePassword);
    await question.getByRole('button', { name: roles.changeRole.en }).click();
    await expect(page.getByText(messages.waitsForOther.en)).toBeVisible();
    await expect(page.getByText('Role: Employee')).toBeVisible();
    await page.getByRole('button', { name: messages.withdraw.en }).click();
    await page.getByRole('dialog').getByRole('button', { name: messages.withdraw.en }).click();
    await expect(page.getByText(messages.ownWaits.en)).toHaveCount(0);
  } finally {
    const { session: as } = await sharedSession('superadmin');
    await calls().call('deactivateEmployee', { as, params: { id: second.id }, body: { successorId: null } });
  }
});

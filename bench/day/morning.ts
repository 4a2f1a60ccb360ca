import { samplePassword } from '#sample/sample-sign-ins.ts';
import { contactOutcomeNames } from '#web/office/desk/ground/request-labels.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { type Clerk, expect, goTo, type Task } from './clerk.ts';

/** The superadmin at the other desk is signed in by then. */
async function signIn({ page, superadminPage, hand }: Clerk): Promise<void> {
  await superadminPage.goto('/sign-in');
  await superadminPage.locator('[name=identifier]').fill('superadmin@example.pk');
  await superadminPage.locator('[name=password]').fill(samplePassword);
  await superadminPage.keyboard.press('Enter');
  await page.goto('/sign-in');
  await expect(page.locator('[name=identifier]')).toBeFocused();
  await hand.keys(page, 'employee@example.pk');
  await hand.tabTo(page, page.locator('[name=password]'), samplePassword);
  await hand.key(page, 'Enter');
  for (const office of [page, superadminPage])
    await expect(office.getByRole('heading', { level: 1 })).toBeFocused();
}

async function seeWhatIsDue(clerk: Clerk): Promise<void> {
  await goTo(clerk, 'u', '/employee/due');
  await expect(clerk.page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
}

/** The first three of the queue, which steps on by itself. */
async function takeRequests(clerk: Clerk): Promise<void> {
  const { calls, desk, page, hand, language } = clerk;
  const contacted = async () => {
    const query = { tab: 'all' } as const;
    const { data } = await calls.call('listContactRequests', { as: desk.employee, query });
    return data.filter(({ status }) => status === 'contacted').length;
  };
  const before = await contacted();
  await goTo(clerk, 'r', '/employee/my-contact-requests');
  await hand.press(page.getByRole('table').getByRole('row').nth(1).getByRole('link').first());
  const panel = page.getByRole('dialog');
  for (let left = 3; left > 0; left -= 1) {
    await expect(panel.getByRole('link', { name: plainWords.call[language], exact: true })).toBeVisible();
    await hand.key(page, 'c');
    const reached = panel.getByRole('radio', { name: contactOutcomeNames.reached[language] });
    await expect(reached).toBeVisible();
    await hand.key(page, '1');
    await expect(reached).toBeChecked();
    await hand.key(page, 'Enter');
    await expect(panel.locator('form')).toHaveCount(0);
  }
  expect(await contacted()).toBe(before + 3);
}

export const morningTasks: readonly Task[] = [
  { name: 'sign in', work: signIn },
  { name: 'see what is due', work: seeWhatIsDue },
  { name: 'take three contact requests and log a call each', budget: 'dayRequests', work: takeRequests },
];

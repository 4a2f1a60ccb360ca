import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { pickWritten } from '#domain/written.ts';
import { messages as due } from '#web/office/lending/collections/due/due.messages.ts';
import { messages as result } from '#web/office/lending/collections/result/result.messages.ts';
import { type Clerk, expect, goTo, type Task } from './clerk.ts';

const called = 8;

/** Each is called, and promises what is due for tomorrow. */
async function callLate(clerk: Clerk): Promise<void> {
  const { page, hand, language, calls, desk } = clerk;
  const overdue = async () =>
    (await calls.call('listDue', { as: desk.employee, query: { group: 'overdue' } })).data;
  const before = await overdue();
  await goTo(clerk, 'u', '/employee/due');
  await hand.press(page.getByRole('main').locator('nav a[href*="group=overdue"]'));
  const [first] = before;
  if (first === undefined || before.length < called) throw new Error(`fewer than ${called} are late`);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(
    pickWritten(first.customerName, language),
  );
  await hand.press(page.getByRole('link', { name: due.startRound[language] }));
  const panel = page.getByRole('dialog');
  for (let left = called; left > 0; left -= 1) {
    const name = await panel.getByRole('heading').first().textContent();
    await hand.key(page, 'c');
    await hand.press(panel.getByRole('radio', { name: result.tomorrow[language], exact: true }));
    await hand.key(page, 'Enter');
    // After the last of the list the panel closes.
    if (left === 1 && before.length === called) await expect(panel).toBeHidden();
    else await expect(panel.getByRole('heading').first()).not.toHaveText(name ?? '');
  }
  const promisedFor = addDays(businessDateOf(Date.now()), 1);
  const after = await overdue();
  for (const { agreementId } of before.slice(0, called))
    expect(after.find((item) => item.agreementId === agreementId)?.promise).toMatchObject({ promisedFor });
}

export const collectionTasks: readonly Task[] = [
  { name: 'call eight late customers, who promise', budget: 'dayCalls', work: callLate },
];

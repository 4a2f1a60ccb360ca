import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClosedDaysForm } from '#contract/lending/terms/closed-days.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { settingsSubject } from '#server/platform/audit/settings-subject.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditOf } from '#test/support/desk/office.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const quaidDay = {
  on: calendarDate('2026-12-25'),
  name: { en: 'Quaid-e-Azam Day', ur: 'یومِ قائدِ اعظم' },
};
const stocktaking = { on: calendarDate('2026-12-31'), name: { en: 'Stocktaking', ur: 'اسٹاک کی گنتی' } };
const sundays: ClosedDaysForm = { dueDateRule: 'after', weeklyDaysOff: [0], holidays: [quaidDay] };

async function saving(content: ClosedDaysForm) {
  const { version } = await testApi.call('getClosedDays', { as: desk.superadmin });
  return { as: desk.superadmin, body: { content, version } };
}

test('a new lender has no closed days, and its due dates stay', async () => {
  const { content } = await testApi.call('getClosedDays', { as: desk.superadmin });
  expect(content).toEqual({ dueDateRule: 'none', weeklyDaysOff: [], holidays: [] });
});

test('holidays are kept by date, and a change of them is audited', async () => {
  const asked = await saving({ ...sundays, holidays: [stocktaking, quaidDay] });
  const saved = await testApi.call('saveClosedDays', asked);
  expect(saved.content.holidays).toEqual([quaidDay, stocktaking]);
  expect(await auditOf(testApi, settingsSubject.subjectId)).toContainEqual(
    expect.objectContaining({
      action: 'save_closed_days',
      after: expect.objectContaining({ dueDateRule: 'after', weeklyDaysOff: [0] }),
    }),
  );
});

test('everyone in the office reads the closed days', async () => {
  await testApi.call('saveClosedDays', await saving(sundays));
  const { closedDays } = await testApi.call('getOfficeHours', { as: desk.employee });
  expect(closedDays).toEqual(sundays);
});

test('a date is on the list once, and one day of the week is open', async () => {
  const twice = await saving({ ...sundays, holidays: [quaidDay, quaidDay] });
  expect(await testApi.refusal('saveClosedDays', twice)).toMatchObject({
    code: 'invalid_input',
    fields: ['content.holidays.1.on'],
  });
  const always = await saving({ ...sundays, weeklyDaysOff: [0, 1, 2, 3, 4, 5, 6] });
  expect(await testApi.refusal('saveClosedDays', always)).toMatchObject({
    code: 'invalid_input',
    fields: ['content.weeklyDaysOff'],
  });
});

test('of two changes at once the later one is refused, and nothing of the first is lost', async () => {
  const late = await saving({ ...sundays, holidays: [] });
  await testApi.call('saveClosedDays', await saving({ ...sundays, weeklyDaysOff: [5] }));
  expect(await testApi.refusal('saveClosedDays', late)).toMatchObject({ code: 'changed_meanwhile' });
  const { closedDays } = await testApi.call('getOfficeHours', { as: desk.employee });
  expect(closedDays.weeklyDaysOff).toEqual([5]);
});

import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { dueDayOfReminder, reminderOn, reminders } from './reminder.ts';

const today = calendarDate('2026-11-20');
const situation = { oldestUnpaidDueOn: today, promise: null, takesMessages: true };

test('a customer is reminded three days before the due date, on it, and three and seven days after, and on no other day', () => {
  const reminded = Array.from({ length: 30 }, (_, index) => index - 10).flatMap((days) => {
    const reminder = reminderOn(today, { ...situation, oldestUnpaidDueOn: addDays(today, -days) });
    return reminder === null ? [] : [[days, reminder]];
  });
  expect(reminded).toEqual([
    [-3, 'due_soon'],
    [0, 'due_today'],
    [3, 'late_3'],
    [7, 'late_7'],
  ]);
});

test('a reminder and its due date lead to each other', () => {
  for (const reminder of reminders) {
    const oldestUnpaidDueOn = dueDayOfReminder(reminder, today);
    expect(reminderOn(today, { ...situation, oldestUnpaidDueOn })).toBe(reminder);
  }
});

test.each([
  ['open', null],
  ['broken', 'due_today'],
  ['kept', 'due_today'],
] as const)('a reminder with the promise %s is sent: %s', (state, reminder) => {
  expect(reminderOn(today, { ...situation, promise: { state } })).toBe(reminder);
});

test('a customer who wants no messages or owes nothing gets no reminder', () => {
  expect(reminderOn(today, { ...situation, takesMessages: false })).toBeNull();
  expect(reminderOn(today, { ...situation, oldestUnpaidDueOn: null })).toBeNull();
});

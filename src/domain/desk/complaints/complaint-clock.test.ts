import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import type { ComplaintStatus } from './complaint.ts';
import {
  complaintClockBounds,
  complaintClockOf,
  complaintDeadlines,
  complaintDueBy,
} from './complaint-clock.ts';

const arrived = calendarDate('2026-11-18');
const deadlines = complaintDeadlines(arrived, { acknowledgeDays: 3, answerDays: 15, executiveDays: 20 });
const clockOn = (day: string, status: ComplaintStatus, answeredOn: string | null = null) =>
  complaintClockOf(
    { ...deadlines, status, answeredOn: answeredOn === null ? null : calendarDate(answeredOn) },
    calendarDate(day),
  );

test('the deadlines are days after the day of arrival', () => {
  expect(deadlines).toEqual({
    acknowledgeBy: '2026-11-21',
    answerBy: '2026-12-03',
    executiveAfter: '2026-12-08',
  });
});

test.each([
  ['2026-11-19', 'received', 'open'],
  ['2026-11-20', 'received', 'due_soon'],
  ['2026-11-21', 'received', 'due_soon'],
  ['2026-11-22', 'received', 'overdue'],
  ['2026-11-22', 'looked_into', 'open'],
  ['2026-12-03', 'looked_into', 'due_soon'],
  ['2026-12-04', 'looked_into', 'overdue'],
] as const)('on %s a complaint that is %s is %s', (day, status, clock) => {
  expect(clockOn(day, status)).toBe(clock);
});

test('an answer on the last day is in time, and one a day later is late, whenever it is looked at', () => {
  expect(clockOn('2027-05-01', 'answered', '2026-12-03')).toBe('kept');
  expect(clockOn('2027-05-01', 'answered', '2026-12-04')).toBe('late');
});

test('the bounds for queries say the same as the clock', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.constantFrom<ComplaintStatus>('received', 'looked_into'),
      (later, status) => {
        const today = addDays(arrived, later);
        const complaint = { ...deadlines, status, answeredOn: null };
        const due = complaintDueBy(complaint);
        const { overdueBefore, dueSoonUntil } = complaintClockBounds(today);
        const said = due < overdueBefore ? 'overdue' : due <= dueSoonUntil ? 'due_soon' : 'open';
        expect(complaintClockOf(complaint, today)).toBe(said);
      },
    ),
  );
});

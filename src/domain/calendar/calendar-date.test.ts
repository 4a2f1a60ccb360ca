import { describe, expect, test } from 'vitest';
import { calendarDates } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import {
  addDays,
  addMonths,
  ageInYears,
  calendarDate,
  compareDates,
  dateOfEpochDay,
  dayOfMonth,
  daysBetween,
  epochDayOf,
  parseCalendarDate,
} from './calendar-date.ts';

describe('reading a date', () => {
  test.each(['2026-11-20', '2024-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])(
    '%s is a date',
    (text) => {
      expect(parseCalendarDate(text)).toBe(text);
    },
  );

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20-11-2026',
    '2026-11-20T00:00',
    '1899-12-31',
    '2200-01-01',
    '',
  ])('%j is not a date', (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  });
});

describe('counting days', () => {
  test('every day since 1600 has the same number as in UTC, and the number gives the day back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -135_140, max: 200_000 }), (epochDay) => {
        const date = dateOfEpochDay(epochDay);
        const [year, month, day] = date.split('-').map(Number);
        expect(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).toBe(epochDay * 86_400_000);
        expect(epochDayOf(date)).toBe(epochDay);
      }),
    );
  });

  test('adding days and counting them agree, and later dates sort later as text', () => {
    fc.assert(
      fc.property(calendarDates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const other = addDays(date, days);
        expect(daysBetween(date, other)).toBe(days);
        expect(compareDates(date, other)).toBe(Math.sign(-days) || 0);
      }),
    );
  });
});

describe('adding months', () => {
  test('returns to the anchor day after a short month', () => {
    const first = calendarDate('2023-01-31');
    const months = [0, 1, 2, 3, 13].map((count) => addMonths(first, count));
    expect(months).toEqual(['2023-01-31', '2023-02-28', '2023-03-31', '2023-04-30', '2024-02-29']);
    expect(addMonths(calendarDate('2023-02-28'), 1, 31)).toBe('2023-03-31');
  });

  test('gives the anchor day or the last day of a shorter month', () => {
    fc.assert(
      fc.property(calendarDates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const moved = addMonths(date, months);
        const isLastOfMonth = addDays(moved, 1).slice(5, 7) !== moved.slice(5, 7);
        expect(
          dayOfMonth(moved) === dayOfMonth(date) || (isLastOfMonth && dayOfMonth(moved) < dayOfMonth(date)),
        ).toBe(true);
        const monthsSinceZero = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(monthsSinceZero(moved) - monthsSinceZero(date)).toBe(months);
      }),
    );
  });
});

test.each([
  ['2008-11-20', '2026-11-19', 17],
  ['2008-11-20', '2026-11-20', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('a person born on %s is on %s %i years old', (bornOn, on, age) => {
  expect(ageInYears(calendarDate(bornOn), calendarDate(on))).toBe(age);
});

test('no other text passes as a date', () => {
  expect(() => calendarDate('2026-02-30')).toThrow(/not a date/);
});

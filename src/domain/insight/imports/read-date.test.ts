import { expect, test } from 'vitest';
import { calendarDate, dateOfEpochDay, epochDayOf } from '#domain/calendar/calendar-date.ts';
import { fc } from '#test/support/runs/properties.ts';
import { readDate } from './read-date.ts';

const read = (text: string, order: Parameters<typeof readDate>[1] = null) => {
  const reading = readDate(text, order);
  return reading.ok ? reading.date : reading.reason;
};

test.each([
  ['31/12/2025', '2025-12-31'],
  ['12/31/2025', '2025-12-31'],
  ['2025-12-31', '2025-12-31'],
  ['2025-12-31T00:00:00.000Z', '2025-12-31'],
  ['31.12.2025', '2025-12-31'],
  ['31 Dec 2025', '2025-12-31'],
  ['5-December-2025', '2025-12-05'],
  ['۳۱/۱۲/۲۰۲۵', '2025-12-31'],
  ['05/05/2025', '2025-05-05'],
  ['45000', '2023-03-15'],
])('%s is the same day in any order', (text, date) => {
  expect(read(text)).toBe(date);
});

test.each([
  ['03/04/2025', 'date_ambiguous'],
  ['31/12/25', 'date_year_short'],
  ['30/02/2025', 'date_invalid'],
  ['next Friday', 'date_invalid'],
  ['', 'date_invalid'],
])('%s is refused: %s', (text, reason) => {
  expect(read(text)).toBe(reason);
});

test('the order chosen for a file decides, and a date that does not fit it is refused', () => {
  expect(read('03/04/2025', 'day_first')).toBe('2025-04-03');
  expect(read('03/04/2025', 'month_first')).toBe('2025-03-04');
  expect(read('12/31/2025', 'day_first')).toBe('date_invalid');
});

const days = fc
  .integer({ min: epochDayOf(calendarDate('1930-01-01')), max: epochDayOf(calendarDate('2170-12-31')) })
  .map(dateOfEpochDay);

test('every day written in an order is read back in that order', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('/', '-', '.', ' '), (date, mark) => {
      const [year, month, day] = date.split('-');
      expect(read([day, month, year].join(mark), 'day_first')).toBe(date);
      expect(read([month, day, year].join(mark), 'month_first')).toBe(date);
      expect(read([year, month, day].join(mark), 'month_first')).toBe(date);
    }),
  );
});

test('without an order a date with two readings is refused, never guessed', () => {
  fc.assert(
    fc.property(days, (date) => {
      const [year, month, day] = date.split('-');
      expect([date, 'date_ambiguous']).toContain(read(`${day}/${month}/${year}`));
      expect([date, 'date_ambiguous']).toContain(read(`${month}/${day}/${year}`));
    }),
  );
});

test('the serial number that a spreadsheet uses for a day is read as that day', () => {
  const dayZero = epochDayOf(calendarDate('1899-12-30'));
  fc.assert(
    fc.property(days, (date) => {
      expect(read(String(epochDayOf(date) - dayZero))).toBe(date);
    }),
  );
});
